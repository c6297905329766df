import { type ComponentType, lazy } from 'react'
import type { AdminPattern } from '#web/admin/addresses.ts'

export interface AdminPageProps {
  /** The number in the address; 0 where it has none. */
  id: number
}

/** Which screen stands at which address; each is loaded when it is opened. */
export const ADMIN_PAGES: Readonly<Record<AdminPattern, ComponentType<AdminPageProps>>> = {
  '/admin/account': page(() => import('#web/admin/pages/account.tsx')),
  '/admin/backups': page(() => import('#web/admin/pages/backups.tsx')),
  '/url-validation-status': page(() => import('#web/admin/pages/validation.tsx')),
  '/admin/indexing': page(() => import('#web/admin/pages/indexing.tsx')),
  '/admin/redirects': page(() => import('#web/admin/pages/redirects.tsx')),
  '/admin/jobs': page(() => import('#web/admin/pages/jobs.tsx')),
  '/admin/searches': page(() => import('#web/admin/pages/searches.tsx')),
  '/admin/settings': page(() => import('#web/admin/pages/settings.tsx')),
  '/admin/inbox': page(() => import('#web/admin/pages/inbox.tsx')),
  '/admin/inbox/:id': page(() => import('#web/admin/pages/submission.tsx')),
  '/admin/outbox': page(() => import('#web/admin/pages/outbox.tsx')),
  '/admin/subscribers': page(() => import('#web/admin/pages/subscribers.tsx')),
  '/admin/suppressions': page(() => import('#web/admin/pages/suppressions.tsx')),
  '/admin/businesses': page(() => import('#web/admin/pages/businesses.tsx')),
  '/admin/businesses/:id': page(() => import('#web/admin/pages/business.tsx')),
  '/admin/duplicates': page(() => import('#web/admin/pages/duplicates.tsx')),
  '/admin/imports/:id': page(() => import('#web/admin/pages/import.tsx')),
  '/admin/imports': page(() => import('#web/admin/pages/imports.tsx')),
  '/admin': page(() => import('#web/admin/pages/dashboard.tsx')),
  '/admin/audit': page(() => import('#web/admin/pages/audit.tsx')),
}

function page(
  load: () => Promise<{ readonly Page: ComponentType<AdminPageProps> }>,
): ComponentType<AdminPageProps> {
  return lazy(async () => ({ default: (await load()).Page }))
}
