import type { CountedValues } from '#domain/business/bulk-preview.ts'
import type { AdminBusinessFilter } from './admin-business.ts'

export const BULK_KINDS = ['hide', 'show', 'remove', 'restore', 'set-category'] as const
/** What can be done to many businesses at once. */
export type BulkKind = (typeof BULK_KINDS)[number]

/** A bulk action without what does not decide which businesses it changes. */
export type BulkChange =
  | { readonly kind: Exclude<BulkKind, 'set-category'> }
  /** @param category its name, as businesses get it */
  | { readonly kind: 'set-category'; readonly category: string }

/** Whether visitors see a business. */
export type Visibility = 'public' | 'hidden' | 'removed'

/** What of a business decides whether a bulk action changes it. */
export interface BulkState {
  readonly category: string
  readonly visibility: Visibility
  /** Merged and erased businesses are not restored by bulk actions. */
  readonly isRestorable: boolean
}

/** The fact that a bulk action sets. */
export type BulkFact = 'category' | 'visibility'

/** What a bulk action does to which businesses, for the list of jobs, the audit log and its own screen. */
export interface BulkSummary {
  /** What found the businesses; null for chosen rows. */
  readonly filter: AdminBusinessFilter | null
  readonly field: BulkFact
  /** What the businesses that change had before; at most MOST_FORMER values. */
  readonly from: CountedValues
  readonly to: string
  /** Chosen businesses, and those of them that it would change. */
  readonly count: number
  readonly changing: number
}

/** More values say nothing any more. */
export const MOST_FORMER = 10

/** The fact that an action sets. */
export function bulkFactOf(kind: BulkKind): BulkFact {
  return kind === 'set-category' ? 'category' : 'visibility'
}

/** What businesses have after an action: a category or a Visibility. */
export function valueAfter(change: BulkChange): string {
  switch (change.kind) {
    case 'set-category':
      return change.category
    case 'hide':
      return 'hidden'
    case 'remove':
      return 'removed'
    case 'show':
    case 'restore':
      return 'public'
  }
}

/** Whether an action changes a business in this state. */
export function isChanging(change: BulkChange, { category, visibility, isRestorable }: BulkState): boolean {
  switch (change.kind) {
    case 'hide':
      return visibility === 'public'
    case 'show':
      return visibility === 'hidden'
    case 'remove':
      return visibility !== 'removed'
    case 'restore':
      return visibility === 'removed' && isRestorable
    case 'set-category':
      return visibility !== 'removed' && category !== change.category
  }
}
