/** What the buttons that save a business say, in German. */
export const messages = {
  keepOne: (name: string) => `${name} merken`,
  full: (max: string) => `Die Merkliste ist voll: Mehr als ${max} Betriebe passen nicht darauf.`,
}

export type FavouriteButtonMessages = typeof messages
