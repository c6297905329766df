import type { OtherPlacesMessages } from '#messages/de/ui/other-places.ts'

/** What stands before other places of the name of a search, in Turkish. */
export const messages: OtherPlacesMessages = {
  also: 'Bu adı taşıyan birden fazla yer var. Şuralarda da sonuç var:',
}
