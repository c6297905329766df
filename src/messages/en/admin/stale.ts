import type { AdminStaleMessages } from '#messages/de/admin/stale.ts'

export const messages: AdminStaleMessages = {
  title: 'Not found any more',
  intro:
    'An export names its search in every row, for example “dentist, 50667 Köln”. Here you see which businesses of earlier imports of a search the newest import of the same search no longer had, and no other import has seen since. Nothing is hidden by itself.',
  searches: 'Searches of the imports',
  columns: { search: 'Search', newest: 'Newest import', found: 'Found', stale: 'Not found any more' },
  run: number => `Import no. ${number}`,
  none: 'No import has named a search in its rows yet. Exports of Outscraper (column “query”), Apify (“searchString”) and gosom (“input_id” or “query”) do; the list fills once the same search was imported for the second time.',
  onlyOfImport: number => `Only searches of import ${number}`,
  allSearches: 'Show all searches',
  noneOfImport: 'There is no search of which this import is the newest one.',
  count: count => count.plural({ one: '1 business', other: `${count} businesses` }),
  newest: (run, day) => `The newest import of this search is ${run} of ${day}.`,
  list: 'Businesses that were not found any more',
  business: 'Business',
  city: 'City',
  seen: 'Last seen',
  seenIn: (run, day) => `${run} on ${day}`,
  completeness: 'Complete',
  ownEdits: 'Edited by you',
  submission: 'Owner or submission',
  yes: 'yes',
  no: 'no',
  marked: day => `to be checked since ${day}`,
  inTable: 'In the table of businesses',
  noneStale:
    'All businesses of earlier imports of this search were found again, or are hidden or removed already.',
  select: name => `Select ${name}`,
  selectPage: 'Select all on this page',
  selected: count => `${count} selected`,
  selectAll: count => `Select all ${count}`,
  clear: 'Clear the selection',
  hide: 'Hide',
  recheck: 'Check',
  recheckStarted: count =>
    count.plural({
      one: 'One business is marked. Its website is being checked now.',
      other: `${count} businesses are marked. Their websites are being checked now.`,
    }),
  recheckMarked: count =>
    count.plural({
      one: 'One business is marked. A check of websites is running already; you can check it again afterwards.',
      other: `${count} businesses are marked. A check of websites is running already; you can check them again afterwards.`,
    }),
  rechecks: {
    title: 'To check',
    intro:
      'Businesses that are marked to be checked, with the result of the check of their website. They stay public until you hide them.',
    list: 'Marked businesses',
    since: 'Marked',
    sinceBy: (day, account) => `${day} by ${account}`,
    website: 'Website',
    noWebsite: 'none',
    unchecked: 'not checked yet',
    none: 'Nothing is marked to be checked. Choose businesses for it under “Not found any more”.',
    again: 'Check the websites again',
    end: 'Done',
    ended: count =>
      count.plural({
        one: 'One business is no longer marked.',
        other: `${count} businesses are no longer marked.`,
      }),
  },
}
