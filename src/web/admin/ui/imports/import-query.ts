import { queryOptions } from '@tanstack/react-query'
import type { AdminCalls } from '#web/admin/admin-api.ts'

/** An import with its result; it may still change while it runs or is undone. */
export const importQuery = (calls: AdminCalls, id: number) =>
  queryOptions({ queryKey: ['admin', 'import', id], queryFn: () => calls.importRun(id), staleTime: 0 })
