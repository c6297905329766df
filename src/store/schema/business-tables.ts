import type { Generated } from 'kysely'
import type { Source } from '#domain/business/business.ts'
import type { HistoryKind } from '#domain/business/history.ts'
import type { SuppressionKind } from '#domain/privacy/erasure.ts'
import type { Flag, Json, Millis } from './columns.ts'

export interface OldSlugTable {
  url_slug: string
  business_id: number
  created_at: Millis
}

export interface CounterTable {
  name:
    | 'change'
    | 'index_rebuild'
    | 'business'
    | 'import_run'
    | 'suppression'
    | 'account'
    | 'session'
    | 'audit'
    | 'history'
    | 'job'
    | 'code_version'
    | 'submission'
    | 'mail'
    | 'subscriber'
    | 'redirect'
    | 'synonym'
    | 'category_rule'
    | 'picture'
    | 'import_search'
  value: number
}

export interface SuppressionTable {
  id: number
  kind: SuppressionKind
  /** The keyed hash of the place id, the E.164 phone or the match key. */
  value: string
  /** 0: the value itself, as versions before the site's key stored it. */
  is_hashed: Generated<Flag>
  reason: string
  created_at: Millis
  /** The business whose removal added it; restoring the business removes it again. Null for objections. */
  business_id: number | null
}

/** A business that was erased on a person's request. Nothing in it says which one it was. */
export interface ErasureTable {
  business_id: number
  erased_at: Millis
  /** When the last trace was gone, outside of backups; null: the job is still at work. */
  completed_at: Millis | null
  /** The number of the request: 'E-12'. */
  reason: string
  /** ErasedKeys (domain/privacy/erasure.ts) as JSON. */
  keys: Json
}

export interface HistoryTable {
  id: number
  business_id: number
  at: Millis
  /** Who says so: 'google-maps', 'administrator' … */
  source: Source
  /** The account's name; null for files and owners. */
  account: string | null
  /** The import that changed it. */
  run_id: number | null
  /** The bulk edit that changed it. */
  bulk_edit_id: number | null
  kind: HistoryKind
  /** The changed facts as they were before; null for a new business. */
  before: Json | null
  /** The same facts as they are after it. */
  after: Json | null
  /** The business's change number after this entry. When the business has a higher one, something newer touched it. */
  change: number
}

/** Two businesses that look like one; `a` is the smaller id. */
export interface DuplicatePairTable {
  a: number
  b: number
  /** 0 to 100. */
  score: number
  /** DuplicateReasons (domain/duplicate/compare-businesses.ts). */
  reasons: Json
  state: 'suggested' | 'dismissed'
  decided_at: Millis | null
  decided_by: string | null
}

/** One action on many businesses. */
export interface BulkEditTable {
  /** The number of its job. */
  id: number
  /** BulkAction as JSON. */
  action: Json
  /** BulkSelection as JSON. */
  selection: Json
  /** BulkSummary as JSON. */
  summary: Json
  changed: number
  skipped: number
  failed: number
  account: string
  created_at: Millis
  /** Everything that it changed went back. */
  undone_at: Millis | null
  /** Some of it went back, some stayed; null once all of it is undone. */
  partly_undone_at: Millis | null
  /** Businesses that went back, and those that stayed, when it was undone last. */
  undone_businesses: number
  kept_businesses: number
}

/** A confirmed e-mail address on file for a business. */
export interface OwnerTable {
  business_id: number
  /** Its emailKey. */
  email: string
  created_at: Millis
  /** The merged business that it came from; null: it was always this one's. */
  merged_from: number | null
}
