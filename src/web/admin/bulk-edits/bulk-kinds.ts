import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import type { BulkAction, BulkRequest } from '#web/admin/api/api.ts'

export type BulkKind = BulkAction['kind']

/** The bulk changes that apply to the businesses of a filter. */
export function bulkKindsFor(state: AdminBusinessFilter['state']): readonly BulkKind[] {
  if (state === 'removed') return ['restore']
  if (state === 'public') return ['hide', 'set-category', 'remove']
  if (state === 'hidden') return ['show', 'set-category', 'remove']
  return ['hide', 'show', 'set-category', 'remove']
}

/** Whom a change of many is about. */
export type BulkTarget = Pick<BulkRequest, 'ids' | 'filter'>
