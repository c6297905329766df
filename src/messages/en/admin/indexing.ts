import type { AdminIndexingMessages } from '#messages/de/admin/indexing.ts'

export const messages: AdminIndexingMessages = {
  title: 'Search engines',
  intro:
    'Search engines mark down a directory whose pages say little. So every business gets 0 to 100 points for what is on its page. Visitors still see pages below the threshold; search engines are asked not to index them, and the sitemaps leave them out.',
  lists: least =>
    `Lists of cities and categories are indexed if at least ${least} of their businesses are above the threshold.`,
  demonstration:
    'The directory still contains made-up businesses. Until they are removed, no page is indexed and the sitemaps stay empty.',
  thresholdTitle: 'Threshold',
  threshold: 'Index businesses with at least this many points',
  preview: (indexable, hidden, percent) =>
    `With this threshold: ${indexable} indexed (${percent}%), ${hidden} not indexed.`,
  now: points => `The saved threshold is ${points}.`,
  save: 'Save threshold',
  saving: 'Saving…',
  saved: 'Threshold saved. Pages and sitemaps follow it immediately.',
  total: 'Public businesses',
  indexable: 'Indexed',
  hidden: 'Not indexed',
  distribution: 'Distribution of points',
  distributionSummary: (most, count) =>
    `One bar for every five points. Most businesses, ${count}, have ${most} points. The line is the threshold.`,
  table: 'As a table',
  points: 'Points',
  entries: 'Businesses',
  range: (from, to) => `${from} to ${to}`,
  lackedTitle: 'What the others are missing',
  lackedText:
    'Only businesses below the threshold are counted. “Would be enough” says how many of them this one part would lift above it.',
  part: 'Part',
  weight: 'Points',
  lacking: 'Missing from',
  lifts: 'Would be enough',
  noneBelow: 'No business is below the threshold.',
  empty: 'There are no businesses in the directory yet.',
  parts: {
    address: 'Street, postcode and town',
    coordinates: 'Position on the map',
    openingHours: 'Opening hours',
    phone: 'Phone',
    website: 'Website that can be reached',
    photo: 'One photo',
    photos: 'Three photos',
    ownText: 'Description in their own words',
    longText: 'Description of 300 characters or more',
    attributes: 'Three features',
    reviews: 'One review',
    manyReviews: 'Ten reviews',
  },
  tabs: { label: 'Search engine sections', indexing: 'Indexing', redirects: 'Redirects' },
}
