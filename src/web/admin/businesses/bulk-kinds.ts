import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import type { BulkAction } from '#web/admin/api/api.ts'

export type BulkKind = BulkAction['kind']

/** What makes sense for the businesses that a state's filter shows. */
export function bulkKindsFor(state: AdminBusinessFilter['state']): readonly BulkKind[] {
  if (state === 'removed') return ['restore']
  if (state === 'public') return ['hide', 'set-category', 'remove']
  if (state === 'hidden') return ['show', 'set-category', 'remove']
  return ['hide', 'show', 'set-category', 'remove']
}
