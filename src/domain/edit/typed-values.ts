import { parseAbout } from '#domain/attribute/parse-about.ts'
import type { About, ReviewsPerScore } from '#domain/business/field-values.ts'
import type { FaultCode } from '#domain/form/field-fault.ts'
import { MAX_ADDRESS_LENGTH } from '#domain/link/web-address.ts'
import {
  BY_APPOINTMENT,
  dayOfIntervals,
  type OpeningHours,
  weekOf,
} from '#domain/opening-hours/opening-hours.ts'
import { plainLine, plainParagraphs } from '#domain/text/plain-text.ts'

/** What a typed value means in the directory's own form, or what is wrong with it. */
export type ReadValue<Value> =
  | { readonly value: Value }
  | { readonly fault: FaultCode; readonly limit?: number }

/** A value as it is sent: of the right kind, but not yet of the right form. */
export type Typed<Value> = Value extends string
  ? string
  : Value extends boolean
    ? boolean
    : Value extends number
      ? number
      : Value extends ReviewsPerScore
        ? readonly number[]
        : Value

// The functions below read one kind of field each, or make such a reader. Texts have no blanks around them and are
// never empty, because an empty field has no value.

/** One line for people. @param limit in UTF-16 units */
export function line(limit: number): (typed: string) => ReadValue<string> {
  return typed => named(plainLine(typed), limit)
}

/** Text for people in paragraphs. @param limit in UTF-16 units */
export function paragraphs(limit: number): (typed: string) => ReadValue<string> {
  return typed => named(plainParagraphs(typed), limit)
}

/** Several entries, each once. @param limit how many there may be */
export function listOf(
  limit: number,
  read: (item: string) => ReadValue<string>,
): (typed: readonly string[]) => ReadValue<readonly string[]> {
  return typed => {
    if (typed.length > limit) return { fault: 'too_many', limit }
    const values = new Set<string>()
    for (const item of typed) {
      const one = read(item)
      if ('fault' in one) return one
      values.add(one.value)
    }
    return { value: [...values] }
  }
}

/** A value of a fixed form; `fault` says that the text has another one. */
export function shaped<Typed, Value>(
  parse: (typed: Typed) => Value | undefined,
  fault: FaultCode,
): (typed: Typed) => ReadValue<Value> {
  return typed => {
    const value = parse(typed)
    return value === undefined ? { fault } : { value }
  }
}

/** A web address. @param parse finds the address in the text, undefined when there is none */
export function webAddress(
  parse: (text: string) => string | undefined,
): (typed: string) => ReadValue<string> {
  return typed => {
    const href = parse(typed)
    if (href === undefined) return { fault: 'website_invalid' }
    return href.length > MAX_ADDRESS_LENGTH
      ? { fault: 'too_long', limit: MAX_ADDRESS_LENGTH }
      : { value: href }
  }
}

/** One of several values. */
export function choice<Value>(known: readonly Value[], fault: FaultCode = 'choice_unknown') {
  return shaped((typed: unknown) => known.find(value => value === typed), fault)
}

export function count(typed: number): ReadValue<number> {
  return isCount(typed) ? { value: typed } : { fault: 'count_range' }
}

/** Degrees with seven decimals, which is a centimetre. */
export function degrees(isPossible: (degrees: number) => boolean): (typed: number) => ReadValue<number> {
  return typed =>
    isPossible(typed) ? { value: Math.round(typed * 1e7) / 1e7 } : { fault: 'coordinates_range' }
}

export function scores(typed: readonly number[]): ReadValue<ReviewsPerScore> {
  const [one, two, three, four, five] = typed
  const isWhole = typed.length === 5 && typed.every(isCount)
  return !isWhole || [one, two, three, four, five].includes(undefined)
    ? { fault: 'scores_shape' }
    : { value: [one ?? 0, two ?? 0, three ?? 0, four ?? 0, five ?? 0] }
}

export function week(typed: OpeningHours): ReadValue<OpeningHours> {
  const days = typed.map(day => {
    if (day === null || day === BY_APPOINTMENT) return { value: day }
    const known = day.length > MAX_INTERVALS ? null : dayOfIntervals(day)
    return known === null ? undefined : { value: known }
  })
  if (days.includes(undefined)) return { fault: 'hours_impossible' }
  return { value: weekOf(new Map(days.map((day, weekday) => [weekday, day?.value ?? null]))) }
}

/** The directory shows known attributes only. One that would vanish is refused. */
export function attributes(typed: About): ReadValue<About> {
  const known = parseAbout(JSON.stringify(typed)) ?? {}
  return statementCount(known) === statementCount(typed) ? { value: known } : { fault: 'about_unknown' }
}

/** No business has more reviews or photos; a typing mistake has. */
const MAX_COUNT = 10_000_000
/** No day is split into more. */
const MAX_INTERVALS = 12

function named(text: string, limit: number): ReadValue<string> {
  if (text.length > limit) return { fault: 'too_long', limit }
  // 'Café 1860', '1860' and '東京' name something; '---' does not.
  return /[\p{L}\p{N}]/u.test(text) ? { value: text } : { fault: 'text_without_letters' }
}

function isCount(typed: number): boolean {
  return Number.isInteger(typed) && typed >= 0 && typed <= MAX_COUNT
}

function statementCount(about: About): number {
  return Object.values(about).reduce((sum, group) => sum + Object.keys(group).length, 0)
}
