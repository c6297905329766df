import { type ComponentType, createElement, use } from 'react'
import type { AdminPageProps, AdminPattern } from '#web/admin/routing/admin-paths.ts'
import { LazyCode } from '#web/load-code.ts'

/** Which screen stands at which address; each is loaded when it is opened. */
export const ADMIN_PAGES: Readonly<Record<AdminPattern, ComponentType<AdminPageProps>>> = {
  '/admin/account': page(() => import('#web/admin/accounts/accounts-screen.tsx')),
  '/admin/backups': page(() => import('#web/admin/backups/backups-screen.tsx')),
  '/url-validation-status': page(() => import('#web/admin/links/validation-screen.tsx')),
  '/admin/indexing': page(() => import('#web/admin/pages/indexing-screen.tsx')),
  '/admin/redirects': page(() => import('#web/admin/pages/redirects-screen.tsx')),
  '/admin/bulk-edits/:id': page(() => import('#web/admin/bulk-edits/bulk-edit-screen.tsx')),
  '/admin/jobs': page(() => import('#web/admin/jobs/jobs-screen.tsx')),
  '/admin/searches': page(() => import('#web/admin/search/searches-screen.tsx')),
  '/admin/settings': page(() => import('#web/admin/settings/settings-screen.tsx')),
  '/admin/settings/server': page(() => import('#web/admin/settings/server-screen.tsx')),
  '/admin/inbox': page(() => import('#web/admin/submissions/submissions-screen.tsx')),
  '/admin/inbox/:id': page(() => import('#web/admin/submissions/submission-screen.tsx')),
  '/admin/outbox': page(() => import('#web/admin/mail/outbox-screen.tsx')),
  '/admin/subscribers': page(() => import('#web/admin/newsletter/subscribers-screen.tsx')),
  '/admin/suppressions': page(() => import('#web/admin/privacy/suppressions-screen.tsx')),
  '/admin/consents': page(() => import('#web/admin/privacy/consents-screen.tsx')),
  '/admin/businesses': page(() => import('#web/admin/businesses/businesses-screen.tsx')),
  '/admin/businesses/new': page(() => import('#web/admin/businesses/editor/new-business-screen.tsx')),
  '/admin/businesses/:id': page(() => import('#web/admin/businesses/editor/business-screen.tsx')),
  '/admin/categories': page(() => import('#web/admin/categories/categories-screen.tsx')),
  '/admin/duplicates': page(() => import('#web/admin/duplicates/duplicates-screen.tsx')),
  '/admin/imports/:id': page(() => import('#web/admin/imports/import-screen.tsx')),
  '/admin/imports/stale': page(() => import('#web/admin/stale/stale-searches-screen.tsx')),
  '/admin/imports/stale/:id': page(() => import('#web/admin/stale/stale-search-screen.tsx')),
  '/admin/imports/rechecks': page(() => import('#web/admin/stale/rechecks-screen.tsx')),
  '/admin/imports': page(() => import('#web/admin/imports/imports-screen.tsx')),
  '/admin': page(() => import('#web/admin/dashboard/dashboard-screen.tsx')),
  '/admin/audit': page(() => import('#web/admin/audit/audit-screen.tsx')),
}

function page(
  load: () => Promise<{ readonly Page: ComponentType<AdminPageProps> }>,
): ComponentType<AdminPageProps> {
  const code = new LazyCode(load)
  return function LoadedPage(props) {
    const { Page } = code.loaded ?? use(code.load())
    return createElement(Page, props)
  }
}
