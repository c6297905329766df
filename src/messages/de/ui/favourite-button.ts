import type { Count } from '#messages/count.ts'

/** What the buttons that save a business say, in German. */
export const messages = {
  keepOne: (name: string) => `${name} merken`,
  kept: 'Gemerkt',
  keptOne: (name: string) => `${name} gemerkt`,
  full: (max: Count) => `Die Merkliste ist voll: Mehr als ${max} Betriebe passen nicht darauf.`,
}

export type FavouriteButtonMessages = typeof messages
