import type { Flag, Json, Millis } from './columns.ts'

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
  /** Why the whole file was refused: an error code, and its details as JSON. */
  failure_code: string | null
  failure_details: Json | null
  started_at: Millis
  finished_at: Millis | null
  /** 1: rows were only compared, nothing was stored. */
  is_dry_run: Flag
  /** Rows that contradict locked fields or match two businesses at once. */
  conflicts: number
  /** Rows with content, known once the whole file was read. */
  rows_total: number | null
  /** The name of the uploaded file among the site's files, while it may still be needed. */
  file_path: string | null
  /** Who uploaded it; null for the command line. */
  account: string | null
  /** The job that runs it; null for the command line. */
  job_id: number | null
  /** Everything that it changed went back. */
  undone_at: Millis | null
  /** Some of it went back, some stayed; null once all of it is undone. */
  partly_undone_at: Millis | null
  /** Businesses that went back, and those that stayed, when it was undone last. */
  undone_businesses: number
  kept_businesses: number
  /** What is said about the rows, counted, as JSON: [{ kind, code, field, count, example, rowNumbers }]. */
  reason_counts: Json | null
  /** What of the file was not read, as JSON: { ignored: [], personal: [], fileNotes }; fileNotes is not in older runs. */
  unread_columns: Json | null
  /** Rows that the options left out. */
  skipped: number
  /** ImportOptions as JSON; null: the default ones. */
  options: Json | null
  /** The mapping of columns that the file is read with, as JSON: ColumnMapping; null: by the names of the columns. */
  mapping: Json | null
}

/** Mappings of columns that are applied to every file with the same header. */
export interface ColumnMappingTable {
  /** The normalised header row. */
  header_key: string
  /** JSON: [{ at, column }]. */
  columns: Json
  account: string | null
  saved_at: Millis
}

export type RowOutcome =
  | 'imported'
  | 'updated'
  | 'unchanged'
  | 'duplicate'
  | 'suppressed'
  | 'skipped'
  | 'error'

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
  /** Only of a dry run, for a sample of its rows: what would change, [{ field, before, after }]. */
  changes: Json | null
}

/** Search words and a place that exports were made with. */
export interface ImportSearchTable {
  id: number
  /** The same for spellings that mean one search. */
  key: string
  words: string
  place: string
  /** The newest import of it that counts; null without one. */
  newest_run_id: number | null
}

/** The searches that a file has rows of. */
export interface ImportSearchRunTable {
  run_id: number
  search_id: number
}

/** A row of a file was about a business and has this search. */
export interface ImportSightingTable {
  search_id: number
  run_id: number
  business_id: number
}

/** Businesses that the newest import of a search did not find any more. Derived from the sightings. */
export interface StaleBusinessTable {
  search_id: number
  business_id: number
  /** The last import that saw it, by any search. */
  run_id: number
}

/** Businesses that somebody wants to look at again. */
export interface RecheckTable {
  business_id: number
  marked_at: Millis
  account: string
}
