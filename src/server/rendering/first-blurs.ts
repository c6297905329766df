/** As many entries of a list as a phone shows before anybody scrolls. */
const FIRST_SEEN = 3

/**
 * A list as a page carries it from the server: with the blurs of the first photos. The others are loaded lazily, and with
 * all of them a page of 24 would be larger than 50 kB (docs/decisions/0006); what the browser reads later has them all.
 */
export function withFirstBlurs<Card extends { readonly photos: readonly string[] }>(
  cards: readonly Card[],
): Card[] {
  return cards.map((card, at) => {
    if (at < FIRST_SEEN) return card
    return { ...card, photos: card.photos.map(photo => photo.replace(/#.*$/s, '')) }
  })
}
