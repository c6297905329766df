import { queryOptions } from '@tanstack/react-query'
import { isFinished } from '#domain/job/job-kinds.ts'
import type { AdminApi, JobsQuery } from '#web/admin/api/api.ts'

/** How often the list is read while a job runs, and while none does. */
const WHILE_RUNNING_MS = 2_000
const AT_REST_MS = 15_000

/** A page of the jobs, read again and again while it is shown. */
export const jobsQuery = (api: AdminApi, query: JobsQuery) =>
  queryOptions({
    queryKey: ['admin', 'jobs', query],
    queryFn: () => api('GET /api/admin/jobs', { query }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.entries.every(isFinished) === false ? WHILE_RUNNING_MS : AT_REST_MS,
  })
