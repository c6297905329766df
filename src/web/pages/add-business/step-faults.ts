import { LISTING_DAYS, type ListingStep } from '#domain/listing/listing.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import type { FaultMessage } from '#web/forms/form-start.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageContext } from '#web/page-context.ts'
import type { StepFault, StepField } from '#web/pages/add-business/step-props.ts'

/** The fields in the order of the page, by step. */
const FIELDS: Readonly<Record<ListingStep, readonly StepField[]>> = {
  1: ['name', 'category', 'proposedTrade', 'description'],
  2: ['address', 'postalCode', 'city', 'phone', 'email', 'website'],
  3: ['sentence', ...LISTING_DAYS.map(day => `hours.${day}` as const), 'pictures', 'rights'],
}

export const FIELD_ORDER: readonly StepField[] = [...FIELDS[1], ...FIELDS[2], ...FIELDS[3]]

/** The step of a field. */
export function stepOf(field: StepField): ListingStep {
  if (FIELDS[1].includes(field)) return 1
  return FIELDS[2].includes(field) ? 2 : 3
}

/** A fault with the name of its field; undefined for a field that the form does not have. */
export function labelledFault(
  { field, text }: FaultMessage,
  { language, messages }: Pick<PageContext, 'language' | 'messages'>,
): StepFault | undefined {
  const known = FIELD_ORDER.find(name => name === field)
  if (known === undefined) return undefined
  const labels: Readonly<Record<string, string>> = inLanguage(addBusinessMessages, language).labels
  const weekday = LISTING_DAYS.findIndex(day => field === `hours.${day}`)
  const label = weekday >= 0 ? messages.weekdays.long[weekday] : labels[field]
  return { field: known, label: label ?? field, text }
}
