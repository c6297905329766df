import { useState } from 'react'
import type { ListingInput } from '#domain/listing/listing.ts'
import type { PlaceCheck } from '#services/check-place.ts'
import { usePage } from '#web/page-context.ts'

interface PlaceChecking {
  /** What the gazetteer says about the place as it is written now; null while nobody asked. */
  readonly current: PlaceCheck | null
  /** Asks, unless the answer is there. null: not yet worth asking, or no answer. */
  readonly check: () => Promise<PlaceCheck | null>
}

/** Postal code and city against the gazetteer, which only the server has. */
export function usePlaceCheck({ postalCode, city }: ListingInput): PlaceChecking {
  const { api } = usePage()
  const [known, setKnown] = useState<{ readonly place: string; readonly answer: PlaceCheck } | null>(null)
  const question = { postalCode: postalCode.trim(), city: city.trim() }
  const place = `${question.postalCode} ${question.city}`
  const current = known?.place === place ? known.answer : null
  const check = async () => {
    if (current !== null || !/^\d{5}$/.test(question.postalCode) || question.city === '') return current
    try {
      const answer = await api.checkPlace(question)
      setKnown({ place, answer })
      return answer
    } catch {
      // The check only helps: without an answer the visitor goes on.
      return null
    }
  }
  return { current, check }
}
