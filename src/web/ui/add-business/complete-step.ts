import type { FieldFault } from '#domain/form/field-fault.ts'
import type { ListingField, ListingInput, ListingStep } from '#domain/listing/listing.ts'
import type { Mail } from '#web/mailto.ts'
import type { ListingWords } from '#web/messages/add-business/de.ts'
import type { Messages } from '#web/messages/de.ts'
import { dayField, dayText } from '#web/ui/add-business/day-text.ts'
import { daysOf, isWeekEmpty } from '#web/ui/add-business/hours-step.tsx'
import { listingMail } from '#web/ui/add-business/listing-mail.ts'
import type { ListingDraft } from '#web/ui/add-business/stored-draft.ts'

/** A field of the form; the sentence about the hours is one beside the listing's own. */
export type StepField = ListingField | 'sentence'

/** What came of completing a step. */
export interface StepResult {
  /** Of `step`; empty when the next one may begin. */
  readonly faults: readonly FieldFault<StepField>[]
  readonly step: ListingStep
  /** With the hours of the sentence, where the days said nothing. */
  readonly listing: ListingInput
  /** After the last step. */
  readonly mail: Mail | null
}

/** Checks a step; after the last one also all before it, which may come from an older visit. Rejects when its code cannot be loaded. */
export async function tryStep(
  draft: ListingDraft,
  to: string,
  { words, messages }: { readonly words: ListingWords; readonly messages: Messages },
): Promise<StepResult> {
  const [{ firstFaultyStep, validateListing }, { readHoursSentence, readListingHours }] = await Promise.all([
    import('#domain/listing/validate-listing.ts'),
    import('#domain/listing/read-hours.ts'),
  ])
  const { step, sentence } = draft
  const isSentenceAll = step === 3 && sentence.trim() !== '' && isWeekEmpty(draft.listing)
  const week = isSentenceAll ? readHoursSentence(sentence) : undefined
  const listing =
    week === undefined
      ? draft.listing
      : { ...draft.listing, hours: daysOf(week, day => dayField(day, words)) }
  if (step !== 3) return { faults: validateListing(step, listing), step, listing, mail: null }
  const faulty = firstFaultyStep(listing)
  if (faulty !== undefined)
    return { faults: validateListing(faulty, listing), step: faulty, listing, mail: null }
  if (isSentenceAll && week === undefined)
    return { faults: [{ field: 'sentence', code: 'hours_unclear' }], step, listing, mail: null }
  const hours = readListingHours(listing.hours)
  const typed = Object.values(listing.hours)
  const hoursOf = (weekday: number) =>
    typed[weekday]?.trim() === '' ? words.hours.unknownDay : dayText(hours[weekday] ?? null, words)
  return {
    faults: [],
    step,
    listing,
    mail: listingMail(to, listing, { of: hoursOf, sentence }, { words, messages }),
  }
}
