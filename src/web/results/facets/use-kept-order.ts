import { useState } from 'react'
import type { FacetValue } from '#domain/search/search.ts'

/**
 * The values of a filter in the order in which they were shown first, new ones behind them: a choice changes the counts, by
 * which the answer orders them, and a value must not slip away under the finger that chose it.
 * @param question what is filtered; another one begins anew
 */
export function useKeptOrder(values: readonly FacetValue[], question: string): readonly FacetValue[] {
  const [kept, setKept] = useState({ question, order: valuesOf(values) })
  const before = kept.question === question ? kept.order : []
  const known = new Set(before)
  const isNew = values.some(({ value }) => !known.has(value))
  const order = isNew ? [...before, ...valuesOf(values).filter(value => !known.has(value))] : before
  if (isNew || kept.question !== question) setKept({ question, order })
  const place = new Map(order.map((value, at) => [value, at]))
  return values.toSorted((one, other) => (place.get(one.value) ?? 0) - (place.get(other.value) ?? 0))
}

function valuesOf(values: readonly FacetValue[]): readonly string[] {
  return values.map(({ value }) => value)
}
