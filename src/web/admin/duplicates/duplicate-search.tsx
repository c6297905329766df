import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isFinished } from '#domain/job/job-kinds.ts'
import { messages as adminDuplicatesMessages } from '#translated/admin/duplicates.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminApi } from '#web/admin/api/api.ts'
import { CancelJob, JobProgress } from '#web/admin/jobs/job-progress.tsx'
import { jobText } from '#web/admin/jobs/job-text.ts'
import { jobsQuery } from '#web/admin/jobs/jobs-query.ts'
import { useJob } from '#web/admin/jobs/use-job.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { useToastedAction } from '#web/admin/ui/use-action.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The latest searches for duplicates. */
export function searchesQuery(api: AdminApi) {
  return jobsQuery(api, { page: 1, kind: 'find-duplicates' })
}

/** Starts the job that looks for duplicates, and shows its progress, also when somebody else started it. */
export function DuplicateSearch() {
  const { language, formats } = usePage()
  const { api } = useAdmin()
  const messages = inLanguage(adminDuplicatesMessages, language).search
  const queries = useQueryClient()
  const [startedId, setStartedId] = useState<number | null>(null)
  const action = useToastedAction(['admin', 'jobs'])
  const latest = useQuery(searchesQuery(api)).data?.entries[0]
  const runningId = latest !== undefined && !isFinished(latest) ? latest.id : null
  const { job, isActive } = useJob(startedId ?? runningId, () =>
    queries.invalidateQueries({ queryKey: ['admin', 'duplicates'] }),
  )
  const start = () =>
    action.run(async () =>
      setStartedId((await api('POST /api/admin/jobs', { body: { kind: 'find-duplicates' } })).jobId),
    )
  const text = job === null ? '' : jobText(job, language, formats)
  const searched = latest?.finishedAt ?? null
  return (
    <div className="dup-search">
      <div className="row-end">
        <button
          type="button"
          className="btn go ic ic-search"
          disabled={action.isBusy || isActive}
          onClick={() => void start()}
        >
          {action.isBusy && !isActive ? messages.starting : messages.start}
        </button>
        {job !== null && isActive && <CancelJob job={job} />}
        <p className="small quiet">
          {searched === null ? messages.never : messages.last(dateFormat(language).moment(searched))}
        </p>
      </div>
      {isActive && <JobProgress job={job} label={messages.running} />}
      {/* Announced at the beginning and at the end, not at each step. */}
      <output>
        {job !== null &&
          (job.state === 'running' || job.state === 'queued' ? messages.running : messages[job.state])}
      </output>
      {text !== '' && <p className="small quiet">{text}</p>}
    </div>
  )
}
