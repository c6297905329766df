import type { FieldFault } from '#domain/form/field-fault.ts'
import {
  isListingCategory,
  type ListingField,
  type ListingInput,
  type ListingStep,
} from '#domain/listing/listing.ts'
import { readHoursSentence } from '#domain/listing/read-hours.ts'
import { firstFaultyStep, validateListing } from '#domain/listing/validate-listing.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { dayField } from '#web/format/day-text.ts'
import { faultText } from '#web/forms/fault-text.ts'
import { type SentForm, sendTypedForm } from '#web/forms/send-typed-form.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageContext } from '#web/page-context.ts'
import { daysAfter, isWeekEmpty } from '#web/pages/add-business/hours/hours-fields.ts'
import { unclearText } from '#web/pages/add-business/hours/unclear-text.ts'
import type { ListingDraft } from '#web/pages/add-business/listing-draft.ts'
import { valuesOfListing } from '#web/pages/add-business/listing-values.ts'
import type { DraftPictures } from '#web/pages/add-business/pictures/draft-pictures.ts'
import { labelledFault } from '#web/pages/add-business/step-faults.ts'
import type { StepFault } from '#web/pages/add-business/step-props.ts'
import { MOST_CHECK_MS } from '#web/pages/add-business/use-place-check.ts'

/** What came of completing a step. */
export interface StepResult {
  /** Of `step`; empty when the next one may begin. */
  readonly faults: readonly StepFault[]
  readonly step: ListingStep
  /** With the hours of the sentence, where the days say nothing or do not know it yet. */
  readonly listing: ListingInput
}

/**
 * Checks a step; after the last one also all before it, which may come from an older visit.
 * @param taken the sentence that is in the days already; one that was typed before its reader was there is not
 * @param told the sentence that was reported as not understood last; the days may say what it meant
 */
export function tryStep(
  draft: ListingDraft,
  taken: string,
  told: string,
  pictures: DraftPictures,
  context: PageContext,
): StepResult {
  const { language, messages } = context
  const steps = inLanguage(addBusinessStepsMessages, language)
  const { step, sentence } = draft
  const read = step === 3 && sentence.trim() !== '' ? readHoursSentence(sentence) : undefined
  const isEmpty = isWeekEmpty(draft.listing)
  const textOf = (day: OpeningHours[number]) => dayField(day, messages.hours)
  const hours =
    read?.week === undefined || (taken === sentence && !isEmpty)
      ? draft.listing.hours
      : daysAfter(read, readHoursSentence(taken), draft.listing.hours, textOf)
  const listing = { ...draft.listing, hours }
  const faulty = step === 3 ? firstFaultyStep(listing) : step
  if (faulty !== undefined) {
    const faults = validateListing(faulty, listing).map(fault => shown(fault, context))
    return { faults, step: faulty, listing }
  }
  if (read !== undefined && read.week === undefined && (isEmpty || told !== sentence)) {
    const fault = {
      field: 'sentence',
      label: steps.hours.sentence,
      text: unclearText(read.unclear, steps),
    } as const
    return { faults: [fault], step, listing }
  }
  return { faults: step === 3 ? pictureFaults(pictures, context) : [], step, listing }
}

function pictureFaults({ list, hasRights }: DraftPictures, { language }: PageContext): readonly StepFault[] {
  const texts = inLanguage(addBusinessStepsMessages, language).pictures
  const faults: StepFault[] = []
  if (list.some(({ alt }) => alt.trim() === ''))
    faults.push({ field: 'pictures', label: texts.title, text: texts.altMissing })
  if (list.length > 0 && !hasRights)
    faults.push({ field: 'rights', label: texts.title, text: texts.rightsMissing })
  return faults
}

/** What is sent with a listing. */
export interface CarriedListing {
  readonly ticket: string
  readonly trap: string
  /** The owner confirmed a place that disagrees with the gazetteer. */
  readonly isPlaceConfirmed: boolean
}

/** What came of sending the whole listing. */
export type SendResult =
  | { readonly kind: 'received'; readonly sent: SentForm }
  | { readonly kind: 'faults'; readonly faults: readonly StepFault[] }
  | { readonly kind: 'refused'; readonly text: string }

/** Sends a listing. @returns what became of it, with the ticket for another attempt. Rejects where nothing was sent. */
export async function sendListing(
  listing: ListingInput,
  { isPlaceConfirmed, ...carried }: CarriedListing,
  context: PageContext,
): Promise<{ readonly result: SendResult; readonly ticket: string }> {
  const values = { ...valuesOfListing(listing), isPlaceConfirmed: isPlaceConfirmed ? 'on' : '' }
  const { outcome, ticket: next } = await sendTypedForm({ form: 'listings', values, ...carried }, context)
  if (outcome.kind === 'received') return { result: { kind: 'received', sent: outcome }, ticket: next }
  if (outcome.kind === 'refused') return { result: outcome, ticket: next }
  const faults = outcome.faults.flatMap(fault => labelledFault(fault, context) ?? [])
  return { result: { kind: 'faults', faults }, ticket: next }
}

function shown(fault: FieldFault<ListingField>, context: PageContext): StepFault {
  const text = faultText(fault, inLanguage(formOutcomeMessages, context.language), context.formats)
  return (
    labelledFault({ field: fault.field, text }, context) ?? { field: fault.field, label: fault.field, text }
  )
}

/**
 * Whether the directory knows the category, which only the server can say.
 * @returns the fault to show; null also where no answer came: the server says it when the listing is sent
 */
export async function categoryFault(category: string, context: PageContext): Promise<StepFault | null> {
  if (isListingCategory(category)) return null
  const { api, language } = context
  try {
    const { isKnown, trades } = await api('GET /api/trades', {
      query: { q: category.trim(), limit: 1 },
      signal: AbortSignal.timeout(MOST_CHECK_MS),
    })
    if (isKnown) return null
    const proposals = trades.map(({ name }) => name)
    const code = 'category_unknown'
    const text = faultText(
      { field: 'category', code, proposals },
      inLanguage(formOutcomeMessages, language),
      context.formats,
    )
    return labelledFault({ field: 'category', text }, context) ?? null
  } catch {
    return null
  }
}
