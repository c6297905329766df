import type { SearchQuery } from '#domain/search/search.ts'
import type { ParsedQuery } from '../parsed-query.ts'

/** 'Autowerkstatt nahe mir': only the visitor's position says where that is. */
const NEAR_ME = new RegExp(
  `(?<!\\p{L})(?:${[
    'in meiner (?:n(?:ä|ae)he|umgebung|gegend)',
    'in der (?:n(?:ä|ae)he|umgebung|gegend)(?! von)',
    'nahe mir|um die ecke|n(?:ä|ae)chstgelegene[nrs]?',
    '(?:near|close to|around) me|near ?by|nearest|closest',
    '(?:bana )?en yakın|yakınımda(?:ki)?|yakınlarda(?:ki)?|yakındaki',
  ].join('|')})(?!\\p{L})`,
  'giu',
)

/** A text without the words that mean the visitor's own position. */
export function withoutNearMe(text: string): string {
  return text.replace(NEAR_ME, ' ').trim()
}

/** Whether somebody searches near himself, but his position is unknown. */
export function isNearNowhere(query: SearchQuery, { place }: ParsedQuery): boolean {
  const { latitude, longitude } = query
  if (place !== null || (latitude !== undefined && longitude !== undefined)) return false
  return nearMeIn(query) !== undefined
}

/** The words of a query that mean the visitor's own position, as typed. */
export function nearMeIn({ text = '', location = '' }: SearchQuery): string | undefined {
  return text.match(NEAR_ME)?.[0] ?? location.match(NEAR_ME)?.[0]
}
