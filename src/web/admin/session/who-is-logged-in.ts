import { isRouteError } from '#api/client/route-error.ts'
import type { OwnAccount } from '#domain/account/account.ts'
import type { AdminApi } from '#web/admin/api/api.ts'

/** The account whose session cookie this browser sends; null where it sends none, or one of a session that is over. */
export async function whoIsLoggedIn(api: AdminApi): Promise<OwnAccount | null> {
  try {
    return await api('GET /api/admin/session')
  } catch (error) {
    if (isRouteError(error) && error.status === 401) return null
    throw error
  }
}
