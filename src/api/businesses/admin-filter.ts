import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import { DomainError } from '#domain/errors.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { businessFilter } from './admin-schema.ts'

/** A filter as a query or a body carries it. */
type FilterQuery = {
  readonly [Name in keyof AdminBusinessFilter]?: AdminBusinessFilter[Name] | 'all' | undefined
}

const NAMES = [...Object.keys(businessFilter), 'type'] as readonly (keyof AdminBusinessFilter)[]

/**
 * The filter without what does not narrow: 'all' and nothing.
 * @param now milliseconds since 1970; throws query_invalid for a date that is still to come in Germany
 */
export function filterOf(query: FilterQuery, now: number): AdminBusinessFilter {
  const { date } = query
  if (date !== undefined && date !== 'all' && date > berlinDate(now)) {
    throw new DomainError('query_invalid', { reason: `date: ${date} > ${berlinDate(now)}` })
  }
  // The word can be searched for.
  const narrowing = NAMES.filter(
    name => query[name] !== undefined && (query[name] !== 'all' || name === 'search'),
  )
  const { importChange, ...filter } = Object.fromEntries(
    narrowing.map(name => [name, query[name]]),
  ) as AdminBusinessFilter
  const hasChange = filter.importId !== undefined && importChange !== undefined
  return { ...filter, ...(hasChange && { importChange }) }
}
