import type { AdminIndexingMessages } from '#messages/de/admin/indexing.ts'

export const messages: AdminIndexingMessages = {
  title: 'Search engines',
  intro:
    'Google and other search engines show a directory less often if many of its pages say little. So every business gets 0 to 100 points for what is on its page. Visitors see pages with too few points as before, but search engines are asked not to index them, and the list of pages for search engines (sitemap) leaves them out.',
  lists: least =>
    `Search engines are asked to index a list of businesses if at least ${least} of them are above the threshold.`,
  demonstration:
    'The directory still contains made-up businesses. Until you remove the demonstration data, all pages are kept from search engines.',
  thresholdTitle: 'Threshold',
  threshold: 'Search engines should index businesses with at least this many points',
  preview: (indexable, hidden, percent) =>
    `${indexable} (${percent}%) reach this threshold, ${hidden} are below it.`,
  now: points => `The current threshold is ${points}.`,
  save: 'Save threshold',
  saving: 'Saving…',
  saved: 'The threshold has been saved and applies immediately.',
  total: 'Public businesses',
  indexable: 'Reach the threshold',
  hidden: 'Below the threshold',
  distribution: 'Distribution of points',
  distributionSummary: (most, count) =>
    `One bar for every five points. Most businesses, ${count}, have ${most} points. The line is the threshold.`,
  table: 'As a table',
  points: 'Points',
  entries: 'Businesses',
  range: (from, to) => `${from} to ${to}`,
  lackedTitle: 'What the others are missing',
  lackedText:
    'Only businesses below the threshold are counted. “Enough by itself” says for how many of them this one part would be enough.',
  part: 'Part',
  weight: 'Points',
  lacking: 'Missing from',
  lifts: 'Enough by itself',
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
}
