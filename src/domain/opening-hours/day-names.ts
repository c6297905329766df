import { type Cursor, skip, take } from './tokens.ts'

export const EVERY_DAY: readonly number[] = [0, 1, 2, 3, 4, 5, 6]

/** The weekdays (0 = Monday) of a statement; none when it is only about public holidays. */
export interface DaysNamed {
  readonly days: readonly number[]
  /** The text says 'werktags', which may or may not include Saturday. */
  readonly isSaturdayDoubtful?: boolean
}

/**
 * Reads a list of days at the cursor: 'Mo-Do', 'Mo, Mi + Fr', 'Mo Di Do', 'Sa bis Mo' (across the end of the week), 'täglich außer
 * Di', 'So und Feiertage'.
 * @returns undefined when there is no day
 */
export function readDays(cursor: Cursor): DaysNamed | undefined {
  const start = cursor.at
  const days = new Set<number>()
  let isSaturdayDoubtful = false
  let end = start
  for (;;) {
    const named = take(cursor, 'days')
    if (named !== undefined) {
      isSaturdayDoubtful ||= named.isSaturdayDoubtful === true
      for (const day of rangeOrDays(cursor, named.days)) days.add(day)
    } else if (take(cursor, 'holiday') === undefined) break
    end = cursor.at
    if (skip(cursor, ['comma', 'and']) === undefined && !isListWithoutCommas(cursor)) break
  }
  cursor.at = end
  if (end === start) return undefined
  if (take(cursor, 'except') !== undefined) {
    const excepted = readDays(cursor)
    if (excepted === undefined) return undefined
    for (const day of excepted.days) days.delete(day)
  }
  return { days: [...days].toSorted(), isSaturdayDoubtful }
}

/**
 * Whether the day at the cursor continues a list: 'Mo Di Do' is one, 'Sa So' is the same as a list and as a range, but 'Mo Fr'
 * may be a range without its dash.
 */
function isListWithoutCommas({ tokens, at }: Cursor): boolean {
  const isDay = (index: number) => dayAt(tokens, index) !== undefined
  if (!isDay(at)) return false
  let [from, to] = [at, at]
  while (isDay(from - 1)) from--
  while (isDay(to + 1)) to++
  const [first = 0, second = 0] = [dayAt(tokens, from), dayAt(tokens, from + 1)]
  return to - from >= 2 || (first + 1) % 7 === second
}

/** The one weekday that the token names. */
function dayAt(tokens: Cursor['tokens'], index: number): number | undefined {
  const token = tokens[index]
  return token?.kind === 'days' && token.days.length === 1 ? token.days[0] : undefined
}

/** With '-Fr' after 'Mo': Monday to Friday; without a range: the days themselves. */
function rangeOrDays(cursor: Cursor, named: readonly number[]): readonly number[] {
  const start = cursor.at
  const until = take(cursor, 'dash') === undefined ? undefined : take(cursor, 'days')
  const [first] = named
  const [last] = until?.days ?? []
  if (first === undefined || last === undefined || named.length > 1 || until?.days.length !== 1) {
    cursor.at = start
    return named
  }
  const count = ((last - first + 7) % 7) + 1
  return Array.from({ length: count }, (_, offset) => (first + offset) % 7)
}
