import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Job } from '#domain/job/job.ts'
import type { AdminBusinessesMessages } from '#messages/de/admin/businesses.ts'
import { messages as adminBulkEditsMessages } from '#translated/admin/bulk-edits.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { BulkKind } from '#web/admin/bulk-edits/bulk-kinds.ts'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import { jobText, STATE_CLASS } from '#web/admin/jobs/job-text.ts'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { AwayNote } from '#web/admin/ui/away-note.tsx'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface BulkProgressProps {
  kind: BulkKind
  jobId: number
  onClose: () => void
}

/** A bulk change while it runs, and its result; at its end every list of businesses is read again. */
export function BulkProgress({ kind, jobId, onClose }: BulkProgressProps) {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminBusinessesMessages, language).bulk
  const queries = useQueryClient()
  const { job, isOver } = useJob(jobId, () => refreshBusinesses(queries))
  const cancel = useToastedAction()
  const isCancelling = cancel.isBusy || cancel.isDone
  const action = messages.actions[kind]
  const text = job === null ? '' : jobText(job, language, formats)
  const total = job?.progress?.total ?? null
  return (
    <section className="bulk-run" aria-label={action}>
      <p>
        <span className={`mark ${job === null ? 'wait' : STATE_CLASS[job.state]}`} aria-hidden="true" />{' '}
        {/* Announced at the beginning and at the end, not at each step. */}
        <output>{stateText(job, action, messages)}</output>
      </p>
      {!isOver && (
        <progress
          aria-label={action}
          {...(total !== null && { max: total, value: job?.progress?.done ?? 0 })}
        />
      )}
      {!isOver && <AwayNote />}
      {text !== '' && <p className={job?.failure == null ? 'quiet' : 'err'}>{text}</p>}
      {!isOver && <p className="small quiet">{job === null ? messages.queued : messages.goesOn}</p>}
      <div className="row-end">
        {isOver ? (
          <>
            <Link className="btn ic ic-undo" href={adminPaths.bulkEdit(jobId)}>
              {inLanguage(adminBulkEditsMessages, language).open}
            </Link>
            <button type="button" className="btn" onClick={onClose}>
              {messages.close}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="btn"
            disabled={isCancelling}
            onClick={() =>
              void cancel.run(() => api('POST /api/admin/jobs/:id/cancel', { params: { id: jobId } }))
            }
          >
            {isCancelling ? messages.cancelling : messages.cancel}
          </button>
        )}
      </div>
    </section>
  )
}

function stateText(job: Job | null, action: string, messages: AdminBusinessesMessages['bulk']): string {
  if (job?.state === 'done') return messages.done(action)
  if (job?.state === 'failed') return messages.failed(action)
  if (job?.state === 'cancelled') return messages.cancelled(action)
  return messages.running(action)
}
