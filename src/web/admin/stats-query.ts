import { queryOptions } from '@tanstack/react-query'
import type { AdminCalls } from '#web/admin/admin-api.ts'

/** The four figures (specification, section 7: fresh for an hour; whatever changes them invalidates them). */
export const statsQuery = (calls: AdminCalls) =>
  queryOptions({ queryKey: ['admin', 'stats'], queryFn: () => calls.stats() })
