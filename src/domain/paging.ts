import { DomainError } from '#domain/errors.ts'

/** Which page of a list, from 1, and how many entries a page has. */
export interface PageRequest {
  readonly page: number
  readonly limit: number
}

/** One page of a list. A page after the last has no entries. */
export interface Page<Entry> {
  readonly entries: readonly Entry[]
  /** Of the whole list. */
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

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

/** One page of a list that is in memory. @throws DomainError offset_too_large */
export function pageAmong<Entry>(all: readonly Entry[], { page, limit }: PageRequest): Page<Entry> {
  const offset = offsetOf(page, limit)
  const total = all.length
  return { entries: all.slice(offset, offset + limit), total, page, totalPages: totalPagesOf(total, limit) }
}
