import { createReadStream } from 'node:fs'
import { extname } from 'node:path'
import { z } from 'zod'
import type { RowFault } from '#domain/import/import-result.ts'
import { isFinished } from '#domain/job/job-kinds.ts'
import { berlinMinute } from '#domain/time/berlin-day.ts'
import { MINUTE_MS } from '#domain/time/durations.ts'
import { csvLines } from '#gateways/csv/csv-file.ts'
import { InboxFolder, type WaitingFile } from '#gateways/files/inbox-folder.ts'
import { storeUpload } from '#gateways/files/uploads.ts'
import {
  changeScheduleState,
  type ScheduleState,
  scheduleIn,
  scheduleState,
} from '#services/jobs/schedule.ts'
import { importRun } from '#store/imports/import-runs.ts'
import { hasUnfinishedJob, jobById } from '#store/jobs/jobs.ts'
import type { DataFolder } from '#store/store.ts'
import { importReport, type ReportMessages } from './import-report.ts'
import { readImportResult } from './read-import-result.ts'
import { ENDINGS, queueImport, shownName, type UploadDeps } from './upload-import.ts'

export interface InboxDeps extends UploadDeps, DataFolder {
  /** The texts of the reports beside the files. */
  readonly messages: ReportMessages
  /** The text that says why a whole file was refused or stopped. */
  readonly refusal: (fault: RowFault) => string
}

/** A file that has not changed for so long is complete; other programs do not tell when a copy has ended. */
const COMPLETE_AFTER_MS = MINUTE_MS

const inputSchema = z.object({ runId: z.number() })

/**
 * Imports the files of the folder `inbox` one after the other, once the schedule has opened it; each file once, also
 * when the process dies in between. Then the file is moved to `inbox/done` or `inbox/failed`, with a report beside it.
 */
export class InboxImporter {
  readonly #deps: InboxDeps
  readonly #folder: InboxFolder
  /** Since when a file has had its size and date. */
  readonly #seen = new Map<string, WaitingFile & { readonly since: number }>()

  constructor(deps: InboxDeps) {
    this.#deps = deps
    this.#folder = new InboxFolder(deps.dataDir, name => ENDINGS.has(extname(name).toLowerCase()))
  }

  /** Does the next step, if there is one. Throws disk_full and the system's errors; the step is then done again. */
  async poll(): Promise<void> {
    const { store, now } = this.#deps
    if ((await scheduleIn(store.db))['import-inbox'].isOn) await this.#folder.make()
    const { isInboxOpen, inboxFile } = await scheduleState(store.db)
    if (!isInboxOpen) return
    if (inboxFile !== null && !(await this.#isEnded(inboxFile))) return
    if (await hasUnfinishedJob(store.db, 'import')) return
    const waiting = this.#noted(await this.#folder.waiting())
    const next = (await this.#folder.begun())[0] ?? (await this.#beginFirstOf(waiting))
    if (next !== undefined) await this.#queue(next)
    else if (waiting.length === 0)
      await store.write(trx => changeScheduleState(trx, { isInboxOpen: false }, now()))
  }

  async #isEnded({ name, jobId }: NonNullable<ScheduleState['inboxFile']>): Promise<boolean> {
    const { store, now } = this.#deps
    const job = await jobById(store.db, jobId)
    if (job !== undefined && !isFinished(job)) return false
    const { runId } = inputSchema.parse(job?.input)
    const state = (await importRun(store.db, runId))?.state
    const prefix = `${berlinMinute(job?.createdAt ?? now())
      .replace(' ', '-')
      .replace(':', '')}-${runId}-`
    await this.#folder.end(name, state === 'done' ? 'done' : 'failed', prefix, this.#report(runId))
    await store.write(trx => changeScheduleState(trx, { inboxFile: null }, now()))
    return true
  }

  async *#report(runId: number): AsyncGenerator<string> {
    const { store, messages, refusal } = this.#deps
    yield* (await importReport({ store }, runId, messages)).pieces
    const run = await importRun(store.db, runId)
    if (run === undefined) return
    const { errorReport } = await readImportResult(store.db, run)
    // Row 0 says why the file as a whole was refused or stopped.
    const ends = errorReport.filter(({ rowNumber }) => rowNumber === 0)
    const reason = ends.flatMap(({ faults }) => faults.map(refusal)).join(' ')
    if (reason !== '') yield csvLines([[0, messages.outcomes.error, run.file_name, null, reason, null]])
  }

  #noted(waiting: readonly WaitingFile[]): readonly WaitingFile[] {
    const names = new Set(waiting.map(({ name }) => name))
    for (const name of this.#seen.keys()) if (!names.has(name)) this.#seen.delete(name)
    for (const file of waiting) {
      const before = this.#seen.get(file.name)
      if (before?.size !== file.size || before.changedAt !== file.changedAt)
        this.#seen.set(file.name, { ...file, since: this.#deps.now() })
    }
    return waiting
  }

  async #beginFirstOf(waiting: readonly WaitingFile[]): Promise<string | undefined> {
    const due = this.#deps.now() - COMPLETE_AFTER_MS
    const first = waiting.find(({ name }) => (this.#seen.get(name)?.since ?? Number.POSITIVE_INFINITY) <= due)
    if (first === undefined) return undefined
    await this.#folder.begin(first.name)
    return first.name
  }

  async #queue(name: string): Promise<void> {
    const { files, now } = this.#deps
    const content = createReadStream(this.#folder.pathOf(name))
    const { path, size } = await storeUpload(files, content, extname(name).toLowerCase())
    try {
      const file = {
        fileName: shownName(name),
        fileSize: size,
        filePath: path,
        isDryRun: false,
        account: null,
      }
      await queueImport(this.#deps, file, (trx, jobId) =>
        changeScheduleState(trx, { inboxFile: { name, jobId } }, now()),
      )
    } catch (error) {
      await files.remove(path)
      throw error
    }
  }
}
