import { queryOptions } from '@tanstack/react-query'
import type { AdminApi } from '#web/admin/api/api.ts'

/** The metrics of the dashboard (specification, section 7: fresh for an hour; whatever changes them invalidates them). */
export const statsQuery = (api: AdminApi) =>
  queryOptions({ queryKey: ['admin', 'stats'], queryFn: () => api('GET /api/admin/stats') })
