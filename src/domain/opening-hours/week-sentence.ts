import { parseFixedHours, parseFreeTextHours } from './free-text.ts'
import { type OpeningHours, weekOf } from './opening-hours.ts'
import { isHoliday, weekdayOfName } from './word-meanings.ts'

/** What a sentence about the week says. */
export interface WeekSentence {
  /** Of the parts that were understood; undefined where none was. */
  readonly week: OpeningHours | undefined
  /** The weekdays (0 = Monday) that it names. The others are closed only because these are open. */
  readonly named: readonly number[]
  /** The other parts, as typed. A weekday that one of them names is unknown. */
  readonly unclear: readonly string[]
  /** It says something about public holidays, which are not part of a normal week. */
  readonly hasHolidays: boolean
}

/** What stands between the days of a span. */
const SPAN_SIGN = /(?:[-–]|\bbis)\s*$/

/** More parts are no sentence about a week, and every further one costs time. */
const MOST_PARTS = 40

/**
 * Reads as much of a sentence about the week as it can: 'Mo-Fr 7-18 Uhr, Sa nach Laune, So zu' has hours for six days and
 * one part that is unclear. A sentence that parseFreeTextHours understands means what it says there; days that it leaves
 * open ('Fr bis 14 Uhr') are unclear parts all the same. Never throws.
 */
export function readWeekSentence(text: string): WeekSentence {
  const fixed = parseFixedHours(text)
  const hasHolidays = wordsOf(text).some(isHoliday)
  if (fixed !== undefined) return { week: fixed, named: namedDays(text), unclear: [], hasHolidays }
  const parts = partsOf(text)
  const unclear: string[] = []
  let unclearTo = -1
  let understood = ''
  let week: OpeningHours | undefined
  for (let at = 0; at < parts.length; ) {
    const longer = longerText(understood, parts, at)
    if (longer === undefined) {
      const part = parts[at] ?? ''
      const before = unclear.at(-1) ?? ''
      // 'Di-So ab 17 Uhr' is one span, not two parts.
      if (unclearTo === at && SPAN_SIGN.test(before)) unclear.splice(-1, 1, before + part)
      else unclear.push(part)
      at += 1
      unclearTo = at
    } else {
      ;({ text: understood, week, next: at } = longer)
    }
  }
  const told = unclear.filter(part => /[\p{L}\d]/u.test(part)).map(trimmed)
  // What is unclear may be about any day that the rest does not mention: such days are unknown, not closed.
  if (told.length > 0 && week !== undefined) week = withoutTheRest(understood)
  const doubtful = new Set(told.flatMap(daysIn))
  const known = parseFreeTextHours(text) ?? week
  return {
    week:
      known && weekOf(new Map(known.map((day, weekday) => [weekday, doubtful.has(weekday) ? null : day]))),
    named: namedDays(understood).filter(day => !doubtful.has(day)),
    unclear: told,
    hasHolidays,
  }
}

function wordsOf(text: string): readonly string[] {
  return text.match(/\p{L}+/gu) ?? []
}

/** Short names of days that are ordinary words too, wherever they stand: 'die Küche', 'mit Termin'. */
const ORDINARY: ReadonlySet<string> = new Set(['die', 'mit', 'son', 'per', 'we', 'car'])
/** Those that name a day only where a part begins with them: 'Do nachmittag zu', but 'nur so lange'. */
const ORDINARY_INSIDE: ReadonlySet<string> = new Set(['so', 'do'])

/** The weekdays that an unclear part of a sentence names. */
function daysIn(part: string): readonly number[] {
  return wordsOf(part).flatMap((word, at) => {
    const written = word.toLowerCase()
    if (ORDINARY.has(written) || (at > 0 && ORDINARY_INSIDE.has(written))) return []
    return weekdayOfName(word) ?? dayBefore(word) ?? []
  })
}

/** 'Mittwochnachmittag' is about Wednesday. */
function dayBefore(word: string): number | undefined {
  const [, day] = /^(.+?tag|mittwoch|sonnabend)(?:vor|nach)?(?:mittag|abend|morgen)s?$/i.exec(word) ?? []
  return day === undefined ? undefined : weekdayOfName(day)
}

function namedDays(text: string): readonly number[] {
  return withoutTheRest(text)?.flatMap((day, weekday) => (day === null ? [] : [weekday])) ?? []
}

/** The week of an understood text, in which days that it does not name are unknown instead of closed. */
function withoutTheRest(text: string): OpeningHours | undefined {
  return parseFreeTextHours(`${text}, unbekannt`)
}

/** The understood text with the fewest further parts that make sense together: 'Mo' and 'Mi 9-12' only do both. */
function longerText(understood: string, parts: readonly string[], from: number) {
  for (let end = from + 1; end <= parts.length; end++) {
    const text = `${understood}, ${parts.slice(from, end).join('')}`
    const week = parseFixedHours(text)
    if (week !== undefined) return { text, week, next: end }
  }
  return undefined
}

/**
 * Cut after commas and the like, and before the name of a day where what stands before it may be complete: 'Mo 9-12 Di 14-18',
 * 'So zu Mo 9-12', but not 'jeden ersten Samstag'. Joined again they are the text.
 */
function partsOf(text: string): readonly string[] {
  const parts = ['']
  for (const piece of text.match(/[,;|\n]+|\p{L}+|[^,;|\n\p{L}]+/gu) ?? []) {
    const last = parts.at(-1) ?? ''
    // The last letter or sign, and the blanks after it.
    const end = last.slice(Math.max(0, last.trimEnd().length - 1))
    const isCut = /[,;|\n]/.test(end) || (weekdayOfName(piece) !== undefined && mayBeComplete(last))
    if (isCut && parts.length < MOST_PARTS && last.trim() !== '') parts.push(piece)
    else parts[parts.length - 1] = last + piece
  }
  return parts
}

function mayBeComplete(part: string): boolean {
  return /\d/.test(part) || parseFreeTextHours(part) !== undefined
}

function trimmed(part: string): string {
  let [start, end] = [0, part.length]
  while (start < end && SEPARATOR.test(part.charAt(start))) start++
  while (end > start && SEPARATOR.test(part.charAt(end - 1))) end--
  return part.slice(start, end)
}

const SEPARATOR = /[\s,;|]/
