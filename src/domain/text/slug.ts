import { firstWhere } from '#domain/collections/binary-search.ts'
import { LANGUAGES } from '#domain/language.ts'
import { foldGerman } from './folding.ts'

/** Search results and chats cut longer addresses. */
const MAX_SLUG_LENGTH = 80

/** Numbers that are tried one by one before they are doubled. */
const LAST_TRIED_IN_TURN = 16

/** First path segments of our own routes, files and languages. No city has one of these as its slug. */
export const RESERVED_FIRST_SEGMENTS: ReadonlySet<string> = new Set([
  ...LANGUAGES,
  ...'api assets static img images og fonts public src well-known'.split(' '),
  ...'business businesses city cities region category categories search suche ranking merkliste'.split(' '),
  ...'contact about add-business blog help privacy imprint terms cookies faq report'.split(' '),
  ...'link privacy-request'.split(' '),
  ...'kontakt impressum datenschutz agb hilfe accessibility barrierefreiheit stadt staedte places'.split(' '),
  ...'admin url-validation-status login logout account settings confirm unsubscribe newsletter'.split(' '),
  ...'sitemap sitemap-xml robots robots-txt favicon favicon-ico manifest feed rss map'.split(' '),
  ...'healthz readyz metrics demo vorfuehrung apple-touch-icon apple-touch-icon-png index home not-found error'.split(
    ' ',
  ),
])

/**
 * The slug of a text for addresses: lower case ASCII letters, digits and single hyphens.
 * @param text any text; 'Köln' becomes 'koeln', `&` becomes 'und', other scripts are left out
 * @param fallback for a text of which nothing is left
 * @returns 1 to 80 characters, cut at a hyphen if there is one; applying it again changes nothing
 */
export function slugify(text: string, fallback = 'eintrag'): string {
  return slugOf(text) || slugOf(fallback) || 'eintrag'
}

/**
 * The slug of a city; never one of RESERVED_FIRST_SEGMENTS ('Help' becomes 'help-stadt').
 * @returns '' for an empty name
 */
export function slugifyCity(shownName: string): string {
  if (shownName.trim() === '') return ''
  const slug = slugify(shownName, 'ort')
  return RESERVED_FIRST_SEGMENTS.has(slug) ? `${slug}-stadt` : slug
}

/**
 * The first free slug of `base`, `base-2`, `base-3` and so on.
 * Calls `isTaken` at most about 50 times, so numbers may be skipped after the sixteenth.
 */
export function uniqueSlug(base: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(base)) return base
  for (let number = 2; number <= LAST_TRIED_IN_TURN; number++) {
    if (!isTaken(numbered(base, number))) return numbered(base, number)
  }
  return numbered(
    base,
    freeNumberBeyond(LAST_TRIED_IN_TURN, number => isTaken(numbered(base, number))),
  )
}

/** Doubles until a number is free, then searches between it and the last taken one. */
function freeNumberBeyond(start: number, isTaken: (number: number) => boolean): number {
  let taken = start
  let free = start * 2
  while (isTaken(free)) {
    taken = free
    free *= 2
    if (free > Number.MAX_SAFE_INTEGER / 2) throw new RangeError('every number of this slug is taken')
  }
  return firstWhere(taken + 1, free, number => !isTaken(number))
}

function numbered(base: string, number: number): string {
  const suffix = `-${number}`
  return cutAtHyphen(base, MAX_SLUG_LENGTH - suffix.length) + suffix
}

function slugOf(text: string): string {
  const words = foldGerman(text)
    .replace(/&/g, ' und ')
    .replace(/['’‘`´ʼ]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
  return cutAtHyphen(words.replace(/^-|-$/g, ''), MAX_SLUG_LENGTH)
}

function cutAtHyphen(slug: string, length: number): string {
  if (slug.length <= length) return slug
  const hyphen = slug.lastIndexOf('-', length)
  return hyphen > 0 ? slug.slice(0, hyphen) : slug.slice(0, length)
}
