import { useEffect, useState } from 'react'
import type { Job } from '#domain/job/job.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { followJob } from '#web/admin/api/follow-job.ts'

/**
 * Follows a job while the screen is open.
 * @param id null: nothing to follow
 * @returns the job as last heard of; null before the first word
 */
export function useJob(id: number | null): Job | null {
  const { addressOf } = useAdmin()
  const [job, setJob] = useState<Job | null>(null)
  useEffect(() => {
    setJob(null)
    if (id === null) return
    const following = followJob(addressOf('GET /api/admin/jobs/:id/events', { params: { id } }), setJob)
    return () => following.close()
  }, [addressOf, id])
  return job
}
