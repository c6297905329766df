import { Link } from 'wouter'
import type { Job } from '#domain/job/job.ts'
import { isCancellable, isFinished } from '#domain/job/job-kinds.ts'
import { messages as adminBulkEditsMessages } from '#translated/admin/bulk-edits.ts'
import { messages as adminJobsMessages } from '#translated/admin/jobs.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { summaryIn, summaryText } from '#web/admin/bulk-edits/bulk-text.ts'
import {
  bulkEditOf,
  bulkSummaryOf,
  importFileOf,
  importRunOf,
  isDryRun,
  jobText,
  STATE_CLASS,
} from '#web/admin/jobs/job-text.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { AwayNote } from '#web/admin/ui/away-note.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useNow } from '#web/ui/now.tsx'

/** Several jobs, one below the other. */
export function JobRows({ jobs }: { jobs: readonly Job[] }) {
  return (
    <>
      {!jobs.every(isFinished) && <AwayNote />}
      <ul>
        {jobs.map(job => (
          <JobRow key={job.id} job={job} />
        ))}
      </ul>
    </>
  )
}

/** A job that was started on this screen; nothing while there is none. Screen readers announce its changes. */
export function FollowedJob({ job }: { job: Job | null }) {
  return (
    <>
      {job !== null && !isFinished(job) && <AwayNote />}
      <ul aria-live="polite">{job !== null && <JobRow job={job} />}</ul>
    </>
  )
}

/** One job: what it is, how far it is or what its result was, and what can be done about it. */
function JobRow({ job }: { job: Job }) {
  const { language, formats } = usePage()
  const { api, addressOf } = useAdmin()
  const messages = inLanguage(adminJobsMessages, language)
  const { brief, span } = dateFormat(language)
  const now = useNow()
  const change = useToastedAction(['admin', 'jobs'])
  const ask = (verb: 'cancel' | 'retry') =>
    void change.run(() => api(`POST /api/admin/jobs/:id/${verb}`, { params: { id: job.id } }))
  const name = isDryRun(job) ? messages.dryRun : messages.kinds[job.kind]
  const text = jobText(job, language, formats)
  const bulkEditId = bulkEditOf(job)
  const summary = job.kind === 'bulk-edit' ? summaryIn(bulkSummaryOf(job)) : null
  const file = importFileOf(job)
  const runId = job.kind === 'import' || job.kind === 'undo-import' ? importRunOf(job) : null
  return (
    <li className="job">
      <span className={`mark ${STATE_CLASS[job.state]}`} aria-hidden="true" />
      <div>
        <b>{name}</b> <span className="quiet">{messages.states[job.state]}</span>
        {file !== null && <p>{file}</p>}
        {summary !== null && (
          <p>{summaryText(summary, inLanguage(adminBulkEditsMessages, language), formats)}</p>
        )}
        {text !== '' && <p className={job.failure === null ? undefined : 'why'}>{text}</p>}
        {job.state === 'running' && job.progress?.total != null && (
          <progress max={job.progress.total} value={job.progress.done} aria-label={name} />
        )}
        <p className="quiet">
          {[
            job.account === null ? messages.schedule : messages.by(job.account),
            job.attempt > 1 ? messages.again(formats.counted(job.attempt)) : '',
            job.startedAt !== null && job.finishedAt !== null
              ? messages.took(span(job.finishedAt - job.startedAt))
              : '',
          ]
            .filter(part => part !== '')
            .join(' · ')}
        </p>
      </div>
      <div className="job-end">
        <span className="num">{brief(job.finishedAt ?? job.startedAt ?? job.createdAt, now)}</span>
        {job.hasReport && (
          <a href={addressOf('GET /api/admin/jobs/:id/report', { params: { id: job.id } })} download>
            {messages.report}
          </a>
        )}
        {bulkEditId !== null && <Link href={adminPaths.bulkEdit(bulkEditId)}>{messages.importDetails}</Link>}
        {runId !== null && <Link href={adminPaths.import(runId)}>{messages.importDetails}</Link>}
        {!isFinished(job) && isCancellable(job) && (
          <button
            type="button"
            className="btn bare"
            disabled={job.isCancelRequested || change.isBusy}
            onClick={() => ask('cancel')}
          >
            <span>{job.isCancelRequested ? messages.cancelling : messages.cancel}</span>
            <span className="vh">{`: ${name}`}</span>
          </button>
        )}
        {(job.state === 'failed' || job.state === 'cancelled') && job.kind !== 'import' && (
          <button type="button" className="btn bare" disabled={change.isBusy} onClick={() => ask('retry')}>
            {messages.retry}
            <span className="vh">{`: ${name}`}</span>
          </button>
        )}
      </div>
    </li>
  )
}
