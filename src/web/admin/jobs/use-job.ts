import { useEffect, useEffectEvent, useState } from 'react'
import type { Job } from '#domain/job/job.ts'
import { isFinished } from '#domain/job/job-kinds.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { followJob } from '#web/admin/api/follow-job.ts'

interface FollowedJob {
  /** As last reported; null before the first report. */
  readonly job: Job | null
  /** Reported, and not finished. */
  readonly isActive: boolean
  readonly isOver: boolean
}

/**
 * Follows a job while the screen is open.
 * @param id null: nothing to follow
 * @param onFinished called once when the job is done, failed or cancelled
 */
export function useJob(id: number | null, onFinished: () => unknown): FollowedJob {
  const { api, addressOf } = useAdmin()
  const [job, setJob] = useState<Job | null>(null)
  useEffect(() => {
    setJob(null)
    if (id === null) return
    const params = { id }
    const following = followJob(
      addressOf('GET /api/admin/jobs/:id/events', { params }),
      () => api('GET /api/admin/jobs/:id', { params }),
      setJob,
    )
    return () => following.close()
  }, [api, addressOf, id])
  const isOver = job !== null && isFinished(job)
  const finished = useEffectEvent(onFinished)
  useEffect(() => {
    if (isOver) finished()
  }, [isOver])
  return { job, isActive: job !== null && !isOver, isOver }
}
