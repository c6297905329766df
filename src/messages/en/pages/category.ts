import type { CategoryMessages } from '#messages/de/pages/category.ts'

/** What the page of a category says, in English. */
export const messages: CategoryMessages = {
  inPlaces: count => count.plural({ one: `in ${count} town or city`, other: `in ${count} towns and cities` }),
  title: (name, businesses, inPlaces) => `${name}: ${businesses} ${inPlaces}`,
  countedTitle: (trade, inPlaces) => `${trade} ${inPlaces}`,
  description: (title, text, rating) =>
    [
      `${title}.`,
      text === '' ? 'With address, opening hours and phone number.' : text,
      rating === '' ? '' : `Average rating ${rating}.`,
    ]
      .filter(Boolean)
      .join(' '),
  lead: (businesses, inPlaces) => `${businesses} ${inPlaces}, with address, opening hours and phone number.`,
  shortLead: 'With address, opening hours and phone number.',
  services: 'Services people look for',
  found: count => count.plural({ one: `${count} business found`, other: `${count} businesses found` }),
  byCity: name => `${name} by town`,
  largest: (shown, all) => `${shown} of ${all} places: those with the most businesses`,
  within: 'Categories in this sector',
  related: 'Similar categories',
  empty: 'No businesses found',
  emptyText: 'There are no businesses in this category yet. Add the first one.',
  others: 'See other categories',
  failed: 'Something went wrong while loading the page',
  reload: 'Reload page',
  notFound: 'Category not found',
  notFoundText: 'There is no category at this address.',
  toAll: 'All categories',
}
