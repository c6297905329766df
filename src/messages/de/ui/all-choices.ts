/** All values of a filter and the search in them, in German. */
export const messages = {
  searchIn: { categories: 'Kategorie suchen', cities: 'Ort suchen', attributes: 'Merkmal suchen' },
  some: (listed: string, all: string) =>
    `${listed} von ${all}. Die anderen finden Sie mit der Suche darüber.`,
  none: 'Dazu gibt es hier nichts. Versuchen Sie ein anderes Wort.',
  failed: 'Das lässt sich gerade nicht laden. Versuchen Sie es gleich noch einmal.',
}

export type AllChoicesMessages = typeof messages
