import type { Job } from '#domain/job/job.ts'
import { messages as adminImportsMessages } from '#translated/admin/imports/imports.ts'
import { RunCounts } from '#web/admin/imports/run-counts.tsx'
import { CancelJob, JobProgress } from '#web/admin/jobs/job-progress.tsx'
import { usePace } from '#web/admin/jobs/use-pace.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface ImportProgressProps {
  jobId: number
  /** null until the server reports it. */
  job: Job | null
  /** How many other imports wait. */
  waitingCount?: number
}

/** A running import: phase, rows, pace, time left, counts so far. */
export function ImportProgress({ jobId, job, waitingCount = 0 }: ImportProgressProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminImportsMessages, language)
  const { span } = dateFormat(language)
  const isWaiting = job?.state === 'queued'
  const progress = job?.progress ?? null
  const done = progress?.done ?? 0
  const total = progress?.total ?? null
  const { pace, left } = usePace(done, total)
  const wait = isWaiting ? messages.waiting : left === null ? messages.leftUnknown : messages.left(span(left))
  return (
    <>
      <div className="up-num">
        <p>
          <b>
            {isWaiting
              ? messages.states.queued
              : total === null
                ? messages.rowsSoFar(formats.counted(done))
                : messages.rows(formats.counted(done), formats.counted(total))}
          </b>
        </p>
        <p className="quiet">{pace === null ? wait : `${messages.pace(formats.counted(pace))} · ${wait}`}</p>
      </div>
      <JobProgress job={job} label={messages.progress} />
      {waitingCount > 0 && <p>{messages.queue.more(formats.counted(waitingCount))}</p>}
      <Phases phase={progress?.phase ?? 'reading'} />
      {progress !== null && <RunCounts counts={progress.counts} />}
      <p className="small quiet">{messages.mayLeave}</p>
      <div>
        <CancelJob job={job ?? { id: jobId }} />
      </div>
    </>
  )
}

function Phases({ phase }: { phase: string }) {
  const { phases } = useMessages(adminImportsMessages)
  const steps = ['uploaded', 'reading', phase === 'comparing' ? 'comparing' : 'storing', 'indexing'] as const
  const shown = phase === 'comparing' ? steps.slice(0, 3) : steps
  const at = Math.max(1, shown.map(String).indexOf(phase))
  return (
    <ol className="phases">
      {shown.map((step, index) => (
        <li
          key={step}
          className={index === at ? 'now' : undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span
            className={`mark ${index < at ? 'done' : index === at ? 'run' : 'wait'}`}
            aria-hidden="true"
          />
          <span>{phases[step]}</span>
        </li>
      ))}
    </ol>
  )
}
