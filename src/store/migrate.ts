import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import * as directory from './migrations/0001-0019/0001-directory.ts'
import * as administration from './migrations/0001-0019/0002-administration.ts'
import * as historyByDay from './migrations/0001-0019/0003-history-by-day.ts'
import * as mergedBusinesses from './migrations/0001-0019/0004-merged-businesses.ts'
import * as linkChecks from './migrations/0001-0019/0005-link-checks.ts'
import * as forms from './migrations/0001-0019/0006-forms.ts'
import * as redirects from './migrations/0001-0019/0007-redirects.ts'
import * as search from './migrations/0001-0019/0009-search.ts'
import * as pictures from './migrations/0001-0019/0010-pictures.ts'
import * as offeredPictures from './migrations/0001-0019/0011-offered-pictures.ts'
import * as jobReached from './migrations/0001-0019/0012-job-reached.ts'
import * as mergedPictures from './migrations/0001-0019/0013-merged-pictures.ts'
import * as categoryGroups from './migrations/0001-0019/0014-category-groups.ts'
import * as importReasons from './migrations/0001-0019/0015-import-reasons.ts'
import * as importOptions from './migrations/0001-0019/0016-import-options.ts'
import * as stale from './migrations/0001-0019/0017-stale.ts'
import * as categoryRules from './migrations/0001-0019/0018-category-rules.ts'
import * as encryptedSecrets from './migrations/0001-0019/0019-encrypted-secrets.ts'
import * as erasures from './migrations/0021-erasures.ts'
import * as bulkEdits from './migrations/0022-bulk-edits.ts'
import * as answersAndLinkReasons from './migrations/0023-answers-and-link-reasons.ts'
import * as siteKey from './migrations/0024-site-key.ts'
import * as requestCounters from './migrations/0025-request-counters.ts'
import * as siteFiles from './migrations/0026-site-files.ts'
import * as leases from './migrations/0027-leases.ts'
import * as statedKey from './migrations/0028-stated-key.ts'
import * as mergedSubmissions from './migrations/0029-merged-submissions.ts'
import * as emailKeys from './migrations/0030-email-keys.ts'
import * as contactFields from './migrations/0031-contact-fields.ts'
import * as ratingSource from './migrations/0032-rating-source.ts'
import type { Schema } from './schema.ts'

/** In order. A released migration is never edited; the database stores its name. */
const MIGRATIONS = {
  '0001-directory': directory,
  '0002-administration': administration,
  '0003-history-by-day': historyByDay,
  '0004-merged-businesses': mergedBusinesses,
  '0005-link-checks': linkChecks,
  '0006-forms': forms,
  '0007-redirects': redirects,
  '0009-search': search,
  '0010-pictures': pictures,
  '0011-offered-pictures': offeredPictures,
  '0012-job-reached': jobReached,
  '0013-merged-pictures': mergedPictures,
  '0014-category-groups': categoryGroups,
  '0015-import-reasons': importReasons,
  '0016-import-options': importOptions,
  '0017-stale': stale,
  '0018-category-rules': categoryRules,
  '0019-encrypted-secrets': encryptedSecrets,
  '0021-erasures': erasures,
  '0022-bulk-edits': bulkEdits,
  '0023-answers-and-link-reasons': answersAndLinkReasons,
  '0024-site-key': siteKey,
  '0025-request-counters': requestCounters,
  '0026-site-files': siteFiles,
  '0027-leases': leases,
  '0028-stated-key': statedKey,
  '0029-merged-submissions': mergedSubmissions,
  '0030-email-keys': emailKeys,
  '0031-contact-fields': contactFields,
  '0032-rating-source': ratingSource,
}

/** The names of all migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS)

/**
 * Brings the database to the present schema.
 * @param key encrypts secrets that former versions stored in clear
 * Throws the database's own error; the failed migration then leaves nothing behind.
 */
export async function migrate(db: Kysely<Schema>, key: SiteKey): Promise<void> {
  await migrateTo(db, MIGRATION_NAMES.at(-1) ?? '', key)
}

/**
 * Whether no migration is to be run. Asked beforehand, because running migrations takes the lock for writing even where there
 * are none to run: the worker of a site whose visitors and administrators write all the time could wait for it for minutes.
 * Throws store_newer when a later version of this program has written the database.
 */
export async function isUpToDate(db: Kysely<Schema>, key: SiteKey): Promise<boolean> {
  const known = await migratorOf(db, key).getMigrations()
  if (known.some(migration => migration.executedAt !== undefined)) await refuseLaterVersion(db)
  return known.every(migration => migration.executedAt !== undefined)
}

/** Brings the database to the schema after a migration. */
export async function migrateTo(db: Kysely<Schema>, name: string, key: SiteKey): Promise<void> {
  const { error } = await migratorOf(db, key).migrateTo(name)
  if (error !== undefined) throw error
}

function migratorOf(db: Kysely<Schema>, key: SiteKey): Migrator {
  const { up } = encryptedSecrets
  const migrations = {
    ...MIGRATIONS,
    '0019-encrypted-secrets': { up: (db: Parameters<typeof up>[0]) => up(db, key) },
  }
  return new Migrator({ db, provider: { getMigrations: async () => migrations } })
}

async function refuseLaterVersion(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const later = rows.find(row => !MIGRATION_NAMES.includes(row.name))
  if (later !== undefined) throw new DomainError('store_newer', { migration: later.name })
}
