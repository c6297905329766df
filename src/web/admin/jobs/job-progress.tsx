import type { QueryKey } from '@tanstack/react-query'
import type { Job } from '#domain/job/job.ts'
import { messages as adminJobsMessages } from '#translated/admin/jobs.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { jobText, STATE_CLASS } from '#web/admin/jobs/job-text.ts'
import { AwayNote } from '#web/admin/ui/away-note.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import type { Elements } from '#web/elements.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface JobPanelProps {
  /** null until the server reports it. */
  job: Job | null
  isOver: boolean
  label: string
  /** What it does, or how it ended. */
  state: string
  /** Below what it has done so far. */
  children?: Elements
}

/** A job above the list that it changes: how far it is, and how it ended. */
export function JobPanel({ job, isOver, label, state, children }: JobPanelProps) {
  const { language, formats } = usePage()
  const text = job === null ? '' : jobText(job, language, formats)
  return (
    <section className="bulk-run" aria-label={label}>
      <p>
        <span className={`mark ${job === null ? 'wait' : STATE_CLASS[job.state]}`} aria-hidden="true" />{' '}
        {/* Announced at the beginning and at the end, not at each step. */}
        <output>{state}</output>
      </p>
      {!isOver && <JobProgress job={job} label={label} />}
      {text !== '' && <p className={job?.failure == null ? 'quiet' : 'err'}>{text}</p>}
      {children}
    </section>
  )
}

/** How much of a job is done, and that the server is away. */
export function JobProgress({ job, label }: { job: Pick<Job, 'progress'> | null; label: string }) {
  const { done = 0, total = null } = job?.progress ?? {}
  return (
    <>
      <progress aria-label={label} {...(total !== null && { max: Math.max(total, 1), value: done })} />
      <AwayNote />
    </>
  )
}

interface CancelJobProps {
  job: Pick<Job, 'id'> & Partial<Pick<Job, 'isCancelRequested'>>
  /** What the button says. */
  texts?: { readonly cancel: string; readonly cancelling: string }
  /** The queries that say how far it is. */
  changed?: QueryKey
}

/** Cancels a job; what is done stays. */
export function CancelJob({ job, texts, changed = ['admin', 'jobs'] }: CancelJobProps) {
  const messages = useMessages(adminJobsMessages)
  const { cancel: text, cancelling } = texts ?? messages
  const { api } = useAdmin()
  const cancel = useToastedAction(changed)
  const isCancelling = cancel.isBusy || cancel.isDone || job.isCancelRequested === true
  return (
    <button
      type="button"
      className="btn"
      disabled={isCancelling}
      onClick={() =>
        void cancel.run(() => api('POST /api/admin/jobs/:id/cancel', { params: { id: job.id } }))
      }
    >
      {isCancelling ? cancelling : text}
    </button>
  )
}
