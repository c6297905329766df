/**
 * One line of plain text: without HTML, control and direction characters, with single blanks, composed (NFC). Applying
 * it again changes nothing.
 */
export function plainLine(text: string): string {
  if (PLAIN_LINE.test(text)) return text
  return settled(text, once => withoutMarkup(once).replace(/\s+/g, ' ').trim())
}

/** ASCII words with single blanks and no markup: most lines of most files. */
const PLAIN_LINE = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/

/** Like `plainLine`, but with line breaks and paragraphs (also of HTML) as '\n' and '\n\n'. */
export function plainParagraphs(text: string): string {
  return settled(text, once =>
    withoutMarkup(withBreaks(once))
      .replace(/[^\S\n]+/g, ' ')
      .replace(/ ?\n ?/g, '\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  )
}

/** Markup may be nested in entities. After this many rounds the rest of its signs become blanks. */
const MAX_ROUNDS = 3

function settled(text: string, clean: (text: string) => string): string {
  let settled = clean(text)
  if (!MARKUP.test(text)) return settled
  for (let round = 1; ; round++) {
    const next = clean(round < MAX_ROUNDS ? settled : settled.replace(/[<>&]/g, ' '))
    if (next === settled || round > MAX_ROUNDS) return next
    settled = next
  }
}

const MARKUP = /[<&]/

function withoutMarkup(text: string): string {
  const visible = text.toWellFormed().replace(INVISIBLE, '').normalize('NFC')
  if (!MARKUP.test(visible)) return visible
  return decodeEntities(withoutTags(visible)).replace(INVISIBLE, ' ')
}

/** Control characters except tab and line ends, soft hyphen, zero-width and direction characters, BOM, U+FFFD. */
const INVISIBLE =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufffd]/g

/** Opening, closing and comment tags. `[^<>]` makes the search linear. '<3' and 'a < b' are text. */
const TAG = /<(?:\/?[a-z][^<>]*|!--[^<>]*--|![a-z][^<>]*)>/gi

function withoutTags(text: string): string {
  return withoutElement(withoutElement(text, 'script'), 'style').replace(TAG, ' ')
}

/** Removes an element with its content, which is code. An unclosed element reaches to the end. */
function withoutElement(text: string, name: 'script' | 'style'): string {
  let kept = ''
  let at = 0
  for (;;) {
    const begin = indexAfter(ELEMENTS[name].begin, text, at)?.begin
    if (begin === undefined) return kept + text.slice(at)
    kept += `${text.slice(at, begin)} `
    const end = indexAfter(ELEMENTS[name].end, text, begin)?.end
    if (end === undefined) return kept
    at = end
  }
}

const ELEMENTS = {
  script: { begin: /<script/gi, end: /<\/script[^<>]*>/gi },
  style: { begin: /<style/gi, end: /<\/style[^<>]*>/gi },
} as const

function indexAfter(pattern: RegExp, text: string, from: number): { begin: number; end: number } | undefined {
  pattern.lastIndex = from
  const begin = pattern.exec(text)?.index
  return begin === undefined ? undefined : { begin, end: pattern.lastIndex }
}

/** Line breaks that HTML writes as tags. */
function withBreaks(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/<br\s{0,9}\/?>/gi, '\n')
    .replace(/<\/(?:p|div|li|h[1-6])>/gi, '\n\n')
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  ccedil: 'ç',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  lsquo: '‘',
  rsquo: '’',
  bull: '•',
  middot: '·',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  shy: '',
}

function decodeEntities(text: string): string {
  return text
    .replace(/&(?:(?:amp|#0{0,4}38|#x0{0,4}26);)+/gi, '&')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi, (entity, decimal, hex, name) => {
      if (typeof name === 'string')
        return Object.hasOwn(NAMED_ENTITIES, name) ? (NAMED_ENTITIES[name] ?? entity) : entity
      const code = typeof decimal === 'string' ? Number(decimal) : Number.parseInt(String(hex), 16)
      return code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
        ? String.fromCodePoint(code)
        : ' '
    })
}
