import { messages as adminCategoriesMessages } from '#translated/admin/categories.ts'
import { JobPanel } from '#web/admin/jobs/job-progress.tsx'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { useMessages } from '#web/messages.ts'

interface ChangeProgressProps {
  jobId: number
  onFinished: () => Promise<void>
  onClose: () => void
}

/** A change of a category while its businesses are changed. */
export function ChangeProgress({ jobId, onFinished, onClose }: ChangeProgressProps) {
  const messages = useMessages(adminCategoriesMessages)
  const { job, isOver } = useJob(jobId, onFinished)
  const end = job?.state === 'done' ? messages.done : messages.stopped
  return (
    <div className="adm-gap">
      <JobPanel job={job} isOver={isOver} label={messages.title} state={isOver ? end : messages.running}>
        {isOver && (
          <div className="row-end">
            <button type="button" className="btn" onClick={onClose}>
              {messages.close}
            </button>
          </div>
        )}
      </JobPanel>
    </div>
  )
}
