import { DomainError } from '#domain/errors.ts'

/** Robots follow the links of lists to the end, so lists go deeper than searches. */
export const MAX_LIST_OFFSET = 100_000

/** The number of entries before a page. @throws DomainError offset_too_large */
export function offsetOf(page: number, limit: number): number {
  const offset = (page - 1) * limit
  if (offset > MAX_LIST_OFFSET) throw new DomainError('offset_too_large', { limit: MAX_LIST_OFFSET })
  return offset
}

/** How many pages a list has; an empty one has none. */
export function totalPagesOf(total: number, limit: number): number {
  return Math.ceil(total / limit)
}
