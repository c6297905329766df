import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Business } from '#domain/business/business.ts'
import { DEFAULT_IMPORT_OPTIONS, type ImportOptions } from '#domain/import/import-options.ts'
import type { ImportRunDetail } from '#domain/import/import-run.ts'
import type { Job } from '#domain/job/job.ts'
import { jobHandlers } from '#jobs/handlers.ts'
import { JobRunner } from '#jobs/runner.ts'
import { showImport } from '#services/imports/show-import.ts'
import { startImport } from '#services/imports/start-import.ts'
import { type StartedImport, uploadImport } from '#services/imports/upload-import.ts'
import { getJob } from '#services/jobs/jobs.ts'
import { previewUndo, type UndoPreview } from '#services/undo/check-undo.ts'
import { startUndo } from '#services/undo/start-undo.ts'
import { changesAfter } from '#store/businesses/changes.ts'
import type { Store } from '#store/store.ts'
import { NO_WEB } from '#test/jobs/no-web.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

export interface GivenImports extends TempDirectory {
  /** The present, milliseconds since 1970; may be set. */
  readonly clock: { now: number }
  /** The errors that jobs crashed with. */
  readonly errors: unknown[]
  upload(
    fileName: string,
    content: string | Buffer,
    isDryRun?: boolean,
    options?: Partial<ImportOptions>,
  ): Promise<StartedImport>
  /** One poll of the runner: begins what is due, cancels what should stop. */
  look(): Promise<void>
  /** Runs what is due to its end. */
  work(): Promise<void>
  /** Uploads, runs, and returns the result. */
  imported(
    fileName: string,
    content: string | Buffer,
    isDryRun?: boolean,
    options?: Partial<ImportOptions>,
  ): Promise<ImportRunDetail>
  /** Starts the import of a dry run, runs it, and returns the result. */
  started(dryRunId: number): Promise<ImportRunDetail>
  undo(runId: number): Promise<Job>
  detail(runId: number): Promise<ImportRunDetail>
  /** What undoing an import would do now. */
  preview(runId: number): Promise<UndoPreview>
  job(id: number): Promise<Job>
  /** Every live business that is not hidden, by name. */
  businesses(): Promise<Business[]>
  /** Names of the files that wait in a folder of the data folder. */
  files(folder: 'uploads' | 'imports'): string[]
}

/**
 * A directory whose imports are run by the real runner when the test says so.
 * @param wrap the store as jobs see it; tests break it on purpose
 */
export async function givenImports(wrap: (store: Store) => Store = store => store): Promise<GivenImports> {
  const directory = await tempDirectory()
  const { store, folder, siteFiles: files } = directory
  const clock = { now: Date.parse('2026-11-21T12:00:00Z') }
  const now = () => clock.now
  const errors: unknown[] = []
  const deps = { store, overview: directory.overview, files, dataDir: folder, now }
  const runner = new JobRunner({
    store,
    now,
    handlers: jobHandlers({
      ...NO_WEB,
      ...deps,
      store: wrap(store),
      rebuildIndex: directory.follow,
      indexed: directory.follow,
    }),
    onError: error => errors.push(error),
  })
  const work = async () => {
    await runner.poll()
    await runner.settled()
    await runner.poll()
  }
  const upload: GivenImports['upload'] = (fileName, content, isDryRun = false, options = {}) =>
    uploadImport(deps, {
      parts: oneFile(fileName, content),
      isDryRun,
      options: { ...DEFAULT_IMPORT_OPTIONS, ...options },
      account: 'admin',
    })
  const detail = (runId: number) => showImport({ store }, runId)
  return {
    ...directory,
    clock,
    errors,
    upload,
    look: () => runner.poll(),
    work,
    async imported(fileName, content, isDryRun, options) {
      const { runId } = await upload(fileName, content, isDryRun, options)
      await work()
      return detail(runId)
    },
    async started(dryRunId) {
      const { runId } = await startImport(deps, { id: dryRunId, account: 'admin' })
      await work()
      return detail(runId)
    },
    async undo(runId) {
      const jobId = await startUndo({ store, now }, { kind: 'import', id: runId }, 'admin')
      await work()
      return getJob({ store }, jobId)
    },
    detail,
    preview: runId => previewUndo(store.db, { kind: 'import', id: runId }),
    job: id => getJob({ store }, id),
    businesses: () => publicBusinesses(store),
    files: name => (existsSync(join(folder, name)) ? readdirSync(join(folder, name)) : []),
  }
}

/** Every live business that is not hidden, by name. */
export async function publicBusinesses(store: Store): Promise<Business[]> {
  const changes = await changesAfter(store.db, 0, 100_000)
  return changes
    .flatMap(change => (change.kind === 'saved' ? [change.business] : []))
    .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id - b.id))
}

/** An upload of one file. */
export async function* oneFile(fileName: string, content: string | Buffer) {
  yield {
    fieldName: 'excelFile',
    fileName,
    content: Readable.from([Buffer.from(content)]),
    isCut: () => false,
  }
}

/** A table of businesses in German columns. */
export function csvOf(rows: readonly Readonly<Partial<Record<Column, string>>>[]): string {
  const lines = rows.map(row => COLUMNS.map(column => row[column] ?? '').join(';'))
  return [COLUMNS.join(';'), ...lines].join('\r\n')
}

const COLUMNS = [
  'Name',
  'Straße',
  'PLZ',
  'Ort',
  'Telefon',
  'Website',
  'place_id',
  'google_id',
  'cid',
] as const
type Column = (typeof COLUMNS)[number]

/** A row about the bakery in Görlitz; say only what matters. */
export function row(overrides: Partial<Record<Column, string>> = {}): Partial<Record<Column, string>> {
  return {
    Name: 'Bäckerei Roth',
    Straße: 'Marktstraße 3',
    PLZ: '02826',
    Ort: 'Görlitz',
    Telefon: '03581 471000',
    ...overrides,
  }
}

/** Rows about as many different businesses. */
export function manyRows(count: number, overrides: Partial<Record<Column, string>> = {}) {
  return Array.from({ length: count }, (_, at) =>
    row({ Name: `Betrieb ${at}`, Straße: `Weg ${at}`, Telefon: '', ...overrides }),
  )
}
