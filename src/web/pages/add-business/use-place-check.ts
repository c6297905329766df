import { useState } from 'react'
import type { ListingInput } from '#domain/listing/listing.ts'
import type { AddBusinessStepsMessages } from '#messages/de/pages/add-business-steps.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import type { FaultMessage } from '#web/forms/form-start.ts'
import { loadCode } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** What the gazetteer says about a place. */
interface CheckedPlace {
  readonly answer: PlaceCheck
  /** What is wrong with the place, as a sentence; null when nothing is. */
  readonly fault: FaultMessage | null
}

interface PlaceChecking {
  /** Of the place as it is typed now; null before the first check. */
  readonly current: CheckedPlace | null
  /** Asks, unless the answer is there. null: not yet worth asking, or no answer. */
  readonly check: () => Promise<CheckedPlace | null>
}

/** Nobody waits longer for something that only helps. */
export const MOST_CHECK_MS = 5_000

/** Postal code and city against the gazetteer, which only the server has. */
export function usePlaceCheck({ postalCode, city }: ListingInput): PlaceChecking {
  const { api, language } = usePage()
  const [known, setKnown] = useState<{ readonly place: string; readonly checked: CheckedPlace } | null>(null)
  const question = { postalCode: postalCode.trim(), city: city.trim() }
  const place = `${question.postalCode} ${question.city}`
  const current = known?.place === place ? known.checked : null
  const check = async () => {
    if (current !== null || !/^\d{5}$/.test(question.postalCode) || question.city === '') return current
    try {
      const [answer, { messages }] = await Promise.all([
        api('GET /api/places/check', { query: question, signal: AbortSignal.timeout(MOST_CHECK_MS) }),
        loadCode(() => import('#translated/pages/add-business-steps.ts')),
      ])
      const checked = { answer, fault: placeFault(answer, inLanguage(messages, language)) }
      setKnown({ place, checked })
      return checked
    } catch {
      // The check only helps: without an answer the visitor continues.
      return null
    }
  }
  return { current, check }
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
