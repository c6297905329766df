/** Addresses of the administrator's screens, without language prefix. */
export const adminPaths = {
  dashboard: () => '/admin',
  businesses: (query = '') => `/admin/businesses${query}`,
  newBusiness: () => '/admin/businesses/new',
  business: (id: number) => `/admin/businesses/${id}`,
  categories: (query = '') => `/admin/categories${query}`,
  duplicates: () => '/admin/duplicates',
  imports: () => '/admin/imports',
  import: (id: number) => `/admin/imports/${id}`,
  staleSearches: (query = '') => `/admin/imports/stale${query}`,
  staleSearch: (id: number) => `/admin/imports/stale/${id}`,
  rechecks: () => '/admin/imports/rechecks',
  inbox: () => '/admin/inbox',
  submission: (id: number) => `/admin/inbox/${id}`,
  outbox: () => '/admin/outbox',
  subscribers: () => '/admin/subscribers',
  suppressions: () => '/admin/suppressions',
  consents: () => '/admin/consents',
  jobs: () => '/admin/jobs',
  bulkEdit: (id: number) => `/admin/bulk-edits/${id}`,
  validation: () => '/url-validation-status',
  indexing: () => '/admin/indexing',
  redirects: () => '/admin/redirects',
  searches: () => '/admin/searches',
  settings: () => '/admin/settings',
  server: () => '/admin/settings/server',
  audit: () => '/admin/audit',
  backups: () => '/admin/backups',
  account: () => '/admin/account',
}

/** Every screen's address as a pattern: ':' stands for a number. The server answers 404 to any other below /admin. */
export const ADMIN_PATTERNS = [
  '/admin',
  '/admin/businesses',
  '/admin/businesses/new',
  '/admin/businesses/:id',
  '/admin/categories',
  '/admin/duplicates',
  '/admin/imports',
  '/admin/imports/:id',
  '/admin/imports/stale',
  '/admin/imports/stale/:id',
  '/admin/imports/rechecks',
  '/admin/inbox',
  '/admin/inbox/:id',
  '/admin/outbox',
  '/admin/subscribers',
  '/admin/suppressions',
  '/admin/consents',
  '/admin/jobs',
  '/admin/bulk-edits/:id',
  '/url-validation-status',
  '/admin/indexing',
  '/admin/redirects',
  '/admin/searches',
  '/admin/settings',
  '/admin/settings/server',
  '/admin/audit',
  '/admin/backups',
  '/admin/account',
] as const

export type AdminPattern = (typeof ADMIN_PATTERNS)[number]

/** What every screen gets. */
export interface AdminPageProps {
  /** The number in the address; 0 where it has none. */
  id: number
}

/**
 * The screen at a path.
 * @param path without language prefix and query part
 * @returns its pattern and the number in it (0 where it has none); null for an address that leads nowhere
 */
export function matchAdmin(path: string): { readonly pattern: AdminPattern; readonly id: number } | null {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  for (const pattern of ADMIN_PATTERNS) {
    if (pattern === plain) return { pattern, id: 0 }
    const prefix = pattern.endsWith('/:id') ? pattern.slice(0, -3) : null
    if (prefix === null || !plain.startsWith(prefix)) continue
    const number = plain.slice(prefix.length)
    if (/^[1-9]\d{0,9}$/.test(number)) return { pattern, id: Number(number) }
  }
  return null
}
