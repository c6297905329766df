import { type ComponentType, lazy } from 'react'
import type { AdminPattern } from '#web/admin/addresses.ts'

export interface AdminPageProps {
  /** The number in the address; 0 where it has none. */
  id: number
}

/** Which screen stands at which address; each is loaded when it is opened. */
export const ADMIN_PAGES: Readonly<Partial<Record<AdminPattern, ComponentType<AdminPageProps>>>> = {
  '/admin/audit': page(() => import('#web/admin/pages/audit.tsx')),
}

function page(
  load: () => Promise<{ readonly Page: ComponentType<AdminPageProps> }>,
): ComponentType<AdminPageProps> {
  return lazy(async () => ({ default: (await load()).Page }))
}
