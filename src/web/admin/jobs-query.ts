import { queryOptions } from '@tanstack/react-query'
import { isFinished } from '#domain/job.ts'
import type { AdminCalls } from '#web/admin/admin-api.ts'

/** While something runs, the list is read this often; otherwise seldom, for what others start. */
const WHILE_RUNNING_MS = 2_000
const AT_REST_MS = 15_000

/** A page of the jobs, kept current while it is shown. */
export const jobsQuery = (calls: AdminCalls, query: Parameters<AdminCalls['jobs']>[0]) =>
  queryOptions({
    queryKey: ['admin', 'jobs', query],
    queryFn: () => calls.jobs(query),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.entries.every(isFinished) === false ? WHILE_RUNNING_MS : AT_REST_MS,
  })
