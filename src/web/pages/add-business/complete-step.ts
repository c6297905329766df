import { isListingCategory, type ListingInput, type ListingStep } from '#domain/listing/listing.ts'
import { firstFaultyStep, stepFaults, stepOf } from '#domain/listing/listing-faults.ts'
import { readHoursSentence } from '#domain/listing/read-hours.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { dayField } from '#web/format/day-text.ts'
import type { FormFault } from '#web/forms/use-form.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageContext } from '#web/page-context.ts'
import { MOST_CHECK_MS } from '#web/pages/add-business/check-place.ts'
import { daysAfter, isWeekEmpty } from '#web/pages/add-business/hours/hours-fields.ts'
import { unclearText } from '#web/pages/add-business/hours/unclear-text.ts'
import type { WizardForm } from '#web/pages/add-business/listing-draft.ts'
import type { DraftPictures } from '#web/pages/add-business/pictures/draft-pictures.ts'

/** What a step is completed with. */
export interface StepInput {
  readonly step: ListingStep
  readonly values: WizardForm['values']
  /** The sentence that is in the days already; one that was typed before its reader was there is not. */
  readonly taken: string
  /** The sentence that was reported as not understood last; the days may say what it meant. */
  readonly told: string
  readonly pictures: DraftPictures
}

/** What came of completing a step. */
export type StepEnd =
  /** The visitor went back meanwhile, and is not told of a step that is no longer shown. */
  | { readonly kind: 'left' }
  | { readonly kind: 'faults'; readonly faults: readonly FormFault[]; readonly step: ListingStep }
  /** The gazetteer knows better than the owner, who has to say whether it does. */
  | { readonly kind: 'doubt' }
  /** @property hours with those of the sentence, where the days say nothing or do not know it yet */
  | { readonly kind: 'complete'; readonly hours: ListingInput['hours'] }

/** Checks a step, also by what only the server knows. @param hasDoubt asks whether the place is doubtful and not accepted yet */
export async function completeStep(
  input: StepInput,
  { isLeft, hasDoubt }: { readonly isLeft: () => boolean; readonly hasDoubt: () => Promise<boolean> },
  context: PageContext,
): Promise<StepEnd> {
  const { faults, hours } = tryStep(input, context)
  const [first] = faults
  if (first !== undefined) return { kind: 'faults', faults, step: stepOf(first.field) }
  if (input.step === 1) {
    const unknown = await categoryFaults(input.values.category, context)
    if (!isLeft() && unknown.length > 0) return { kind: 'faults', faults: unknown, step: 1 }
  }
  const isDoubtful = input.step === 2 && (await hasDoubt())
  if (isLeft()) return { kind: 'left' }
  return isDoubtful ? { kind: 'doubt' } : { kind: 'complete', hours }
}

/** Checks a step; after the last one also all before it, which may come from an older visit. */
function tryStep(
  { step, values: typed, taken, told, pictures }: StepInput,
  { language, messages }: PageContext,
): { readonly faults: readonly FormFault[]; readonly hours: ListingInput['hours'] } {
  const steps = inLanguage(addBusinessStepsMessages, language)
  const { sentence } = typed
  const read = step === 3 && sentence.trim() !== '' ? readHoursSentence(sentence) : undefined
  const isEmpty = isWeekEmpty(typed)
  const textOf = (day: OpeningHours[number]) => dayField(day, messages.hours)
  const hours =
    read?.week === undefined || (taken === sentence && !isEmpty)
      ? typed.hours
      : daysAfter(read, readHoursSentence(taken), typed.hours, textOf)
  const listing = { ...typed, hours }
  const faulty = step === 3 ? firstFaultyStep(listing) : step
  if (faulty !== undefined) return { faults: stepFaults(faulty, listing), hours }
  if (read !== undefined && read.week === undefined && (isEmpty || told !== sentence))
    return { faults: [{ field: 'sentence', text: unclearText(read.unclear, steps) }], hours }
  return { faults: step === 3 ? pictureFaults(pictures, steps.pictures) : [], hours }
}

function pictureFaults(
  { list, hasRights }: DraftPictures,
  texts: { readonly altMissing: string; readonly rightsMissing: string },
): readonly FormFault[] {
  const lacksAlt = list.some(({ alt }) => alt.trim() === '')
  return [
    ...(lacksAlt ? [{ field: 'pictures', text: texts.altMissing }] : []),
    ...(list.length > 0 && !hasRights ? [{ field: 'rights', text: texts.rightsMissing }] : []),
  ]
}

/**
 * Whether the directory knows the category, which only the server can say.
 * @returns the faults; none also where no answer came: the server says it when the listing is sent
 */
async function categoryFaults(
  category: string,
  { api }: Pick<PageContext, 'api'>,
): Promise<readonly FormFault[]> {
  if (isListingCategory(category)) return []
  try {
    const { isKnown, trades } = await api('GET /api/trades', {
      query: { q: category.trim(), limit: 1 },
      signal: AbortSignal.timeout(MOST_CHECK_MS),
    })
    const proposals = trades.map(({ name }) => name)
    return isKnown ? [] : [{ field: 'category', code: 'category_unknown', proposals }]
  } catch {
    return []
  }
}

export { stepOf }
