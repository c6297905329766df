import type { DashboardWarning, SetupSteps } from '#domain/admin-stats.ts'
import { hasOperator, type SiteSettings } from '#domain/settings.ts'
import { hasOwnImport } from '#store/own-imports.ts'
import type { AdminDeps } from './admin-deps.ts'
import { listBackups } from './list-backups.ts'

export interface SetupDeps extends AdminDeps {
  readonly settings: () => SiteSettings
  /** Scheme and host that visitors use. */
  readonly siteUrl: string
}

export interface Setup {
  readonly steps: SetupSteps
  readonly warnings: readonly DashboardWarning[]
}

/** How far the way from demonstration to own data is gone, and what the administrator should see to. */
export async function setupSteps(deps: SetupDeps): Promise<Setup> {
  const settings = deps.settings()
  const steps: SetupSteps = {
    hasOperator: hasOperator(settings.operator),
    hasOwnImport: await hasOwnImport(deps.store.db),
    hasDemonstration: deps.index.stats().hasDemonstration,
  }
  const checks: readonly (readonly [DashboardWarning, boolean])[] = [
    ['operator_missing', !steps.hasOperator],
    ['site_url_is_local', isLocal(deps.siteUrl)],
    ['no_backup_for_a_week', !(await hasFreshBackup(deps))],
    ['photos_need_rights', settings.showsPhotos && hasOwnPhotos(deps)],
    ['code_active', `${settings.headCode}${settings.footerCode}`.trim() !== ''],
  ]
  return { steps, warnings: checks.filter(([, isDue]) => isDue).map(([warning]) => warning) }
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

async function hasFreshBackup(deps: AdminDeps): Promise<boolean> {
  const [newest] = await listBackups(deps)
  return newest !== undefined && deps.now() - newest.createdAt < WEEK_MS
}

/** Names and addresses of this machine alone (RFC 6761, RFC 1122); links and mails with them lead nowhere. */
function isLocal(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}

/** Fictional pictures need nobody's leave, so own ones are looked for among the first of all that have some. */
const LOOKED_AT = 100

function hasOwnPhotos({ index, now }: AdminDeps): boolean {
  const query = { hasPhoto: true, limit: LOOKED_AT, offset: 0, sort: 'reviews' } as const
  return index.search(query, now()).businesses.some(({ isDemonstration }) => !isDemonstration)
}
