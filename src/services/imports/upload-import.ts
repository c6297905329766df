import { extname } from 'node:path'
import type { Readable } from 'node:stream'
import type { ColumnMapping } from '#domain/draft/header/column-mapping.ts'
import { DomainError } from '#domain/errors.ts'
import { DEFAULT_IMPORT_OPTIONS, type ImportOptions } from '#domain/import/import-options.ts'
import { expiredBefore } from '#domain/privacy/retention.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { FilesDeps } from '#gateways/files/site-files.ts'
import { storeUpload, sweepUploads, type Upload } from '#gateways/files/uploads.ts'
import { DEFAULT_LIMITS, MEGABYTE } from '#gateways/spreadsheet/limits.ts'
import { refuseFullQueue, startJob } from '#services/jobs/start-job.ts'
import {
  beginImportRun,
  importRunsWithFile,
  takeImportRunId,
  updateImportRun,
} from '#store/imports/import-runs.ts'
import type { StoreDeps } from '#store/store.ts'

export type UploadDeps = StoreDeps & FilesDeps & UploadLimit

/** One file of a form. */
export interface UploadPart {
  readonly fieldName: string
  /** As the sender named it; '' where nothing was chosen. */
  readonly fileName: string
  readonly content: Readable
  /** Whether the content was cut because it is too large; called after its end. */
  readonly isCut: () => boolean
}

export interface UploadInput {
  /**
   * Read to their end even when they are wrong, because a browser reads the answer only after it has sent everything.
   */
  readonly parts: AsyncIterable<UploadPart>
  readonly isDryRun: boolean
  /** The default ones otherwise. */
  readonly options?: ImportOptions
  /** The account's name. */
  readonly account: string
}

/** An import that was queued: its run and its job. */
export interface StartedImport {
  readonly runId: number
  readonly jobId: number
}

/** The largest file that can be uploaded, as the operator has set it. */
export interface UploadLimit {
  /** 20 MB without it (specification, section 9). */
  readonly uploadLimitBytes?: number | undefined
}

/** The largest file that can be uploaded. */
export function uploadLimitOf({ uploadLimitBytes }: UploadLimit): number {
  return uploadLimitBytes ?? DEFAULT_LIMITS.fileBytes
}

/** Endings of files that can be read as tables, and of archives with one of them. */
export const ENDINGS: ReadonlySet<string> = new Set([
  ...['.xlsx', '.xls', '.csv'],
  ...['.json', '.jsonl', '.ndjson', '.zip'],
])
/** Names are shown and stored, never used as a path. */
const LONGEST_NAME = 200

/** The form field of the file (specification, section 7). */
const FIELD = 'excelFile'

/**
 * Stores an uploaded spreadsheet and queues its import or dry run.
 * Throws upload_missing, file_kind_unknown for other endings, file_too_large, disk_full, date_in_future for data of a
 * later day, queue_full while too many imports wait, and the parts' own error when they break off. Then no file and no
 * run is left.
 */
export async function uploadImport(deps: UploadDeps, input: UploadInput): Promise<StartedImport> {
  await deleteOldUploads(deps)
  const options = input.options ?? DEFAULT_IMPORT_OPTIONS
  const taken = await takeFile(deps, input.parts)
  if (taken === undefined) throw new DomainError('upload_missing')
  if (taken.kind === 'refused') throw taken.reason
  const { fileName, upload } = taken
  try {
    const { isDryRun, account } = input
    refuseFuture(options, deps.now())
    return await queueImport(deps, {
      fileName: shownName(fileName),
      fileSize: upload.size,
      filePath: upload.path,
      isDryRun,
      options,
      account,
    })
  } catch (error) {
    await deps.files.remove(upload.path)
    throw error
  }
}

/** Throws queue_full while too many imports wait; called before an upload, which would be useless. */
export async function refuseWhileQueueFull({ store }: Pick<UploadDeps, 'store'>): Promise<void> {
  await refuseFullQueue(store.db, 'import')
}

/** Data of a later day do not exist. */
function refuseFuture({ date }: ImportOptions, now: number): void {
  if (date !== null && date > berlinDate(now)) throw new DomainError('date_in_future')
}

type Taken =
  | { readonly kind: 'kept'; readonly fileName: string; readonly upload: Upload }
  | { readonly kind: 'refused'; readonly reason: unknown }

/** The refusal of a file above the limit. */
export function tooLarge(limit: UploadLimit): DomainError {
  return new DomainError('file_too_large', { limitMegabytes: uploadLimitOf(limit) / MEGABYTE })
}

export interface QueuedFile {
  readonly fileName: string
  readonly fileSize: number
  /** The name among the site's files. */
  readonly filePath: string
  readonly isDryRun: boolean
  /** The default ones otherwise. */
  readonly options?: ImportOptions
  /** What its columns have, where the administrator has said so. */
  readonly mapping?: ColumnMapping
  /** Null: the schedule. */
  readonly account: string | null
}

/**
 * Creates a run for an uploaded file and queues its job, together or not at all.
 * @param prepare stores further rows that belong to it
 * Throws queue_full while too many imports wait.
 */
export async function queueImport(
  { store, now }: UploadDeps,
  file: QueuedFile,
  prepare?: Parameters<typeof startJob>[2],
): Promise<StartedImport> {
  // The job refers to the run and the run to its job, so the run's number is taken first.
  const runId = await store.write(takeImportRunId)
  const jobId = await startJob(
    { store, now },
    {
      kind: 'import',
      input: { runId, isDryRun: file.isDryRun, file: file.fileName },
      account: file.account,
      action: file.isDryRun ? 'import.tried-out' : 'import.started',
      subject: String(runId),
      details: { file: file.fileName },
    },
    async (trx, id) => {
      const { account, options = DEFAULT_IMPORT_OPTIONS, ...rest } = file
      // The day of the upload counts, also when the rows are stored on a later day.
      const dated = { ...options, date: options.date ?? berlinDate(now()) }
      const run = { ...rest, options: dated, ...(account !== null && { account }), id: runId, jobId: id }
      await beginImportRun(trx, run, now())
      await prepare?.(trx, id)
    },
  )
  return { runId, jobId }
}

/** The last part of a path, without invisible characters. */
export function shownName(fileName: string): string {
  const name = fileName.split(/[/\\]/).at(-1) ?? ''
  return name.replaceAll(/\p{C}/gu, '').slice(0, LONGEST_NAME)
}

/** The first file of the right field; everything else is read and discarded. */
async function takeFile(deps: UploadDeps, parts: AsyncIterable<UploadPart>): Promise<Taken | undefined> {
  let taken: Taken | undefined
  try {
    for await (const part of parts) {
      if (taken !== undefined || part.fieldName !== FIELD || part.fileName === '') part.content.resume()
      else taken = await takePart(deps, part)
    }
    return taken
  } catch (error) {
    if (taken?.kind === 'kept') await deps.files.remove(taken.upload.path)
    throw error
  }
}

async function takePart(deps: UploadDeps, { fileName, content, isCut }: UploadPart): Promise<Taken> {
  const ending = extname(fileName).toLowerCase()
  if (!ENDINGS.has(ending)) {
    content.resume()
    return {
      kind: 'refused',
      reason: new DomainError('file_kind_unknown', ending === '' ? {} : { kind: ending }),
    }
  }
  try {
    const upload = await storeUpload(deps.files, content, ending)
    if (!isCut()) return { kind: 'kept', fileName, upload }
    await deps.files.remove(upload.path)
    return { kind: 'refused', reason: tooLarge(deps) }
  } catch (reason) {
    content.resume()
    return { kind: 'refused', reason }
  }
}

/** A file without a run may belong to a running upload; no upload lasts this long. */
const ORPHANED_MS = HOUR_MS

/** Deletes uploaded files that are no longer needed. @returns how many imports lost theirs */
export async function deleteOldUploads({ store, files, now }: StoreDeps & FilesDeps): Promise<number> {
  let deleted = 0
  const needed = new Set<string>()
  for (const run of await importRunsWithFile(store.db)) {
    if (run.file_path === null) continue
    const isOver = run.state !== 'running' && Number(run.started_at) < expiredBefore('uploads', now())
    if (isOver) {
      await store.write(trx => updateImportRun(trx, run.id, { file_path: null }))
      await files.remove(run.file_path)
      deleted++
    } else needed.add(run.file_path)
  }
  await sweepUploads(files, needed, now() - ORPHANED_MS)
  return deleted
}
