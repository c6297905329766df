import type { BusinessStatus, Source } from '#domain/business/business.ts'
import type { GroupSlug } from '#domain/category/category.ts'
import type { StateCode } from '#domain/place/state.ts'

/** Milliseconds since 1970. */
type Millis = number
/** 0 or 1: SQLite has no booleans, and an integer reads the same in PostgreSQL. */
type Flag = 0 | 1
/** JSON as text, so that both databases return it untouched. */
type Json = string

export interface BusinessTable {
  id: number
  place_id: string | null
  google_id: string | null
  cid: string | null
  /** Normalised name + postal code + street (domain/draft), the last resort to recognise a business. */
  match_key: string | null
  name: string
  /** Orders names as German does; computed, because node:sqlite has no collation hook. */
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
  /** Rises with every change of the row; followers read upwards. */
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
  name: 'change' | 'business' | 'import_run' | 'suppression'
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
}

export type ImportRunState = 'running' | 'done' | 'failed' | 'cancelled'

export interface ImportRunTable {
  id: number
  file_name: string
  file_size: number
  state: ImportRunState
  imported: number
  updated: number
  unchanged: number
  duplicates: number
  suppressed: number
  errors: number
  /** What refused the file as a whole: an error code, and its details as JSON. */
  failure_code: string | null
  failure_details: Json | null
  started_at: Millis
  finished_at: Millis | null
}

export type RowOutcome = 'imported' | 'updated' | 'unchanged' | 'duplicate' | 'suppressed' | 'error'

export interface ImportOutcomeTable {
  run_id: number
  /** The row in the sheet, the header being row 1. */
  row_number: number
  outcome: RowOutcome
  business_id: number | null
  name: string | null
  place_id: string | null
  /** Faults and warnings as JSON: [{ field, code, value }]. */
  reasons: Json | null
}

export interface SettingTable {
  key: string
  value: Json
  updated_at: Millis
}

/** Every table of the truth. */
export interface Schema {
  businesses: BusinessTable
  old_slugs: OldSlugTable
  counters: CounterTable
  suppressions: SuppressionTable
  import_runs: ImportRunTable
  import_outcomes: ImportOutcomeTable
  settings: SettingTable
}
