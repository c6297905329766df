import { readTyped, typedText } from '#domain/business/field-rules.ts'
import { parsePhone } from '#domain/draft/phone-cell.ts'
import type { Edit } from '#domain/edit/edit.ts'
import { isSame } from '#domain/edit/merge-draft.ts'
import type { ReadValue } from '#domain/edit/typed-values.ts'
import type { BusinessStatus } from '../business/field-values.ts'
import { categoryFor } from '../category/category.ts'
import { type FieldFault, withoutEdges } from '../form/field-fault.ts'
import { LISTING_DAYS, type ListingDay } from '../listing/listing.ts'
import { parseDayText } from '../opening-hours/day-text.ts'
import { isAnyDayKnown, type OpeningHours, weekOf } from '../opening-hours/opening-hours.ts'
import { type Country, HOME_COUNTRY, isCountry } from '../place/country.ts'
import {
  CORRECTION_TEXT_FIELDS,
  CORRECTION_TEXTS,
  type CorrectionFacts,
  type CorrectionField,
  type CorrectionInput,
  type CorrectionText,
} from './correction.ts'

/** The fields of the form that can have a fault. */
export type CorrectionFaultField = CorrectionText | `hours.${ListingDay}`

/** What a correction proposes. */
export interface ParsedCorrection {
  /** The fields that differ from the directory, in the order of the form. */
  readonly changed: readonly (CorrectionField | 'status')[]
  /** At most one per field, and only for changed fields: the sender is not to blame for the directory's own values. */
  readonly faults: readonly FieldFault<CorrectionFaultField>[]
}

/** Proposed values for an edit; null empties a field. */
export type ProposedEdit = Edit['fields']

/**
 * Finds what a correction changes. Values are compared by their meaning: '0221 4710318' for '+49 221 4710318' changes
 * nothing.
 */
export function readCorrection(input: CorrectionInput, facts: CorrectionFacts): ParsedCorrection {
  const country = countryOf(facts)
  const texts = CORRECTION_TEXTS.map(field =>
    readText(field, { typed: input.texts[field], known: facts.texts[field], country }),
  )
  const days = LISTING_DAYS.map(day => readDay(day, input.hours[day], facts.hours[day]))
  const status = proposedStatus(input) ?? facts.status
  const changed = CORRECTION_TEXTS.filter((_, index) => texts[index]?.isChanged === true)
  const repeated = changed.findLast(field => field === 'phone' || field === 'secondPhone')
  const number = parsePhone(input.texts.secondPhone, country)
  const isRepeated = number !== undefined && number === parsePhone(input.texts.phone, country)
  return {
    changed: [
      ...changed,
      ...(days.some(day => day.isChanged) ? (['openingHours'] as const) : []),
      ...(status === facts.status ? [] : (['status'] as const)),
    ],
    faults: [
      ...CORRECTION_TEXTS.flatMap<FieldFault<CorrectionFaultField>>((field, at) =>
        isRepeated && field === repeated ? { field, code: 'phone_repeated' } : (texts[at]?.fault ?? []),
      ),
      ...days.flatMap(({ fault }) => fault ?? []),
    ],
  }
}

/** The proposed values of some fields. @param input a correction without faults */
export function proposedEdit(
  input: CorrectionInput,
  fields: readonly (CorrectionField | 'status')[],
): ProposedEdit {
  const values = fields.map(field => {
    if (field === 'status') return [field, proposedStatus(input) ?? null] as const
    if (field !== 'openingHours') {
      const text = withoutEdges(input.texts[field])
      return [field, text === '' ? null : typedText(field, text)] as const
    }
    const week = proposedWeek(input.hours)
    return [field, isAnyDayKnown(week) ? week : null] as const
  })
  return Object.fromEntries(values)
}

/** Whether a correction says that the business is closed for good, or open again; undefined where it says neither. */
export function proposedStatus({
  isClosed,
  isOpenAgain = false,
}: Pick<CorrectionInput, 'isClosed' | 'isOpenAgain'>): BusinessStatus | undefined {
  if (isClosed) return 'closed-permanently'
  return isOpenAgain ? 'operational' : undefined
}

/** The week that a correction's days describe. */
export function proposedWeek(hours: CorrectionInput['hours']): OpeningHours {
  return weekOf(
    new Map(LISTING_DAYS.map((day, weekday) => [weekday, parseDayText(withoutEdges(hours[day])) ?? null])),
  )
}

interface ParsedField {
  readonly isChanged: boolean
  readonly fault?: FieldFault<CorrectionFaultField>
}

const SAME: ParsedField = { isChanged: false }

function countryOf({ countryCode }: CorrectionFacts): Country {
  return countryCode !== undefined && isCountry(countryCode) ? countryCode : HOME_COUNTRY
}

interface TextToRead {
  readonly typed: string
  readonly known: string
  /** Of the business: its postal codes and phone numbers differ. */
  readonly country: Country
}

function readText(field: CorrectionText, { typed, known, country }: TextToRead): ParsedField {
  const text = withoutEdges(typed)
  if (text === withoutEdges(known)) return SAME
  if (text === '') {
    return 'isOptional' in CORRECTION_TEXT_FIELDS[field]
      ? { isChanged: true }
      : { isChanged: true, fault: { field, code: 'required' } }
  }
  const read = readField(field, text, country)
  if ('fault' in read) {
    const { fault: code, limit } = read
    return { isChanged: true, fault: limit === undefined ? { field, code } : { field, code, limit } }
  }
  return isSame(meaningOf(field, read.value), meaningOfKnown(field, known, country))
    ? SAME
    : { isChanged: true }
}

/** What a text of the directory means; the text itself when it cannot be read. */
function meaningOfKnown(field: CorrectionText, text: string, country: Country): unknown {
  const read = readField(field, text, country)
  return 'value' in read ? meaningOf(field, read.value) : text
}

function readField(field: CorrectionText, text: string, country: Country): ReadValue<unknown> {
  // A text is typed for texts, and lines for lists.
  return readTyped(field, typedText(field, text) as never, country)
}

/** 'Auto repair shop' and 'Kfz-Werkstätten' are one category. */
function meaningOf(field: CorrectionText, value: unknown): unknown {
  return field === 'category' ? categoryFor(String(value)).name : value
}

/** Longer texts are more than opening hours. */
const MAX_DAY_LENGTH = 200

function readDay(day: ListingDay, typed: string, known: string): ParsedField {
  const text = withoutEdges(typed)
  if (text === known) return SAME
  const field = `hours.${day}` as const
  if (text.length > MAX_DAY_LENGTH)
    return { isChanged: true, fault: { field, code: 'too_long', limit: MAX_DAY_LENGTH } }
  const hours = text === '' ? null : parseDayText(text)
  if (hours === undefined) return { isChanged: true, fault: { field, code: 'hours_unclear' } }
  return isSame(hours, parseDayText(known) ?? null) ? SAME : { isChanged: true }
}
