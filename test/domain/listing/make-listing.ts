import { EMPTY_LISTING, type ListingInput } from '#domain/listing/listing.ts'

/** A listing that can be sent, with some parts replaced. */
export function listing(part: Partial<ListingInput> = {}): ListingInput {
  return {
    ...EMPTY_LISTING,
    name: 'Wärmewerk Ehrenfeld',
    category: 'handwerker',
    description: 'Heizungen für Altbauten.',
    address: 'Hinter der Glashütte 17',
    postalCode: '50823',
    city: 'Köln',
    phone: '0221 4710144',
    email: 'kontakt@waermewerk.example',
    ...part,
  }
}
