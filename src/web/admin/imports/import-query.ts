import { queryOptions } from '@tanstack/react-query'
import type { AdminApi } from '#web/admin/api/admin-api.ts'

/** An import with its result; it may still change while it runs or is undone. */
export const importQuery = (calls: AdminApi, id: number) =>
  queryOptions({ queryKey: ['admin', 'import', id], queryFn: () => calls.importRun(id), staleTime: 0 })
