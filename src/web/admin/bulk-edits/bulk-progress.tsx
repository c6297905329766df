import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { BulkKind } from '#domain/business/bulk-edit.ts'
import type { Job } from '#domain/job/job.ts'
import type { AdminBusinessesMessages } from '#messages/de/admin/businesses.ts'
import { messages as adminBulkEditsMessages } from '#translated/admin/bulk-edits.ts'
import { messages as adminBusinessesMessages } from '#translated/admin/businesses.ts'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import { CancelJob, JobPanel } from '#web/admin/jobs/job-progress.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface BulkProgressProps {
  kind: BulkKind
  jobId: number
  onClose: () => void
}

/** A bulk change while it runs, and its result; at its end every list of businesses is read again. */
export function BulkProgress({ kind, jobId, onClose }: BulkProgressProps) {
  const { language } = usePage()
  const messages = inLanguage(adminBusinessesMessages, language).bulk
  const queries = useQueryClient()
  const { job, isOver } = useJob(jobId, () => refreshBusinesses(queries))
  const action = messages.actions[kind]
  return (
    <JobPanel job={job} isOver={isOver} label={action} state={stateText(job, action, messages)}>
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
          <CancelJob job={job ?? { id: jobId }} />
        )}
      </div>
    </JobPanel>
  )
}

function stateText(job: Job | null, action: string, messages: AdminBusinessesMessages['bulk']): string {
  if (job?.state === 'done') return messages.done(action)
  if (job?.state === 'failed') return messages.failed(action)
  if (job?.state === 'cancelled') return messages.cancelled(action)
  return messages.running(action)
}
