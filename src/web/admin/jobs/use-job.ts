import { useEffect, useState } from 'react'
import type { Job } from '#domain/job/job.ts'
import { useAdmin } from '#web/admin/admin-context.ts'

/**
 * Follows a job while the screen is open.
 * @param id null: nothing to follow
 * @returns the job as last heard of; null before the first word
 */
export function useJob(id: number | null): Job | null {
  const { calls } = useAdmin()
  const [job, setJob] = useState<Job | null>(null)
  useEffect(() => {
    setJob(null)
    if (id === null) return
    const following = calls.followJob(id, setJob)
    return () => following.close()
  }, [calls, id])
  return job
}
