import parked from '../data/links/parked.json' with { type: 'json' }
import type { PageFacts } from './page-facts.ts'

/**
 * Whether a page is the page of a parked domain: by its host, by what it loads, or by its text. The text counts only on
 * short pages, so that an article about domains is not meant.
 * @param host of the page after all redirects
 */
export function isParked(host: string, html: string, { title, heading, text }: PageFacts): boolean {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  if (labels.some((_, at) => PARKING_HOSTS.has(labels.slice(at).join('.')))) return true
  const code = html.toLowerCase()
  if (PARKING_CODE.some(sign => code.includes(sign))) return true
  const said = `${title} ${heading} ${text.length > SHORT_PAGE ? '' : text}`.toLowerCase()
  return PARKING_WORDS.some(words => said.includes(words))
}

/** In characters; parking pages are shorter. */
const SHORT_PAGE = 3000

/** Marketplaces and parking services to which domains for sale redirect. */
const PARKING_HOSTS: ReadonlySet<string> = new Set(parked.hosts)

/** What parking pages load. */
const PARKING_CODE: readonly string[] = parked.code

/** Texts of parking pages and of hosting providers' placeholders, in lower case. */
const PARKING_WORDS: readonly string[] = parked.words
