import { foldGerman } from '#domain/text/folding.ts'

/** By what a business may be mentioned, with what it was called before. */
export interface MentionTerms {
  readonly names: readonly string[]
  /** With house number. */
  readonly streets: readonly string[]
  /** E.164. */
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  /** Website and photos. */
  readonly urls: readonly string[]
  /** Google's three identifiers. */
  readonly ids: readonly string[]
  /** `{city}/{slug}`. */
  readonly addresses: readonly string[]
}

export const NO_TERMS: MentionTerms = {
  names: [],
  streets: [],
  phones: [],
  emails: [],
  urls: [],
  ids: [],
  addresses: [],
}

/** Shorter names of several words ('Am Eck') also stand in sentences about others. */
const SHORTEST_NAME = 8

/**
 * Whether a name can be searched for in sentences. A single word ('Metzgerei', 'Adler') stands in too many that are
 * about something else.
 */
export function isDistinctName(name: string): boolean {
  return wordsOf(name).length > 1 && wordsOf(name).join('').length >= SHORTEST_NAME
}

/**
 * Matches every mention in a text, in any case, with umlauts or their spelling by two letters, with any separators, and
 * as part of JSON, HTML or an address.
 * @param terms names that are no distinct ones are left out
 * @returns undefined when nothing can be searched for
 */
export function mentionPattern(terms: MentionTerms): RegExp | undefined {
  const parts = [
    ...terms.names.filter(isDistinctName).map(wordPattern),
    ...terms.streets.filter(street => wordsOf(street).length > 1).map(wordPattern),
    ...terms.phones.map(phonePattern),
    ...terms.emails.map(exactly),
    ...terms.urls.map(urlPattern),
    ...terms.ids.map(exactly),
    ...terms.addresses.map(address => `${START}${escaped(address)}${END}`),
  ]
  return parts.length === 0 ? undefined : new RegExp([...new Set(parts)].join('|'), 'giu')
}

/** What stands in place of a mention. */
const REDACTED = '[…]'

/** A text without its mentions; the same text when it has none. */
export function withoutMentions(text: string, mentions: RegExp): string {
  return text.replace(mentions, REDACTED)
}

/** JSON without mentions in its texts; the same JSON when it has none. */
export function jsonWithoutMentions(json: string, mentions: RegExp): string {
  return json.search(mentions) === -1 ? json : JSON.stringify(valueWithout(JSON.parse(json), mentions))
}

function valueWithout(value: unknown, mentions: RegExp): unknown {
  if (typeof value === 'string') return withoutMentions(value, mentions)
  if (Array.isArray(value)) return value.map(item => valueWithout(item, mentions))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, valueWithout(part, mentions)]))
}

const START = String.raw`(?<![\p{L}\p{N}])`
const END = String.raw`(?![\p{L}\p{N}])`
/** What may stand between two words: punctuation, 'und' for '&', an HTML entity, an escaped character of JSON or a URL. */
const BETWEEN = String.raw`(?:[^\p{L}\p{N}]|und(?!\p{L})|&#?\w{1,8};|%[0-9a-f]{2}|\\[nrt]|\\u[0-9a-f]{4}){1,6}`

function wordsOf(text: string): readonly string[] {
  return text.normalize('NFC').match(/[\p{L}\p{N}]+/gu) ?? []
}

function wordPattern(text: string): string {
  const words = wordsOf(text).map(word => {
    const spellings = new Set([word.toLowerCase(), foldGerman(word), encodeURIComponent(word).toLowerCase()])
    return spellings.size === 1 ? escaped(word) : `(?:${[...spellings].map(escaped).join('|')})`
  })
  return START + words.join(BETWEEN) + END
}

/** The digits without the country's code, with any separators: '+49 (0)3581 / 47-10'. */
function phonePattern(phone: string): string {
  const digits = phone.replace(/^\+49/, '').replace(/\D/g, '')
  return String.raw`(?<!\d)(?:(?:\+|00)?49[\s./()-]{0,3}(?:\(?0\)?)?|0)?[\s./()-]{0,3}${[...digits].join(String.raw`[\s./()-]{0,3}`)}(?!\d)`
}

/** With or without scheme, 'www.' and a slash at the end. */
function urlPattern(url: string): string {
  const bare = url
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^www\./i, '')
    .replace(/\/$/, '')
  return String.raw`(?:https?:\/\/)?(?<![\p{L}\p{N}.-])(?:www\.)?${escaped(bare)}(?![\p{L}\p{N}-])\/?`
}

function exactly(text: string): string {
  return String.raw`(?<![\p{L}\p{N}_-])${escaped(text)}(?![\p{L}\p{N}_-])`
}

function escaped(text: string): string {
  return RegExp.escape(text)
}
