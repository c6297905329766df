import type { AdminBusinessFilter, ImportChange } from '#domain/business/admin-business.ts'
import type { BusinessStatus } from '#domain/business/field-values.ts'
import { DomainError } from '#domain/errors.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'

/** A filter as a query or a body carries it. */
interface FilterQuery {
  readonly search?: string | undefined
  readonly category?: string | undefined
  readonly city?: string | undefined
  readonly type?: string | undefined
  readonly country?: string | undefined
  readonly date?: string | undefined
  readonly state?: 'public' | 'hidden' | 'removed' | 'all' | undefined
  readonly status?: BusinessStatus | 'all' | undefined
  readonly importId?: number | undefined
  readonly importChange?: ImportChange | undefined
  readonly staleSearch?: number | undefined
}

/**
 * The filter without what does not narrow: 'all' and nothing.
 * @param now milliseconds since 1970; throws query_invalid for a date that is still to come in Germany
 */
export function filterOf(query: FilterQuery, now: number): AdminBusinessFilter {
  const { search, category, city, type, country, date, state, status, importId, importChange, staleSearch } =
    query
  if (date !== undefined && date !== 'all' && date > berlinDate(now)) {
    throw new DomainError('query_invalid', { reason: `date: ${date} > ${berlinDate(now)}` })
  }
  return {
    ...(search !== undefined && { search }),
    ...(category !== undefined && category !== 'all' && { category }),
    ...(city !== undefined && city !== 'all' && { city }),
    ...(type !== undefined && type !== 'all' && { type }),
    ...(country !== undefined && country !== 'all' && { country }),
    ...(date !== undefined && date !== 'all' && { date }),
    ...(state !== undefined && state !== 'all' && { state }),
    ...(status !== undefined && status !== 'all' && { status }),
    ...(importId !== undefined && { importId }),
    ...(importId !== undefined && importChange !== undefined && { importChange }),
    ...(staleSearch !== undefined && { staleSearch }),
  }
}
