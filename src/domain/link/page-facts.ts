import { plainLine } from '#domain/text/plain-text.ts'
import { parseWebAddress } from './web-address.ts'

/** Texts from the beginning of a page. */
export interface PageFacts {
  readonly title: string
  /** Its first main heading. */
  readonly heading: string
  /** Everything that a visitor reads, on one line. */
  readonly text: string
}

/** @param html the beginning of a page */
export function pageFacts(html: string): PageFacts {
  return {
    title: plainLine(TITLE.exec(html)?.[1] ?? ''),
    heading: plainLine(HEADING.exec(html)?.[1] ?? ''),
    text: plainLine(html),
  }
}

/** The picture of a page for sharing (Open Graph): an absolute http or https address, or undefined. */
export function sharedPicture(html: string): string | undefined {
  for (const [tag] of html.matchAll(META)) {
    const attributes = attributesOf(tag)
    const name = (attributes.get('property') ?? attributes.get('name') ?? '').toLowerCase()
    if (!PICTURE_NAMES.has(name)) continue
    const address = parseWebAddress((attributes.get('content') ?? '').trim())?.href
    if (address !== undefined) return address
  }
  return undefined
}

// Bounded and without '<', so that a page of nothing but opening tags cannot make the search slow.
const TITLE = /<title[^<>]{0,200}>([^<]{0,500})/i
const HEADING = /<h1[^<>]{0,500}>([\s\S]{0,1000}?)<\/h1/i
const META = /<meta\s[^<>]{0,3000}>/gi
const ATTRIBUTE = /([a-z:-]{1,40})\s{0,9}=\s{0,9}(?:"([^"]{0,2500})"|'([^']{0,2500})'|([^\s"'>]{1,2500}))/gi

const PICTURE_NAMES: ReadonlySet<string> = new Set(['og:image', 'og:image:url', 'og:image:secure_url'])

function attributesOf(tag: string): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (const [, name = '', double, single, bare] of tag.matchAll(ATTRIBUTE)) {
    attributes.set(name.toLowerCase(), (double ?? single ?? bare ?? '').replace(/&(?:amp|#38|#x26);/gi, '&'))
  }
  return attributes
}
