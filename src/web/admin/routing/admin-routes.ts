import { type ComponentType, createElement, use } from 'react'
import type { AdminPageProps, ScreenName } from '#web/admin/routing/admin-paths.ts'
import { LazyCode } from '#web/load-code.ts'

/** The code of each screen, loaded when it is opened. */
export const ADMIN_PAGES: Readonly<Record<ScreenName, ComponentType<AdminPageProps>>> = {
  dashboard: page(() => import('#web/admin/dashboard/dashboard-screen.tsx')),
  businesses: page(() => import('#web/admin/businesses/businesses-screen.tsx')),
  newBusiness: page(() => import('#web/admin/businesses/editor/new-business-screen.tsx')),
  business: page(() => import('#web/admin/businesses/editor/business-screen.tsx')),
  categories: page(() => import('#web/admin/categories/categories-screen.tsx')),
  duplicates: page(() => import('#web/admin/duplicates/duplicates-screen.tsx')),
  inbox: page(() => import('#web/admin/submissions/submissions-screen.tsx')),
  submission: page(() => import('#web/admin/submissions/submission-screen.tsx')),
  outbox: page(() => import('#web/admin/mail/outbox-screen.tsx')),
  subscribers: page(() => import('#web/admin/newsletter/subscribers-screen.tsx')),
  suppressions: page(() => import('#web/admin/privacy/suppressions-screen.tsx')),
  consents: page(() => import('#web/admin/privacy/consents-screen.tsx')),
  imports: page(() => import('#web/admin/imports/imports-screen.tsx')),
  import: page(() => import('#web/admin/imports/import-screen.tsx')),
  staleSearches: page(() => import('#web/admin/stale/stale-searches-screen.tsx')),
  staleSearch: page(() => import('#web/admin/stale/stale-search-screen.tsx')),
  rechecks: page(() => import('#web/admin/stale/rechecks-screen.tsx')),
  jobs: page(() => import('#web/admin/jobs/jobs-screen.tsx')),
  bulkEdit: page(() => import('#web/admin/bulk-edits/bulk-edit-screen.tsx')),
  validation: page(() => import('#web/admin/links/validation-screen.tsx')),
  searches: page(() => import('#web/admin/search/searches-screen.tsx')),
  indexing: page(() => import('#web/admin/pages/indexing-screen.tsx')),
  redirects: page(() => import('#web/admin/pages/redirects-screen.tsx')),
  settings: page(() => import('#web/admin/settings/settings-screen.tsx')),
  server: page(() => import('#web/admin/settings/server-screen.tsx')),
  audit: page(() => import('#web/admin/audit/audit-screen.tsx')),
  backups: page(() => import('#web/admin/backups/backups-screen.tsx')),
  account: page(() => import('#web/admin/accounts/accounts-screen.tsx')),
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
