import { cleanHoursText } from './clean-text.ts'
import { endOfContinuous } from './continuous.ts'
import { meaningOfWord, type WordMeaning } from './word-meanings.ts'

/** A time of day as written. Whether it is on a 12-hour clock is decided for both ends of a range together. */
export interface Clock {
  readonly kind: 'clock'
  readonly hour: number
  readonly minute: number
  readonly half?: 'am' | 'pm'
  /** Written with two digits and minutes ('09:00'), which is unusual on a 12-hour clock. */
  readonly isPadded: boolean
}

/** `break` is a semicolon, a bar or a line end. */
export type Token = Exclude<WordMeaning, { kind: 'noise' }> | Clock | { readonly kind: 'break' }

/**
 * Splits a German, English or Turkish text about opening hours into tokens.
 * @returns undefined when any part is not understood, or when the text is longer than 2,000 characters. Never throws.
 */
export function tokensOf(text: string): Token[] | undefined {
  if (text.length > MAX_LENGTH) return undefined
  const clean = cleanHoursText(text)
  const tokens: Token[] = []
  let at = 0
  while (at < clean.length) {
    const read = readAt(clean, at, tokens.at(-1))
    if (read === undefined) return undefined
    if (read.token !== undefined) tokens.push(read.token)
    at = read.end
  }
  return tokens
}

/** A position in the tokens of a text. Readers move it past what they have read. */
export interface Cursor {
  readonly tokens: readonly Token[]
  at: number
}

/** The token at the cursor, if it is of the kind; moves past it. */
export function take<K extends Token['kind']>(
  cursor: Cursor,
  kind: K,
): Extract<Token, { kind: K }> | undefined {
  const token = cursor.tokens[cursor.at]
  if (token === undefined || !isOfKind(token, kind)) return undefined
  cursor.at += 1
  return token
}

/** Moves past all tokens of some kinds. @returns the last of them */
export function skip(cursor: Cursor, kinds: readonly Token['kind'][]): Token | undefined {
  let last: Token | undefined
  for (;;) {
    const token = cursor.tokens[cursor.at]
    if (token === undefined || !kinds.includes(token.kind)) return last
    last = token
    cursor.at += 1
  }
}

function isOfKind<K extends Token['kind']>(token: Token, kind: K): token is Extract<Token, { kind: K }> {
  return token.kind === kind
}

/** In characters. No real text about a week is longer. */
const MAX_LENGTH = 2000

/** A part of the text: its end, and its token if it means something. */
interface Read {
  readonly end: number
  readonly token?: Token
}

function readAt(text: string, at: number, last: Token | undefined): Read | undefined {
  for (const reader of READERS) {
    const read = reader(text, at, last)
    if (read !== undefined) return read
  }
  return undefined
}

type Reader = (text: string, at: number, last: Token | undefined) => Read | undefined

function phrase(pattern: RegExp, token?: Token): Reader {
  return (text, at) => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return undefined
    const end = pattern.lastIndex
    return token === undefined ? { end } : { end, token }
  }
}

const DAY_LONG =
  /(?:24(?: ?\/ ?7| ?\/ ?24| ?-? ?(?:h|std|stdn|stunden|hours?|hrs?|saat)(?!\p{L})\.?)|7 ?\/ ?24(?![\d:.]))/uy

/** 'Mo-Fr 24 h' is the whole day, '8-24 h' is a range. */
function readDayLong(text: string, at: number, last: Token | undefined): Read | undefined {
  if (last?.kind === 'dash' || last?.kind === 'since') return undefined
  return phrase(DAY_LONG, { kind: 'allDay' })(text, at, last)
}

// No digit may follow the digits ('016:00'), and no dot may follow a time with a dot ('01.04.' is a date).
// 'am' before a day is the German preposition ('10-12 am Samstag').
const CLOCK =
  /(\d{1,2})(?:([:.h])(\d{2})(?::00)?|(?<=\d{2})(\d{2}))?(?!\d)(?: ?(?:([ap])\.? ?m(?!\p{L})\.?(?! (?:\p{L}+tag|mittwoch|sonnabend|wochenend))))?(?: ?(?:uhr|hrs|h)(?!\p{L}))?/uy

function readClock(text: string, at: number): Read | undefined {
  CLOCK.lastIndex = at
  const match = CLOCK.exec(text)
  if (match === null) return undefined
  const [written, hourText = '', sign, after, joined, letter] = match
  const end = at + written.length
  const minuteText = after ?? joined
  const hour = Number(hourText)
  const minute = Number(minuteText ?? 0)
  if (hour > LATEST_HOUR || minute > 59) return undefined
  if (sign === '.' && letter === undefined && /^\.\s*\S/.test(text.slice(end, end + 3))) return undefined
  const isPadded = hourText.length === 2 && minuteText !== undefined
  const clock = { kind: 'clock', hour, minute, isPadded } as const
  return { end, token: letter === undefined ? clock : { ...clock, half: letter === 'a' ? 'am' : 'pm' } }
}

function readContinuous(text: string, at: number, last: Token | undefined): Read | undefined {
  const end = endOfContinuous(text, at, last?.kind === 'clock' || last?.kind === 'allDay')
  return end === undefined ? undefined : { end }
}

/** OpenStreetMap counts hours past midnight: '20:00-26:00'. */
const LATEST_HOUR = 48

const WORD = /\p{L}+/uy

function readWord(text: string, at: number): Read | undefined {
  WORD.lastIndex = at
  const word = WORD.exec(text)?.[0]
  const meaning = word === undefined ? undefined : meaningOfWord(word)
  if (word === undefined || meaning === undefined) return undefined
  const end = at + word.length
  const afterDot = text[end] === '.' ? end + 1 : end
  return meaning.kind === 'noise' ? { end: afterDot } : { end: afterDot, token: meaning }
}

/** The first reader that succeeds wins, so phrases are before the words they begin with. */
const READERS: readonly Reader[] = [
  phrase(/ +/y),
  phrase(/[;|\n]+/y, { kind: 'break' }),
  phrase(/,/y, { kind: 'comma' }),
  phrase(/-/y, { kind: 'dash' }),
  readDayLong,
  readClock,
  phrase(/\+(?= ?(?:[;,|\n]|$))/y, { kind: 'openEnd' }),
  phrase(/[+&/]/y, { kind: 'and' }),
  phrase(/[:."“”„()]/y),
  phrase(/(?:rund um die uhr|tag und nacht|a?round the clock|open all day)/y, { kind: 'allDay' }),
  phrase(/(?:(?:mit )?open[ -]?end|ende offen|bis ultimo|geç saatlere kadar)(?!\p{L})/uy, {
    kind: 'openEnd',
  }),
  phrase(
    /(?:nur )?(?:termine? )?(?:nur )?(?:nach|auf|mit) (?:telefonischer |vorheriger |tel\. ?)?(?:vereinbarung|absprache|terminvereinbarung|terminabsprache|anfrage|anmeldung|voranmeldung|termin)(?!\p{L})/uy,
    { kind: 'appointment' },
  ),
  phrase(
    /(?:only )?(?:(?:by|on|upon) (?:prior )?(?:appointment|arrangement|request)(?: only)?|appointments? only)(?!\p{L})/uy,
    { kind: 'appointment' },
  ),
  phrase(/(?:sadece |yalnızca |yalnizca )?randevu(?: ile|yla| üzerine|lu)(?!\p{L})/uy, {
    kind: 'appointment',
  }),
  phrase(/n\. ?v\.?(?!\p{L})/uy, { kind: 'appointment' }),
  phrase(/(?:jeden tag|alle tage|every ?day|her g[üu]n)(?!\p{L})/uy, {
    kind: 'days',
    days: [0, 1, 2, 3, 4, 5, 6],
  }),
  // 'from Monday' begins a list of days, 'from 5 PM' may be all that is said.
  phrase(/from (?=\d)/y, { kind: 'since' }),
  // Only before a time that leaves no doubt: 'Mi nachmittags geschlossen' and 'nachmittags 2-6' mean something else.
  phrase(/(?:vormittags|morgens) (?=(?:von )?\d)/y),
  phrase(/(?:nachmittags|abends) (?=(?:von )?(?:1[2-9]|2\d))/y),
  phrase(/hafta i[çc]i(?!\p{L})/uy, { kind: 'days', days: [0, 1, 2, 3, 4] }),
  phrase(/hafta ?sonu(?!\p{L})/uy, { kind: 'days', days: [5, 6] }),
  // The Turkish '7'den 18'e kadar'.
  phrase(/['’](?:den|dan|ten|tan)(?!\p{L})/uy, { kind: 'dash' }),
  phrase(/['’][yt]?[ea](?!\p{L})/uy),
  // 'Sonn- und Feiertage', 'Sams-/Sonntag': the hyphen replaces 'tag' and is no range.
  phrase(/sa(?:ms)?-(?= ?[,u&+/])/y, { kind: 'days', days: [5] }),
  phrase(/so(?:nn)?-(?= ?[,u&+/])/y, { kind: 'days', days: [6] }),
  phrase(
    /(?:ohne (?:mittags)?pause|without (?:an? |any )?(?:lunch )?breaks?|ara vermeden|molasız)(?!\p{L})/uy,
  ),
  readContinuous,
  readWord,
]
