import { queryOptions } from '@tanstack/react-query'
import { isFinished } from '#domain/job/job.ts'
import type { AdminApi, JobsQuery } from '#web/admin/api/api.ts'

/** While something runs, the list is read this often; otherwise seldom, for what others start. */
const WHILE_RUNNING_MS = 2_000
const AT_REST_MS = 15_000

/** A page of the jobs, kept current while it is shown. */
export const jobsQuery = (api: AdminApi, query: JobsQuery) =>
  queryOptions({
    queryKey: ['admin', 'jobs', query],
    queryFn: () => api('GET /api/admin/jobs', { query }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.entries.every(isFinished) === false ? WHILE_RUNNING_MS : AT_REST_MS,
  })
