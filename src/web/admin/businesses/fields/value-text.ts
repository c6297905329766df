import { businessNumber } from '#domain/business/business.ts'
import type { About } from '#domain/business/field-values.ts'
import { BUSINESS_FIELDS, type BusinessField, definitionOf } from '#domain/business/fields.ts'
import { formatPhone } from '#domain/business/format-phone.ts'
import type { Language } from '#domain/language.ts'
import type { DayHours } from '#domain/opening-hours/opening-hours.ts'
import { isCountry } from '#domain/place/country.ts'
import { STATES } from '#domain/place/state.ts'
import type { AdminBusinessMessages } from '#messages/de/admin/business.ts'
import type { FieldValue } from '#web/admin/businesses/fields/field-value.ts'
import type { Formats } from '#web/format/formats.ts'

/** What valueText needs of a page. */
export interface ValueFormat {
  readonly language: Language
  readonly texts: AdminBusinessMessages
  readonly formats: Formats
  /** 'Mo' to 'So' */
  readonly weekdays: readonly string[]
  /** One day as people read it. */
  readonly dayText: (day: DayHours) => string
}

/**
 * A field's value as people read it, for comparing.
 * @param field a field of the form, or any other fact that a history names
 * @returns '' where nothing is known
 */
export function valueText(field: string, value: FieldValue, format: ValueFormat): string {
  if (value === null || value === undefined) return ''
  const { texts, formats } = format
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (field === 'locks') return lockedFields(value, texts)
  if (field === 'pictures') return Array.isArray(value) ? value.join(' · ') : ''
  if (field === 'mergedId' || field === 'mergedIntoId') return businessNumber(Number(value))
  if (!isFormField(field)) return typeof value === 'object' ? JSON.stringify(value) : String(value)
  const { kind, shape } = definitionOf(field)
  if (kind === 'phone') return formatPhone(String(value))
  switch (shape) {
    case 'hours':
      return Array.isArray(value) ? hoursText(value, format) : ''
    case 'scores':
      return Array.isArray(value)
        ? value.map((count: number, at) => `${at + 1}★ ${formats.count(count)}`).join(' · ')
        : ''
    case 'about':
      return aboutText(value as About, texts)
    case 'texts':
      return Array.isArray(value) ? value.join(', ') : String(value)
    case 'decimal':
      return Number(value).toLocaleString(format.language, { maximumFractionDigits: 7 })
    case 'count':
      return formats.count(Number(value))
    case 'choice':
      return choiceText(field, value, format)
    default:
      return String(value)
  }
}

/** The name of a fact: a field of the form, or another fact of a history. */
export function factName(field: string, messages: AdminBusinessMessages): string {
  if (isFormField(field)) return messages.fields[field]
  const { isHidden, isRemoved, locks, mergedId, mergedIntoId, pictures, reason } = messages.history
  return { isHidden, isRemoved, locks, mergedId, mergedIntoId, pictures, reason }[field] ?? field
}

function isFormField(field: string): field is BusinessField {
  return Object.hasOwn(BUSINESS_FIELDS, field)
}

/** The text of one option of a select. */
export function choiceText(
  field: BusinessField,
  value: FieldValue,
  { language, texts }: Pick<ValueFormat, 'language' | 'texts'>,
): string {
  const text = String(value)
  if (field === 'priceLevel') return '€'.repeat(Number(value))
  if (field === 'state') return Object.entries(STATES).find(([code]) => code === text)?.[1] ?? text
  if (field === 'countryCode' && isCountry(text))
    return new Intl.DisplayNames(language, { type: 'region' }).of(text) ?? text
  return Object.entries(texts.statuses).find(([status]) => status === text)?.[1] ?? text
}

function hoursText(days: readonly DayHours[], { weekdays, dayText }: ValueFormat): string {
  return days
    .map((day, at) => (day === null ? '' : `${weekdays[at]} ${dayText(day)}`))
    .filter(text => text !== '')
    .join('; ')
}

function aboutText(about: About, messages: AdminBusinessMessages): string {
  return Object.entries(about)
    .flatMap(([, attributes]) => Object.entries(attributes))
    .map(([name, value]) => {
      if (value === true) return name
      return `${name}: ${value === false ? messages.no : value}`
    })
    .join('; ')
}

function lockedFields(fields: FieldValue, messages: AdminBusinessMessages): string {
  return Array.isArray(fields) ? fields.map(field => factName(String(field), messages)).join(', ') : ''
}
