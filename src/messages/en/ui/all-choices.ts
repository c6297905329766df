import type { AllChoicesMessages } from '#messages/de/ui/all-choices.ts'

/** All values of a filter and the search in them, in English. */
export const messages: AllChoicesMessages = {
  searchIn: { categories: 'Find a category', cities: 'Find a town or city', attributes: 'Find a feature' },
  some: (listed, all) => `Showing ${listed} of ${all}. Search above to find the others.`,
  none: 'Nothing here matches what you typed.',
  failed: 'This could not be loaded.',
}
