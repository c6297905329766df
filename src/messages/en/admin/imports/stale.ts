import type { AdminStaleMessages } from '#messages/de/admin/imports/stale.ts'

export const messages: AdminStaleMessages = {
  title: 'No longer found',
  intro:
    'Many exports say in every row what was searched for, for example “dentist, 50667 Köln”. If you import the same search again later, you will see here which businesses were missing from it and have not been in any other import since. Nothing is hidden automatically.',
  searches: 'Searches in the imports',
  columns: { search: 'Search', newest: 'Latest import', found: 'Found', stale: 'No longer found' },
  run: number => `Import no. ${number}`,
  none: 'No import has named a search in its rows yet. Exports from Outscraper (column “query”), Apify (“searchString”) and gosom (“input_id” or “query”) do; the list fills once the same search has been imported a second time.',
  onlyOfImport: number => `Only searches from import ${number}`,
  allSearches: 'Show all searches',
  noneOfImport: 'A newer import has repeated every search of this import.',
  count: count => count.plural({ one: '1 business', other: `${count} businesses` }),
  newest: (run, day) => `The latest import of this search is ${run} from ${day}.`,
  list: 'Businesses no longer found',
  business: 'Business',
  city: 'City',
  seen: 'Last seen',
  completeness: 'Complete',
  ownEdits: 'Edited by you',
  submission: 'From its owner or submitted',
  yes: 'yes',
  no: 'no',
  marked: day => `marked for checking since ${day}`,
  inTable: 'In the table of businesses',
  noneStale:
    'All businesses from earlier imports of this search were found again, or have already been hidden or removed.',
  select: name => `Select ${name}`,
  selectPage: 'Select all on this page',
  selected: count => `${count} selected`,
  selectAll: count => `Select all ${count}`,
  recheck: 'Mark for checking',
  recheckStarted: count =>
    count.plural({
      one: 'One business has been marked. Its website is now being checked.',
      other: `${count} businesses have been marked. Their websites are now being checked.`,
    }),
  recheckMarked: count =>
    count.plural({
      one: 'One business has been marked. A check of websites is already running; you can check it again afterwards.',
      other: `${count} businesses have been marked. A check of websites is already running; you can check them again afterwards.`,
    }),
  rechecks: {
    title: 'To check',
    intro:
      'Businesses marked for checking, with the result of the check of their website. They stay public until you hide them.',
    list: 'Marked businesses',
    since: 'Marked',
    sinceBy: (day, account) => `${day} by ${account}`,
    website: 'Website',
    noWebsite: 'none',
    unchecked: 'not checked yet',
    none: 'Nothing is marked for checking. You can mark businesses under “No longer found”.',
    again: 'Check websites again',
    end: 'Done',
    ended: count =>
      count.plural({
        one: 'One business is no longer marked.',
        other: `${count} businesses are no longer marked.`,
      }),
  },
}
