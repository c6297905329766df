import { useState } from 'react'
import type { ListingInput } from '#domain/listing/listing.ts'
import { loadCode } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import type { CheckedPlace } from '#web/pages/add-business/check-place.ts'

interface PlaceChecking {
  /** Of the place as it is typed now; null before the first check. */
  readonly current: CheckedPlace | null
  /** Asks, unless the answer is there. null: not yet worth asking, or no answer. */
  readonly check: () => Promise<CheckedPlace | null>
}

/** Postal code and city against the gazetteer, which only the server has. */
export function usePlaceCheck({ postalCode, city }: ListingInput): PlaceChecking {
  const context = usePage()
  const [known, setKnown] = useState<{ readonly place: string; readonly checked: CheckedPlace } | null>(null)
  const question = { postalCode: postalCode.trim(), city: city.trim() }
  const place = `${question.postalCode} ${question.city}`
  const current = known?.place === place ? known.checked : null
  const check = async () => {
    if (current !== null || !/^\d{5}$/.test(question.postalCode) || question.city === '') return current
    try {
      const { checkPlace } = await loadCode(() => import('#web/pages/add-business/check-place.ts'))
      const checked = await checkPlace(question, context)
      setKnown({ place, checked })
      return checked
    } catch {
      // The check only helps: without an answer the visitor continues.
      return null
    }
  }
  return { current, check }
}
