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
  /** The path of the uploaded file while it may still be needed, relative to the data folder. */
  file_path: string | null
  /** Who uploaded it; null for the command line. */
  account: string | null
  /** The job that runs it; null for the command line. */
  job_id: number | null
  undone_at: Millis | null
  /** What is said about the rows, counted, as JSON: [{ kind, code, field, count, example, rowNumbers }]. */
  reason_counts: Json | null
  /** Names of columns as JSON: { ignored: [], personal: [] }. */
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
