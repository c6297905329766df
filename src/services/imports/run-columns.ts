import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import type { HeaderRefusal } from '#domain/draft/header/header-refusal.ts'
import { DEFAULT_IMPORT_OPTIONS, type ImportOptions } from '#domain/import/import-options.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import type { ImportRun } from '#store/imports/import-runs.ts'

/** Options and mapping are only written by the services of imports, so they are trusted. */
export function optionsOf({ options }: Pick<ImportRun, 'options'>): ImportOptions {
  return options === null ? DEFAULT_IMPORT_OPTIONS : JSON.parse(options)
}

/** The mapping that a run's file is read with; null: by the names of its columns. */
export function mappingOfRun({ mapping }: Pick<ImportRun, 'mapping'>): ColumnMapping | null {
  return mapping === null ? null : JSON.parse(mapping)
}

/** The ISO date from which the data of a run are; by default the day of its upload. */
export function dataDateOf(run: Pick<ImportRun, 'options' | 'started_at'>): string {
  return optionsOf(run).date ?? berlinDate(Number(run.started_at))
}

/** A DomainError, or what a run stores of it. */
interface Fault {
  readonly code: string | null
  readonly details: Readonly<Record<string, unknown>>
}

/**
 * Why a header is not read that may be one of businesses all the same, as the administrator knows. The other kinds are exports
 * of known programs.
 */
const MAPPABLE_REASONS: ReadonlySet<unknown> = new Set<HeaderRefusal>([
  ...(['no-name-column', 'no-place-column', 'people'] as const),
  ...(['orders', 'products', 'contacts', 'search-results'] as const),
])

/** Whether the administrator can say what the columns of a refused file have. */
export function isUnknownHeader({ code, details }: Fault): boolean {
  return code === 'file_not_businesses' && MAPPABLE_REASONS.has(details.reason)
}

/** Whether the columns of a run's file can be mapped: it was tried out, or its header was not understood. */
export function canMap(run: ImportRun): boolean {
  if (run.file_path === null || run.undone_at !== null) return false
  if (run.state === 'done') return run.is_dry_run === 1
  const { failure_code: code, failure_details: details } = run
  return run.state === 'failed' && isUnknownHeader({ code, details: JSON.parse(details ?? '{}') })
}
