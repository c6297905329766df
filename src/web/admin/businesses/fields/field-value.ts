import type { Business } from '#domain/business/business.ts'
import { type BusinessField, definitionOf } from '#domain/business/fields.ts'
import type { FaultCode } from '#domain/form/field-fault.ts'
import { parseDayText } from '#domain/opening-hours/day-text.ts'
import type { DayHours } from '#domain/opening-hours/opening-hours.ts'
import { parseCount, parseDecimal } from '#domain/text/primitive-values.ts'

/** A field's value as the API carries it; null: unknown. Its type depends on the field (BusinessDraft). */
export type FieldValue = unknown

/** A parsed value, or why the text has none. */
export type ParsedField = { readonly value: FieldValue } | { readonly code: FaultCode }

/** How a language writes values that can be parsed again. */
export interface EditFormat {
  /** ',' or '.' */
  readonly decimalSign: string
  /** One day as text that can be parsed again; '' where nothing is known. */
  readonly dayField: (day: DayHours) => string
}

/** A field of a business; an empty list or text is null. */
export function storedValue(business: Business, field: BusinessField): FieldValue {
  return normalized(business[field])
}

/** Whether two values of a field are equal. */
export function isSameValue(a: FieldValue, b: FieldValue): boolean {
  return JSON.stringify(normalized(a)) === JSON.stringify(normalized(b))
}

/** A value as its control has it: a box is ticked, else a text; entries of lists, days and scores have a line each. */
export function typedValue(
  field: BusinessField,
  value: FieldValue,
  { decimalSign, dayField }: EditFormat,
): string | boolean {
  const { shape } = definitionOf(field)
  if (shape === 'flag') return value === true
  if (value === null || value === undefined) return ''
  switch (shape) {
    case 'decimal':
      return String(value).replace('.', decimalSign)
    case 'texts':
    case 'scores':
      return Array.isArray(value) ? value.join('\n') : ''
    case 'hours':
      return Array.isArray(value) ? value.map((day: DayHours) => dayField(day)).join('\n') : ''
    case 'about':
      return JSON.stringify(value)
    default:
      return String(value)
  }
}

/** Parses what a control has; an empty field is null. The server checks ranges and formats. */
export function parseField(field: BusinessField, text: string | boolean): ParsedField {
  if (typeof text === 'boolean') return { value: text }
  const { shape, choices } = definitionOf(field)
  if (text.trim() === '') return { value: null }
  switch (shape) {
    case 'decimal':
      return orFault(parseDecimal(text.trim()), field === 'rating' ? 'rating_range' : 'coordinates_range')
    case 'count':
      return orFault(parseCount(text.trim()), 'count_range')
    case 'texts':
      return { value: linesOf(text).filter(line => line !== '') }
    case 'scores':
      return parseScores(linesOf(text))
    case 'hours':
      return parseHours(linesOf(text))
    case 'about':
      return { value: normalized(JSON.parse(text)) }
    case 'choice':
      return { value: choices?.find(choice => String(choice) === text) ?? text }
    default:
      return { value: text.trim() }
  }
}

/** The trimmed lines of a text. */
function linesOf(text: string): string[] {
  return text.split('\n').map(line => line.trim())
}

function parseScores(lines: readonly string[]): ParsedField {
  const counts = Array.from({ length: SCORES }, (_, at) => parseCount(lines[at] || '0'))
  return counts.includes(undefined) ? { code: 'scores_shape' } : { value: counts }
}

const SCORES = 5

function parseHours(lines: readonly string[]): ParsedField {
  const days = Array.from({ length: DAYS }, (_, at) => {
    const line = lines[at] ?? ''
    return line === '' ? null : parseDayText(line)
  })
  if (days.includes(undefined)) return { code: 'hours_unclear' }
  return { value: days.every(day => day === null) ? null : days }
}

const DAYS = 7

function orFault(value: number | undefined, code: FaultCode): ParsedField {
  return value === undefined ? { code } : { value }
}

function normalized(value: FieldValue): FieldValue {
  if (value === undefined || value === '') return null
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0 ? null : value
}
