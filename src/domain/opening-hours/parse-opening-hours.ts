import { memoize } from '#domain/cache/bounded-cache.ts'
import { parseDayText } from './day-text.ts'
import { parseFreeTextHours } from './free-text.ts'
import { type DayHours, isAnyDayKnown, type OpeningHours, weekOf } from './opening-hours.ts'
import { weekdayOfName } from './word-meanings.ts'

/**
 * A week as exports of Google Maps have it, German or English, 12 h or 24 h: an object or its JSON with a text or a
 * list of texts by day; '[{day, hours}]'; a list of 'Monday: 9AM-5PM'; 'Sunday:Closed|Monday:9AM-12PM,1-5PM';
 * 'Sunday,6AM,6PM|…'; else a text for parseFreeTextHours.
 * @param source the text of a cell, or a value parsed from JSON
 * @returns undefined when nothing is known. A missing, empty or unreadable day is `null` (unknown, not closed). Never
 * throws.
 */
export function parseOpeningHours(source: unknown): OpeningHours | undefined {
  if (typeof source !== 'string') return weekOfTexts(textsOfValue(source))
  const cell = source.trim()
  // A longer cell, or one that was cut at this length, is unreadable.
  if (cell.length > MAX_CELL_LENGTH) return undefined
  if (cell.startsWith('{') || cell.startsWith('[')) return weekOfTexts(textsOfValue(parseJson(cell)))
  const lines = cell.split('|')
  if (lines.length > 1 && lines.every(isDayLine)) return weekOfTexts(textsOfLines(lines))
  return parseFreeTextHours(cell) ?? weekOfTexts(textsOfLines(lines))
}

/** Excel's limit for a cell, in characters. */
const MAX_CELL_LENGTH = 32_767

/** The texts of each weekday. Several texts of one day are several ranges. */
type DayTexts = ReadonlyMap<number, readonly string[]>

function weekOfTexts(texts: DayTexts): OpeningHours | undefined {
  const days = new Map<number, DayHours>()
  for (const [day, parts] of texts) days.set(day, hoursOf(parts.join(',')))
  const hours = weekOf(days)
  return isAnyDayKnown(hours) ? hours : undefined
}

/** Large files have some thousand different texts for days. */
const hoursOf = memoize((text: string): DayHours => parseDayText(text) ?? null, { most: 5000, longest: 80 })

/** JSON, also as Python prints it ("{'Monday': None}"), which saved files may have. */
function parseJson(text: string): unknown {
  for (const candidate of [text, text.replaceAll("'", '"').replaceAll(/\bNone\b/g, 'null')]) {
    try {
      return JSON.parse(candidate)
    } catch (error) {
      // Cut or broken cells are expected: they are unknown hours.
      if (!(error instanceof SyntaxError)) throw error
    }
  }
  return undefined
}

function textsOfValue(value: unknown): DayTexts {
  if (typeof value !== 'object' || value === null) return new Map()
  if (!Array.isArray(value)) return collect(Object.entries(value))
  if (value.every(item => typeof item === 'string')) return textsOfLines(value)
  return collect(value.flatMap(item => (isDayEntry(item) ? [[item.day, item.hours] as const] : [])))
}

function isDayEntry(item: unknown): item is { readonly day: string; readonly hours: unknown } {
  return (
    typeof item === 'object' &&
    item !== null &&
    'day' in item &&
    typeof item.day === 'string' &&
    'hours' in item
  )
}

const DAY_LINE = /^\s*(\p{L}+)\.?\s*[:,](.*)$/su

function isDayLine(line: string): boolean {
  return weekdayOfName(DAY_LINE.exec(line)?.[1] ?? '') !== undefined
}

function textsOfLines(lines: readonly string[]): DayTexts {
  return collect(
    lines.flatMap(line => {
      const [, day, rest] = DAY_LINE.exec(line) ?? []
      return day === undefined || rest === undefined ? [] : [[day, withDashes(rest)] as const]
    }),
  )
}

/** '6AM,12PM,1PM,6PM' has beginnings and ends in turn: '6AM-12PM,1PM-6PM'. */
function withDashes(list: string): string {
  const times = list.split(',')
  if (times.length % 2 > 0 || !times.every(time => /^\s*\d[\d:apm.\s]*$/iu.test(time))) return list
  return times.map((time, index) => (index % 2 === 0 ? `${time}-` : `${time},`)).join('')
}

function collect(entries: readonly (readonly [string, unknown])[]): DayTexts {
  const texts = new Map<number, readonly string[]>()
  for (const [name, value] of entries) {
    const day = weekdayOfName(name)
    if (day === undefined || value === null || value === undefined) continue
    const said = (Array.isArray(value) ? value : [value]).map(part =>
      typeof part === 'string' ? part : UNREADABLE,
    )
    texts.set(day, [...(texts.get(day) ?? []), ...said])
  }
  return texts
}

/** An unreadable text: a number or an object instead of a text makes the day unknown. */
const UNREADABLE = '?'
