import { firstMatch, idOf } from '#web/routing/match-path.ts'

/** The address of a screen, without language prefix; '?…' adds a query part. */
type ScreenAddress<Path extends string> = Path extends `${string}/:id`
  ? (id: number) => string
  : (query?: string) => string

interface ScreenOptions {
  /** Its entry in the navigation has this icon. */
  readonly icon?: string
  /** It has a tab beside the screen of this name, whose entry in the navigation is marked for it, too. */
  readonly tabOf?: string
}

/** @param path ':id' at its end stands for a number */
function screen<Path extends string, const Options extends ScreenOptions>(path: Path, options?: Options) {
  const address = (value: number | string = '') =>
    path.endsWith('/:id') ? path.replace(':id', String(value)) : path + value
  // As the type says, only a path with an id is given a number.
  return Object.assign(address as ScreenAddress<Path>, { path }, options)
}

/** The administrator's screens, in the order of the navigation; tabs stand in this order, too. The first match wins. */
export const adminPaths = {
  dashboard: screen('/admin', { icon: 'home' }),
  businesses: screen('/admin/businesses', { icon: 'rows' }),
  newBusiness: screen('/admin/businesses/new'),
  business: screen('/admin/businesses/:id'),
  categories: screen('/admin/categories', { icon: 'grid' }),
  duplicates: screen('/admin/duplicates', { icon: 'pair' }),
  inbox: screen('/admin/inbox', { icon: 'inbox', tabOf: 'inbox' }),
  submission: screen('/admin/inbox/:id'),
  outbox: screen('/admin/outbox', { tabOf: 'inbox' }),
  subscribers: screen('/admin/subscribers', { tabOf: 'inbox' }),
  suppressions: screen('/admin/suppressions', { tabOf: 'inbox' }),
  consents: screen('/admin/consents', { tabOf: 'inbox' }),
  imports: screen('/admin/imports', { icon: 'sheet', tabOf: 'imports' }),
  import: screen('/admin/imports/:id'),
  staleSearches: screen('/admin/imports/stale', { tabOf: 'imports' }),
  staleSearch: screen('/admin/imports/stale/:id'),
  rechecks: screen('/admin/imports/rechecks', { tabOf: 'imports' }),
  jobs: screen('/admin/jobs', { icon: 'clock' }),
  bulkEdit: screen('/admin/bulk-edits/:id'),
  validation: screen('/url-validation-status', { icon: 'link' }),
  searches: screen('/admin/searches', { icon: 'search' }),
  indexing: screen('/admin/indexing', { icon: 'web', tabOf: 'indexing' }),
  redirects: screen('/admin/redirects', { tabOf: 'indexing' }),
  settings: screen('/admin/settings', { icon: 'gear', tabOf: 'settings' }),
  server: screen('/admin/settings/server', { tabOf: 'settings' }),
  audit: screen('/admin/audit', { icon: 'book' }),
  backups: screen('/admin/backups', { icon: 'box' }),
  account: screen('/admin/account', { icon: 'key' }),
}

export type ScreenName = keyof typeof adminPaths

type NamesWith<Option extends keyof ScreenOptions> = {
  [Name in ScreenName]: (typeof adminPaths)[Name] extends Readonly<Record<Option, string>> ? Name : never
}[ScreenName]

const NAMES = Object.keys(adminPaths) as readonly ScreenName[]

/** The screens with an entry in the navigation. */
export const NAVIGATION = NAMES.filter((name): name is NamesWith<'icon'> => 'icon' in adminPaths[name])

/** The screens with a tab. */
export const TABS = NAMES.filter((name): name is NamesWith<'tabOf'> => 'tabOf' in adminPaths[name])

/** A screen whose tabs lead to other ones. */
export type Tabbed = (typeof adminPaths)[NamesWith<'tabOf'>]['tabOf']

/** What every screen gets. */
export interface AdminPageProps {
  /** The number in the address; 0 where it has none. */
  id: number
}

/**
 * The screen at a path; the server answers 404 to any other below /admin.
 * @param path without language prefix and query part
 * @returns its name and the number in its address (0 where it has none); null for an address that leads nowhere
 */
export function matchAdmin(path: string): { readonly name: ScreenName; readonly id: number } | null {
  const screens = NAMES.map(name => ({ name, path: adminPaths[name].path }))
  const found = firstMatch(screens, path, ({ id }) => id === undefined || idOf(id) !== null)
  return found && { name: found.route.name, id: idOf(found.params.id) ?? 0 }
}
