import type { SiteSettings } from '#domain/settings/settings.ts'
import type { DocumentDeps } from '#services/content/site-documents.ts'
import { directoryStats } from '#services/search/describe-directory.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { businessRoutes } from './businesses/routes.ts'
import { categoryRoutes } from './categories/routes.ts'
import { cityRoutes } from './cities/routes.ts'
import type { ContractOf } from './client/contract.ts'
import { documentRoutes } from './documents/routes.ts'
import { placeRoutes } from './places/routes.ts'
import { regionRoutes } from './regions/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { siteRoutes } from './site/routes.ts'

export interface PublicDeps extends ReadDeps {
  /** The settings as last read; every page needs them, so they are cached in memory. */
  readonly settings: () => SiteSettings
  /** The written texts, read once at start. */
  readonly content: DocumentDeps['content']
  /** Whether mails leave the site: else no text promises one. */
  readonly hasMailServer: () => boolean
}

/** What everybody may read. Pages on the server call these routes directly, browsers and programs over HTTP. */
export const publicRoutes = (deps: PublicDeps) => [
  ...businessRoutes(deps),
  ...searchRoutes(deps),
  ...cityRoutes(deps),
  ...regionRoutes(deps),
  ...categoryRoutes(deps),
  ...placeRoutes(),
  ...siteRoutes(deps),
  ...documentRoutes({ ...deps, hasDemonstration: () => directoryStats(deps).hasDemonstration }),
]

export type PublicContract = ContractOf<ReturnType<typeof publicRoutes>>
