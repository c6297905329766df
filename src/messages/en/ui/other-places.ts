import type { OtherPlacesMessages } from '#messages/de/ui/other-places.ts'

/** What stands before other places of the name of a search, in English. */
export const messages: OtherPlacesMessages = {
  also: 'Several places have this name. There are also results in:',
}
