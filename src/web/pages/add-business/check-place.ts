import type { ListingInput } from '#domain/listing/listing.ts'
import type { AddBusinessStepsMessages } from '#messages/de/pages/add-business-steps.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import type { FaultMessage } from '#web/forms/form-start.ts'
import { inLanguage } from '#web/messages.ts'
import type { PageContext } from '#web/page-context.ts'

/** What the gazetteer says about a place. */
export interface CheckedPlace {
  readonly answer: PlaceCheck
  /** What is wrong with the place, as a sentence; null when nothing is. */
  readonly fault: FaultMessage | null
}

/** Nobody waits longer for something that only helps. */
export const MOST_CHECK_MS = 5_000

/** Asks the gazetteer. Rejects where no answer comes. */
export async function checkPlace(
  query: Pick<ListingInput, 'postalCode' | 'city'>,
  { api, language }: PageContext,
): Promise<CheckedPlace> {
  const signal = AbortSignal.timeout(MOST_CHECK_MS)
  const answer = await api('GET /api/places/check', { query, signal })
  return { answer, fault: placeFault(answer, inLanguage(addBusinessStepsMessages, language)) }
}

/** How a place disagrees with the gazetteer, as a sentence; null when it does not. */
function placeFault(
  { postalCode, matches, suggestion }: PlaceCheck,
  { place: messages }: AddBusinessStepsMessages,
): FaultMessage | null {
  if (matches) return null
  return suggestion === null
    ? { field: 'postalCode', text: `${messages.unknown(postalCode)} ${messages.goOn}` }
    : { field: 'city', text: `${messages.mismatch(postalCode, suggestion)} ${messages.goOn}` }
}
