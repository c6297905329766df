import { isFreshBackup } from '#domain/backup.ts'
import type { BusinessCard } from '#domain/business/public-business.ts'
import { isLocalAddress } from '#domain/link/local-address.ts'
import type { DashboardWarning, SetupSteps } from '#domain/metric/admin-stats.ts'
import { ownPictureFile } from '#domain/picture/picture.ts'
import { hasOperator, type SiteSettings } from '#domain/settings/settings.ts'
import { listBackups } from '#services/backups/backups.ts'
import { allAccounts } from '#store/accounts/accounts.ts'
import { hasOwnImport } from '#store/imports/import-runs.ts'
import { countMails, hasDelayedMail } from '#store/mail/outbox.ts'
import type { AdminDeps } from './admin-deps.ts'

export interface SetupDeps extends AdminDeps {
  readonly settings: () => SiteSettings
  /** Scheme and host that visitors use. */
  readonly siteUrl: () => string
  /** Whether mails are sent; otherwise they wait. */
  readonly hasMailServer: () => boolean
  /** Whether the process for jobs runs; always by default. */
  readonly runsJobs?: () => boolean
}

export interface Setup {
  readonly steps: SetupSteps
  readonly warnings: readonly DashboardWarning[]
  /** Mails that were not handed over. */
  readonly mails: { readonly waiting: number; readonly failed: number }
}

/** The steps from demo data to own data that are done, and what the administrator should check. */
export async function setupSteps(deps: SetupDeps): Promise<Setup> {
  const settings = deps.settings()
  const steps: SetupSteps = {
    hasOperator: hasOperator(settings.operator),
    hasOwnImport: await hasOwnImport(deps.store.db),
    hasDemonstration: deps.index.stats().hasDemonstration,
  }
  const { db } = deps.store
  const mails = { waiting: await countMails(db, 'waiting'), failed: await countMails(db, 'failed') }
  const hasMailServer = deps.hasMailServer()
  const checks: readonly (readonly [DashboardWarning, boolean])[] = [
    ['jobs_not_running', deps.runsJobs?.() === false],
    ['operator_missing', !steps.hasOperator],
    ['mail_server_missing', !hasMailServer],
    ['mails_delayed', hasMailServer && (await hasDelayedMail(db))],
    ['mails_failed', mails.failed > 0],
    ['site_url_is_local', isLocalAddress(deps.siteUrl())],
    ['no_backup_for_a_week', await lacksBackup(deps)],
    ['photos_need_rights', settings.showsPhotos && showsForeignPhotos(deps)],
    ['code_active', `${settings.headCode}${settings.footerCode}`.trim() !== ''],
  ]
  return { steps, mails, warnings: checks.filter(([, isDue]) => isDue).map(([warning]) => warning) }
}

/** A site that is younger than a backup may be old lacks none. */
async function lacksBackup(deps: AdminDeps): Promise<boolean> {
  const [newest] = await listBackups(deps)
  const [firstAccount] = await allAccounts(deps.store.db)
  const since = newest?.createdAt ?? firstAccount?.created_at ?? deps.now()
  return !isFreshBackup({ createdAt: Number(since) }, deps.now())
}

/** At most this many drawn or uploaded pictures come before the others; demo data has as many. */
const MOST_LOOKED_AT = 2000
const LOOKED_AT_ONCE = 200

/** Fictional pictures need no permission, and whoever uploads a picture states that there is one. */
function showsForeignPhotos(deps: AdminDeps): boolean {
  for (let offset = 0; offset < MOST_LOOKED_AT; offset += LOOKED_AT_ONCE) {
    const query = { hasPhoto: true, limit: LOOKED_AT_ONCE, offset, sort: 'reviews' } as const
    const { businesses } = deps.index.search(query, deps.now())
    if (businesses.some(card => !card.isDemonstration && hasForeignPhoto(deps, card))) return true
    if (businesses.length < LOOKED_AT_ONCE) return false
  }
  return false
}

function hasForeignPhoto({ index, now }: AdminDeps, card: Pick<BusinessCard, 'id' | 'photos'>): boolean {
  const isForeign = (photo: string) => ownPictureFile(photo) === undefined
  if (card.photos.some(isForeign)) return true
  // A card contains the first photo only, and own ones come before the others.
  const lookup = index.businessById(card.id, now())
  return lookup.kind === 'found' && lookup.business.photos.some(isForeign)
}
