import type { FieldFault } from '../form/field-fault.ts'
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

/** Values of a fact and how many businesses have each, the most frequent first. */
export type CountedValues = readonly { readonly value: string; readonly count: number }[]

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

/** What a bulk action would do now. */
export interface BulkPreview {
  /** Chosen businesses. */
  readonly count: number
  /** Those that it would change. */
  readonly changing: number
  /** Of those that change: how many are locked against imports, and how many have the fact from a person. */
  readonly locked: number
  readonly byHand: number
  /** Those that it cannot change, because another business has their place id. */
  readonly impossible: number
  /** What those that change have now; at most MOST_FORMER values. */
  readonly former: CountedValues
  /** What they get. */
  readonly to: string
  /** At most ten of those that change. */
  readonly examples: readonly BulkExample[]
  /** The category that is to be set. */
  readonly category: BulkCategory | null
}

export interface BulkExample {
  readonly id: number
  readonly name: string
  /** A category or a Visibility. */
  readonly before: string
}

/** A category that is to be set, as it was understood. */
export interface BulkCategory {
  /** 'known': of the table, or confirmed by the operator. 'used': only businesses have it. */
  readonly kind: 'known' | 'used' | 'unknown'
  readonly name: string
  /** Businesses that visitors see in it. */
  readonly businesses: number
  /** Known categories that may be meant; the likeliest first. */
  readonly proposals: NonNullable<FieldFault['proposals']>
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
