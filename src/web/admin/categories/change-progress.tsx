import { messages as adminCategoriesMessages } from '#translated/admin/categories.ts'
import { jobText, STATE_CLASS } from '#web/admin/jobs/job-text.ts'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { AwayNote } from '#web/admin/ui/away-note.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ChangeProgressProps {
  jobId: number
  onFinished: () => Promise<void>
  onClose: () => void
}

/** A change of a category while its businesses are changed. */
export function ChangeProgress({ jobId, onFinished, onClose }: ChangeProgressProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminCategoriesMessages, language)
  const { job, isOver } = useJob(jobId, onFinished)
  const text = job === null ? '' : jobText(job, language, formats)
  const total = job?.progress?.total ?? null
  const isDone = job?.state === 'done'
  return (
    <section className="bulk-run adm-gap" aria-label={messages.title}>
      <p>
        <span className={`mark ${job === null ? 'wait' : STATE_CLASS[job.state]}`} aria-hidden="true" />{' '}
        {/* Announced at the beginning and at the end, not at each step. */}
        <output>{isOver ? (isDone ? messages.done : messages.stopped) : messages.running}</output>
      </p>
      {!isOver && (
        <progress
          aria-label={messages.running}
          {...(total !== null && { max: total, value: job?.progress?.done ?? 0 })}
        />
      )}
      {!isOver && <AwayNote />}
      {text !== '' && <p className={job?.failure == null ? 'quiet' : 'err'}>{text}</p>}
      {isOver && (
        <div className="row-end">
          <button type="button" className="btn" onClick={onClose}>
            {messages.close}
          </button>
        </div>
      )}
    </section>
  )
}
