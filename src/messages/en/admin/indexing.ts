import type { AdminIndexingMessages } from '#messages/de/admin/indexing.ts'

export const messages: AdminIndexingMessages = {
  title: 'Search engines',
  intro:
    'Search engines mark a directory down whose pages say little. So every entry gets points from 0 to 100 for what stands on its page. Visitors see pages below the threshold as before; search engines are not to take them in, and the sitemaps leave them out.',
  lists: least =>
    `Lists of cities and categories are to be taken in where at least ${least} of their entries are above the threshold.`,
  demonstration:
    'The directory still holds invented businesses. Until they are removed no page is to be taken in, and the sitemaps stay empty.',
  thresholdTitle: 'Threshold',
  threshold: 'Entries are to be taken in from this many points on',
  preview: (indexable, hidden, percent) =>
    `From this threshold on: taken in ${indexable} (${percent} %), not taken in ${hidden}.`,
  now: points => `Saved is ${points}.`,
  save: 'Save the threshold',
  saving: 'Saving …',
  saved: 'The threshold is saved. Pages and sitemaps follow it at once.',
  total: 'Public entries',
  indexable: 'Taken in',
  hidden: 'Not taken in',
  distribution: 'Distribution of points',
  distributionSummary: (most, count) =>
    `A bar for every five points. Most entries, ${count}, have ${most} points. The line is the threshold.`,
  table: 'As a table',
  points: 'Points',
  entries: 'Entries',
  range: (from, to) => `${from} to ${to}`,
  lackedTitle: 'What the others lack',
  lackedText:
    'Only entries below the threshold are counted. “Lifts alone” says how many of them would be above it with this one part.',
  part: 'Part',
  weight: 'Points',
  lacking: 'Lacking in',
  lifts: 'Lifts alone',
  noneBelow: 'No entry is below the threshold.',
  empty: 'There is no business in the directory yet.',
  parts: {
    address: 'Street, postal code and city',
    coordinates: 'Place on the map',
    openingHours: 'Opening hours',
    phone: 'Phone',
    website: 'A website that can be reached',
    photo: 'One photo',
    photos: 'Three photos',
    ownText: 'Description in its own words',
    longText: 'Description of 300 characters or more',
    attributes: 'Three attributes',
    reviews: 'One review',
    manyReviews: 'Ten reviews',
  },
  tabs: { label: 'Parts of search engines', indexing: 'Indexing', redirects: 'Redirects' },
}
