import type { BusinessStatus, Source } from '#domain/business/business.ts'
import type { HistoryKind } from '#domain/business/history.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import type { StateCode } from '#domain/place/state.ts'
import type { Flag, Json, Millis } from './columns.ts'

export interface BusinessTable {
  id: number
  place_id: string | null
  google_id: string | null
  cid: string | null
  /**
   * Normalised name, postal code and street (domain/duplicate/recognition.ts): recognises a business without Google's
   * ids.
   */
  match_key: string | null
  name: string
  /** Sort key of the name in German order; stored, because node:sqlite has no collation hook. */
  name_sort: string
  category: string
  category_slug: string
  category_group: GroupSlug
  subtypes: Json
  street: string | null
  postal_code: string | null
  city: string
  city_slug: string
  district: string | null
  state: StateCode | null
  country_code: string
  full_address: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  website: string | null
  rating: number | null
  review_count: number
  reviews_per_score: Json | null
  reviews_link: string | null
  opening_hours: Json | null
  photos: Json
  photos_count: number
  description: string | null
  about: Json
  verified: Flag
  price_level: number | null
  status: BusinessStatus
  has_service_area: Flag
  slug: string
  /** `{city_slug}/{slug}`: the page's address, unique. */
  url_slug: string
  completeness: number
  source: Source
  source_date: string
  field_sources: Json
  is_hidden: Flag
  removed_at: Millis | null
  /** The business that it was merged into; only of removed ones. */
  merged_into: number | null
  /** Rises with every change of the row; followers read what is above their last one. */
  change: number
  created_at: Millis
  updated_at: Millis
}

export interface OldSlugTable {
  url_slug: string
  business_id: number
  created_at: Millis
}

export interface CounterTable {
  name:
    | 'change'
    | 'business'
    | 'import_run'
    | 'suppression'
    | 'account'
    | 'audit'
    | 'history'
    | 'job'
    | 'code_version'
    | 'submission'
    | 'mail'
    | 'subscriber'
    | 'redirect'
    | 'synonym'
    | 'picture'
  value: number
}

export type SuppressionKind = 'place_id' | 'phone' | 'name_address'

export interface SuppressionTable {
  id: number
  kind: SuppressionKind
  /** The place id, the E.164 phone or the match key. */
  value: string
  reason: string
  created_at: Millis
  /** The business whose removal added it; restoring the business removes it again. Null for objections. */
  business_id: number | null
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

/** A confirmed e-mail address on file for a business. */
export interface OwnerTable {
  business_id: number
  email: string
  created_at: Millis
}
