/** What stands before other places of the name of a search, in German. */
export const messages = {
  also: 'Mehrere Orte heißen so. Treffer gibt es auch in:',
}

export type OtherPlacesMessages = typeof messages
