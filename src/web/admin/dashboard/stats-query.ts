import { queryOptions } from '@tanstack/react-query'
import type { AdminApi } from '#web/admin/api/admin-api.ts'

/** The four figures (specification, section 7: fresh for an hour; whatever changes them invalidates them). */
export const statsQuery = (calls: AdminApi) =>
  queryOptions({ queryKey: ['admin', 'stats'], queryFn: () => calls.stats() })
