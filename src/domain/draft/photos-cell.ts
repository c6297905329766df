import { BUSINESS_FIELDS } from '#domain/business/fields.ts'
import { parseWebAddress } from '#domain/link/web-address.ts'
import { addressesInJson } from './json-addresses.ts'

const MAX_PHOTOS = BUSINESS_FIELDS.photos.limit

/**
 * Addresses of photos, best first and each once; of one picture in several sizes the largest. A cell has one address, several (separated by blanks, line ends, | or
 * commas), or JSON: a list of addresses or of objects with `image`, `imageUrl` or `url`. Photographers and captions are
 * left out. Pictures of Street View count only when there is no other.
 */
export function parsePhotos(cells: readonly string[]): readonly string[] {
  const largest = new Map<string, string>()
  for (const cell of cells) {
    for (const address of photosIn(cell)) {
      const href = parseWebAddress(address)?.href
      if (href === undefined) continue
      const { picture, pixels } = pictureAt(href)
      const known = largest.get(picture)
      if (known === undefined || pictureAt(known).pixels < pixels) largest.set(picture, href)
      if (largest.size >= MAX_CANDIDATES) break
    }
  }
  const photos = [...largest.values()]
  const ofTheBusiness = photos.filter(photo => !isStreetView(photo))
  return (ofTheBusiness.length > 0 ? ofTheBusiness : photos.slice(0, 1)).slice(0, MAX_PHOTOS)
}

/** The picture at an address, and its size. Google writes the size behind the picture: '…/p/AF1Q=w800-h500-k-no'. */
function pictureAt(href: string): { readonly picture: string; readonly pixels: number } {
  const [, picture, size] = GOOGLE_PICTURE.exec(href) ?? []
  if (picture === undefined) return { picture: href, pixels: 0 }
  const side = (letter: string) => new RegExp(`(?:^|-)${letter}(\\d{1,5})(?=-|$)`).exec(size ?? '')?.[1]
  const square = side('s')
  // Without a size Google sends 512 pixels, with s0 the original.
  if (square === '0') return { picture, pixels: Number.POSITIVE_INFINITY }
  const [width = square, height = square] = [side('w'), side('h')]
  const longer = Math.max(Number(width ?? 0), Number(height ?? 0)) || DEFAULT_SIDE
  return { picture, pixels: Number(width ?? longer) * Number(height ?? longer) }
}

/** The same picture is on lh3 to lh6. */
const GOOGLE_PICTURE = /^https?:\/\/lh\d\.(?:googleusercontent|ggpht)\.com\/([^=?#]{8,})(?:=([\w-]*))?$/i

const DEFAULT_SIDE = 512

/** Enough to find a real photo behind pictures of Street View. */
const MAX_CANDIDATES = 60

function photosIn(cell: string): readonly string[] {
  return addressesInJson(cell) ?? cell.split(/[\s|]+|[,;]\s*(?=https?:)/i, MAX_CANDIDATES)
}

function isStreetView(photo: string): boolean {
  return /^https?:\/\/(?:streetviewpixels-pa\.|cbks?\d\.google|geo\d\.ggpht\.com\/cbk|maps\.googleapis\.com\/maps\/api\/streetview)/i.test(
    photo,
  )
}
