import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isFinished } from '#domain/job/job.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { adminDuplicatesMessages } from '#web/admin/duplicates/messages.ts'
import { jobText } from '#web/admin/jobs/job-text.ts'
import { jobsQuery } from '#web/admin/jobs/jobs-query.ts'
import { adminJobsMessages } from '#web/admin/jobs/messages.ts'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Looks for duplicates in the whole directory, by a job that can be watched; also one that somebody else began. */
export function DuplicateSearch() {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const words = adminDuplicatesMessages(language).search
  const toast = useToast()
  const queries = useQueryClient()
  const [begunId, setBegunId] = useState<number | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const latest = useQuery(jobsQuery(api, { page: 1, kind: 'find-duplicates' })).data?.entries[0]
  const runningId = latest !== undefined && !isFinished(latest) ? latest.id : null
  const job = useJob(begunId ?? runningId)
  const isOver = job !== null && isFinished(job)
  useEffect(() => {
    if (isOver) void queries.invalidateQueries({ queryKey: ['admin', 'duplicates'] })
  }, [isOver, queries])
  const ask = async (action: () => Promise<void>) => {
    setIsAsking(true)
    try {
      await action()
      await queries.invalidateQueries({ queryKey: ['admin', 'jobs'] })
    } catch (error) {
      toast({ kind: 'failed', text: errorText(error) })
    } finally {
      setIsAsking(false)
    }
  }
  const start = () =>
    ask(async () =>
      setBegunId((await api('POST /api/admin/jobs', { body: { kind: 'find-duplicates' } })).jobId),
    )
  const isRunning = job !== null && !isOver
  const total = job?.progress?.total ?? null
  const text = job === null ? '' : jobText(job, adminJobsMessages(language), formats)
  const searched = latest?.finishedAt ?? null
  return (
    <div className="dup-search">
      <div className="row-end">
        <button
          type="button"
          className="btn go ic ic-search"
          disabled={isAsking || isRunning}
          onClick={() => void start()}
        >
          {isAsking && !isRunning ? words.starting : words.start}
        </button>
        {isRunning && (
          <button
            type="button"
            className="btn"
            disabled={isAsking || job.isCancelRequested}
            onClick={() => void ask(() => api('POST /api/admin/jobs/:id/cancel', { params: { id: job.id } }))}
          >
            {job.isCancelRequested ? words.cancelling : words.cancel}
          </button>
        )}
        <p className="small quiet">
          {searched === null ? words.never : words.last(dateFormat(language).moment(searched))}
        </p>
      </div>
      {isRunning && (
        <progress
          aria-label={words.running}
          {...(total !== null && { max: total, value: job.progress?.done ?? 0 })}
        />
      )}
      {/* Said at its beginning and at its end, never at each step. */}
      <output>
        {isRunning && words.running}
        {isOver && job.state !== 'running' && job.state !== 'queued' && words[job.state]}
      </output>
      {text !== '' && <p className="small quiet">{text}</p>}
    </div>
  )
}
