import type { OpenTimes } from '#domain/opening-hours/open-at.ts'
import { intervalBetween } from '#domain/opening-hours/range.ts'
import type { Clock } from '#domain/opening-hours/tokens.ts'

/** A time of day in a text. */
export interface ClockReading {
  readonly times: OpenTimes
  readonly length: number
  /** Nothing but a time: 'um 20 Uhr', '20:30', '8pm'. Else it is one only beside a day or 'geöffnet': 'ab 18'. */
  readonly isSure: boolean
}

/**
 * Reads a time of day in German, English or Turkish: 'um 20 Uhr', '20:30', 'ab 18 Uhr', 'bis 22', 'zwischen 9 und 12 Uhr',
 * '18-20 Uhr', 'after 6 pm', "18'den sonra".
 * @param words folded
 * @param typed the same words as typed
 */
export function readClock(
  words: readonly string[],
  at: number,
  typed: readonly string[],
): ClockReading | undefined {
  const text = { words, typed }
  const relation = RELATIONS.get(words[at] ?? '')
  const begin = relation === undefined ? at : at + 1
  const joined = rangeAt(text, begin)
  if (joined !== undefined) return joined
  const first = timeAt(text, words[begin] === 'saat' ? begin + 1 : begin)
  if (first === undefined) return undefined
  const second = relation === 'until' ? undefined : endAfter(text, first.end, relation === 'within')
  if (second !== undefined) {
    const times = within(first.clock, second.clock)
    return times && { times, length: second.end - at, isSure: first.isSure || second.isSure }
  }
  const after = AFTER.get(words[first.end] ?? '')
  const times = timesOf(after ?? relation, first.clock)
  const length = first.end + (after === undefined ? 0 : 1) - at
  const isSure = first.isSure || after !== undefined || SURE_RELATIONS.has(words[at] ?? '')
  return times && { times, length, isSure }
}

type Relation = 'at' | 'from' | 'until' | 'within'

/** Words before a time. */
const RELATIONS: ReadonlyMap<string, Relation> = new Map([
  ...['um', 'gegen', 'at', 'saat'].map(word => [word, 'at'] as const),
  ...['ab', 'nach', 'from', 'after'].map(word => [word, 'from'] as const),
  ...['bis', 'vor', 'until', 'till', 'before'].map(word => [word, 'until'] as const),
  ...['von', 'zwischen', 'between'].map(word => [word, 'within'] as const),
])

/** A number after one of these is a time. */
const SURE_RELATIONS = new Set(['um', 'saat'])

/** Turkish words after a time: "18'den sonra", "22'ye kadar". */
const AFTER: ReadonlyMap<string, Relation> = new Map([
  ...['sonra', 'sonrasi', 'itibaren'].map(word => [word, 'from'] as const),
  ...['kadar', 'once'].map(word => [word, 'until'] as const),
])

const BETWEEN = new Set(['bis', 'to', 'until', 'till', ''])
const AND = new Set(['und', 'and', 've', 'ile'])

/** Units of which no number is a time. */
const UNITS = new Set(
  'km m meter metern euro eur jahre jahren personen min minuten stunden std sterne'.split(' '),
)

interface Text {
  readonly words: readonly string[]
  readonly typed: readonly string[]
}

interface TimeReading {
  readonly clock: Clock
  /** Index of the word after it. */
  readonly end: number
  readonly isSure: boolean
}

const TIME = /^(\d{1,2})(?:([:.])(\d{2}))?(uhr|h|am|pm)?(?:['’]\p{L}{1,4})?$/u
const MIDNIGHT = new Set(['mitternacht', 'midnight'])
/** '10 am Samstag' is German. */
const GERMAN_DAY = /(?:tags?|mittwoch|sonnabend|wochenende|abend|morgen)$/

function timeAt({ words, typed }: Text, at: number): TimeReading | undefined {
  if (MIDNIGHT.has(words[at] ?? '')) return { clock: clockOf(24, 0), end: at + 1, isSure: true }
  const [, hours, sign, minutes, unit] = TIME.exec(plain(typed[at])) ?? []
  if (hours === undefined || Number(hours) > 24 || Number(minutes ?? 0) > 59) return undefined
  const next = words[at + 1] ?? ''
  if (UNITS.has(next)) return undefined
  const isApart =
    unit === undefined && (UNIT_WORDS.has(next) || (next === 'am' && !GERMAN_DAY.test(words[at + 2] ?? '')))
  const half = unit ?? (isApart ? next : '')
  return {
    clock: clockOf(Number(hours), Number(minutes ?? 0), half === 'am' || half === 'pm' ? half : undefined),
    end: at + (isApart ? 2 : 1),
    isSure: half !== '' || sign === ':',
  }
}

const UNIT_WORDS = new Set(['uhr', 'h', 'pm', 'oclock'])

function clockOf(hour: number, minute: number, half?: 'am' | 'pm'): Clock {
  return { kind: 'clock', hour, minute, isPadded: minute > 0, ...(half && { half }) }
}

/** '18-20' and '18:00-22:30', also with a unit after it. */
function rangeAt({ words, typed }: Text, at: number): ClockReading | undefined {
  const [first = '', last, ...more] = plain(typed[at]).split(/[-–]/)
  if (last === undefined || more.length > 0) return undefined
  const [begin, end] = [first, last].map(part => timeAt({ words: [part], typed: [part] }, 0))
  const isApart = UNIT_WORDS.has(words[at + 1] ?? '')
  const times = begin && end && within(begin.clock, end.clock)
  if (times === undefined) return undefined
  return { times, length: isApart ? 2 : 1, isSure: isApart || begin?.isSure === true || end?.isSure === true }
}

/** The second time after 'bis' or a dash, after 'und' only with 'zwischen' before. */
function endAfter(text: Text, at: number, isBetween: boolean): TimeReading | undefined {
  const word = text.words[at]
  if (word === undefined) return undefined
  return BETWEEN.has(word) || (isBetween && AND.has(word)) ? timeAt(text, at + 1) : undefined
}

function within(first: Clock, second: Clock): OpenTimes | undefined {
  // '9-5' is from the morning to the afternoon.
  const interval = intervalBetween(first, second) ?? intervalBetween(first, { ...second, half: 'pm' })
  if (interval === undefined) return undefined
  const { from, to } = interval
  const end = to > DAY ? to - DAY : to
  // A whole day from a time to the same time cannot be written as times of a day.
  return end === from ? undefined : { from, to: end }
}

const DAY = 24 * 60

function timesOf(relation: Relation | undefined, { hour, minute, half }: Clock): OpenTimes | undefined {
  if (half !== undefined && (hour > 12 || hour === 0)) return undefined
  const time = (half === undefined ? hour : (hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute
  if (time > DAY) return undefined
  switch (relation) {
    case 'from':
    case 'within':
      return time < DAY ? { from: time, to: DAY } : { from: DAY, to: 4 * 60 }
    case 'until':
      return { to: time }
    default:
      return { from: time }
  }
}

function plain(typed = ''): string {
  return typed.toLowerCase().replace(/[?!.]$/, '')
}
