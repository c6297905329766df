import type { CategoriesMessages } from '#messages/de/pages/categories.ts'

/** What the overview of the categories says, in English. */
export const messages: CategoriesMessages = {
  title: 'Categories',
  letterTitle: letter => `Categories beginning with ${letter}`,
  ofCategories: count => count.plural({ one: `${count} category`, other: `${count} categories` }),
  lead: (businesses, categories) => `${businesses} in ${categories}, grouped by sector.`,
  description: (businesses, categories, most, hasRatings) =>
    `${businesses} in ${categories}${most === '' ? '' : `. Most common: ${most}`}. With opening hours${hasRatings ? ', phone numbers and reviews' : ' and phone numbers'}.`,
  main: 'The main sectors',
  others: 'More sectors',
  businesses: 'Businesses',
  rating: 'Average rating',
  share: 'Share of the directory',
  growth: 'Growth',
  growthOf: percent => `${percent} in twelve months`,
  services: 'Most common',
  cities: 'Mostly in',
  popular: 'Popular businesses',
  popularNote: 'By rating and completeness.',
  index: 'All categories from A to Z',
  mostFrequent: count => `The ${count} most common. You will find all of them under their letter.`,
  letters: 'First letter',
  digits: '0–9',
  all: 'All categories',
  emptyDescription: 'Nobody is listed yet. As soon as there are businesses, their categories are here.',
}
