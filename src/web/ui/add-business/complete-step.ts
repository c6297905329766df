import type { FieldFault } from '#domain/form/field-fault.ts'
import { LISTING_DAYS, type ListingInput, type ListingStep } from '#domain/listing/listing.ts'
import { readHoursSentence, readListingHours } from '#domain/listing/read-hours.ts'
import { firstFaultyStep, validateListing } from '#domain/listing/validate-listing.ts'
import type { Mail } from '#web/mailto.ts'
import { listingWords } from '#web/messages/add-business/words.ts'
import { formOutcomeWords } from '#web/messages/form-outcome/words.ts'
import { listingStepsWords } from '#web/messages/listing-steps/words.ts'
import type { PageContext } from '#web/page-context.ts'
import { dayField, dayText } from '#web/ui/add-business/day-text.ts'
import { daysOf, isWeekEmpty } from '#web/ui/add-business/hours-fields.ts'
import { listingMail } from '#web/ui/add-business/listing-mail.ts'
import type { StepFault, StepField } from '#web/ui/add-business/step-props.ts'
import type { ListingDraft } from '#web/ui/add-business/stored-draft.ts'
import { faultText } from '#web/ui/form/fault-text.ts'

/** What came of completing a step. */
export interface StepResult {
  /** Of `step`; empty when the next one may begin. */
  readonly faults: readonly StepFault[]
  readonly step: ListingStep
  /** With the hours of the sentence, where the days said nothing. */
  readonly listing: ListingInput
  /** After the last step. */
  readonly mail: Mail | null
}

/** Checks a step; after the last one also all before it, which may come from an older visit. */
export function tryStep(draft: ListingDraft, to: string, context: PageContext): StepResult {
  const { language, messages } = context
  const steps = listingStepsWords(language)
  const { step, sentence } = draft
  const isSentenceAll = step === 3 && sentence.trim() !== '' && isWeekEmpty(draft.listing)
  const week = isSentenceAll ? readHoursSentence(sentence) : undefined
  const listing =
    week === undefined
      ? draft.listing
      : { ...draft.listing, hours: daysOf(week, day => dayField(day, steps)) }
  const faulty = step === 3 ? firstFaultyStep(listing) : step
  if (faulty !== undefined) {
    const faults = validateListing(faulty, listing).map(fault => shown(fault, context))
    return { faults, step: faulty, listing, mail: null }
  }
  if (isSentenceAll && week === undefined) {
    const fault = { field: 'sentence', label: steps.hours.sentence, text: steps.hours.notUnderstood } as const
    return { faults: [fault], step, listing, mail: null }
  }
  const hours = readListingHours(listing.hours)
  const typed = Object.values(listing.hours)
  const parts = {
    subject: steps.mail.subject(listing.name.trim(), listing.city.trim()),
    hoursOf: (weekday: number) =>
      typed[weekday]?.trim() === '' ? steps.hours.unknownDay : dayText(hours[weekday] ?? null, steps),
    remark: sentence.trim() === '' ? '' : `${steps.hours.asWritten}: ${sentence.trim()}`,
  }
  const mail = listingMail(to, listing, parts, { words: listingWords(language), messages })
  return { faults: [], step, listing, mail }
}

function shown(
  fault: FieldFault<Exclude<StepField, 'sentence'>>,
  { language, messages, formats }: PageContext,
): StepFault {
  const { labels } = listingWords(language)
  const { field } = fault
  const weekday = LISTING_DAYS.findIndex(day => field === `hours.${day}`)
  const label = weekday >= 0 ? messages.weekdays.long[weekday] : labelOf(field, labels)
  return { field, label: label ?? field, text: faultText(fault, formOutcomeWords(language), formats) }
}

function labelOf(field: string, labels: Readonly<Record<string, string>>): string | undefined {
  return labels[field]
}
