import type { FavouriteButtonMessages } from '#messages/de/ui/favourite-button.ts'

/** What the buttons that save a business say, in English. */
export const messages: FavouriteButtonMessages = {
  keepOne: name => `Save ${name}`,
  kept: 'Saved',
  keptOne: name => `Saved: ${name}`,
  full: max => `Your list is full: it holds up to ${max} businesses.`,
}
