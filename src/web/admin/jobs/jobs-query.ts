import { queryOptions } from '@tanstack/react-query'
import { isFinished } from '#domain/job/job.ts'
import type { AdminApi } from '#web/admin/api/admin-api.ts'

/** While something runs, the list is read this often; otherwise seldom, for what others start. */
const WHILE_RUNNING_MS = 2_000
const AT_REST_MS = 15_000

/** A page of the jobs, kept current while it is shown. */
export const jobsQuery = (calls: AdminApi, query: Parameters<AdminApi['jobs']>[0]) =>
  queryOptions({
    queryKey: ['admin', 'jobs', query],
    queryFn: () => calls.jobs(query),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.entries.every(isFinished) === false ? WHILE_RUNNING_MS : AT_REST_MS,
  })
