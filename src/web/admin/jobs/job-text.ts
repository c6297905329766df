import type { Job } from '#domain/job/job.ts'
import type { JobState } from '#domain/job/job-kinds.ts'
import type { Language } from '#domain/language.ts'
import { messages as adminJobsMessages } from '#translated/admin/jobs.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import type { Formats } from '#web/format/formats.ts'
import { inLanguage } from '#web/messages.ts'

/** The CSS class of the mark before a job. */
export const STATE_CLASS: Readonly<Record<JobState, string>> = {
  queued: 'wait',
  running: 'run',
  done: 'done',
  failed: 'bad',
  cancelled: 'wait',
}

/**
 * How far a job is or what it did, in one line: '26.412 von 43.120 · 19.870 aktualisiert · 13 fehlerhaft'. A job that
 * found and changed nothing says so.
 */
export function jobText(job: Job, language: Language, formats: Formats): string {
  const messages = inLanguage(adminJobsMessages, language)
  if (job.failure !== null)
    return messages.failures[job.failure.code] ?? messages.failedOtherwise(job.failure.code)
  const { progress } = job
  const parts: string[] = []
  if (job.state !== 'done' && progress !== null && (progress.done > 0 || progress.total !== null)) {
    // A backup counts bytes.
    const amount = job.kind === 'backup' ? dateFormat(language).size : formats.count
    parts.push(
      progress.total === null
        ? messages.soFar(formats.counted(progress.done))
        : messages.progress(amount(progress.done), amount(progress.total)),
    )
  }
  const counts = job.state === 'done' ? numbersIn(job.result) : progress?.counts
  const labelled = Object.entries(counts ?? {}).filter(([name]) => messages.counts[name] !== undefined)
  for (const [name, count] of labelled)
    if (count > 0) parts.push(`${formats.count(count)} ${messages.counts[name]}`)
  if (job.state === 'done' && labelled.length > 0 && parts.length === 0) parts.push(messages.nothingFound)
  return parts.join(' · ')
}

/** The number of the import that a job is about; null where it is about none. */
export function importRunOf({ input }: Pick<Job, 'input'>): number | null {
  const { runId } = partsOf(input)
  return typeof runId === 'number' ? runId : null
}

/** The name of the file that an import reads; null where the job is none, or of an older version. */
export function importFileOf({ kind, input }: Pick<Job, 'kind' | 'input'>): string | null {
  const { file } = partsOf(input)
  return kind === 'import' && typeof file === 'string' ? file : null
}

/** The number of the bulk edit that a job does or undoes; null where it is about none. */
export function bulkEditOf({ id, kind, input }: Pick<Job, 'id' | 'kind' | 'input'>): number | null {
  const { summary, bulkEditId } = partsOf(input)
  // Those of older versions are not stored.
  if (kind === 'bulk-edit') return summary === undefined ? null : id
  return kind === 'undo-bulk-edit' && typeof bulkEditId === 'number' ? bulkEditId : null
}

/** What a bulk edit does, as its job says it. */
export function bulkSummaryOf({ input }: Pick<Job, 'input'>): unknown {
  return partsOf(input).summary
}

/** Whether a job only tries an import out. */
export function isDryRun({ input }: Pick<Job, 'input'>): boolean {
  return partsOf(input).isDryRun === true
}

function partsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function numbersIn(result: unknown): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(partsOf(result)).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number',
    ),
  )
}
