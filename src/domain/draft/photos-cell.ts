import { parseWebAddress } from '#domain/link/web-address.ts'
import { membersOf, parseJsonCell } from '#domain/text/primitive-values.ts'

/** Photos of a business that are stored; a page shows no more. */
export const MAX_PHOTOS = 20

/**
 * Addresses of photos, best first and each once. A cell has one address, several (separated by blanks, line ends, | or
 * commas), or JSON: a list of addresses or of objects with `image`, `imageUrl` or `url`. Photographers and captions are
 * left out. Pictures of Street View count only when there is no other.
 */
export function parsePhotos(cells: readonly string[]): readonly string[] {
  const photos = new Set<string>()
  for (const cell of cells) {
    for (const address of addressesIn(cell)) {
      const href = parseWebAddress(address)?.href
      if (href !== undefined) photos.add(href)
      if (photos.size >= MAX_CANDIDATES) break
    }
  }
  const ofTheBusiness = [...photos].filter(photo => !isStreetView(photo))
  return (ofTheBusiness.length > 0 ? ofTheBusiness : [...photos].slice(0, 1)).slice(0, MAX_PHOTOS)
}

/** Enough to find a real photo behind pictures of Street View. */
const MAX_CANDIDATES = 60

function addressesIn(cell: string): readonly string[] {
  const json = parseJsonCell(cell)
  if (json === undefined) return cell.split(/[\s|]+|[,;]\s*(?=https?:)/i, MAX_CANDIDATES)
  const items: readonly unknown[] = Array.isArray(json) ? json : [json]
  return items.slice(0, MAX_CANDIDATES).flatMap(item => {
    if (typeof item === 'string') return [item]
    const members = membersOf(item)
    const found = ADDRESS_KEYS.map(key => members.find(([name]) => name === key)?.[1]).find(
      value => typeof value === 'string',
    )
    return typeof found === 'string' ? [found] : []
  })
}

const ADDRESS_KEYS = ['image', 'imageUrl', 'url', 'thumbnail'] as const

function isStreetView(photo: string): boolean {
  return /^https?:\/\/(?:streetviewpixels-pa\.|cbks?\d\.google|geo\d\.ggpht\.com\/cbk|maps\.googleapis\.com\/maps\/api\/streetview)/i.test(
    photo,
  )
}
