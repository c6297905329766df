import { useState } from 'react'
import type { ListingInput } from '#domain/listing/listing.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import { loadCode } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import type { StepFault } from '#web/pages/add-business/step-props.ts'

/** What the gazetteer says about a place. */
interface CheckedPlace {
  readonly answer: PlaceCheck
  /** What is wrong with the place, as a sentence; null when nothing is. */
  readonly fault: StepFault | null
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
      const [answer, { placeFault }] = await Promise.all([
        api('GET /api/places/check', { query: question, signal: AbortSignal.timeout(MOST_CHECK_MS) }),
        loadCode(() => import('#web/pages/add-business/place-fault.ts')),
      ])
      const checked = { answer, fault: placeFault(answer, language) }
      setKnown({ place, checked })
      return checked
    } catch {
      // The check only helps: without an answer the visitor continues.
      return null
    }
  }
  return { current, check }
}
