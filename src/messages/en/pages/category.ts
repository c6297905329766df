import type { CategoryMessages } from '#messages/de/pages/category.ts'

/** What the page of a category says, in English. */
export const messages: CategoryMessages = {
  inPlaces: count => count.plural({ one: `in ${count} place`, other: `in ${count} places` }),
  title: (name, businesses, inPlaces) => `${name}: ${businesses} ${inPlaces}`,
  description: (title, text, rating) =>
    [
      `${title}.`,
      text === '' ? 'With address, opening hours and phone number.' : text,
      rating === '' ? '' : `Average rating ${rating}.`,
    ]
      .filter(Boolean)
      .join(' '),
  lead: (businesses, inPlaces) => `${businesses} ${inPlaces}, with address, opening hours and phone number.`,
  services: 'Services people look for',
  found: count => count.plural({ one: `${count} business found`, other: `${count} businesses found` }),
  byCity: name => `${name} by place`,
  largest: (shown, all) => `The ${shown} of ${all} places with the most businesses`,
  within: 'Categories in this sector',
  related: 'Similar categories',
  empty: 'No businesses found',
  emptyText: 'There is no business in this category in the directory yet.',
  others: 'See other categories',
  failed: 'Something went wrong while loading the data',
  reload: 'Reload the page',
  notFound: 'Category not found',
  notFoundText: 'The directory has no category at this address.',
  toAll: 'All categories',
}
