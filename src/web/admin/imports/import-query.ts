import { queryOptions } from '@tanstack/react-query'
import type { AdminApi } from '#web/admin/api/api.ts'

/** An import with its result; it may still change while it runs or is undone. */
export const importQuery = (api: AdminApi, id: number) =>
  queryOptions({
    queryKey: ['admin', 'import', id],
    queryFn: () => api('GET /api/admin/imports/:id', { params: { id } }),
    staleTime: 0,
  })
