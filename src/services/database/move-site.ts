import { existsSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { existingSiteKey } from '#gateways/credentials/site-key.ts'
import { diskError } from '#gateways/files/disk.ts'
import { type LockedFolder, lockFolder } from '#gateways/files/process-lock.ts'
import { putInPlace } from '#gateways/files/write-file.ts'
import { removeUnfinished } from '#services/backups/backups.ts'
import { checkDatabase, type UnusableDatabase, unusableDatabase } from '#services/backups/check-database.ts'
import { finishRestore, UNFINISHED } from '#services/backups/finish-restore.ts'
import { fetchFiles, openSiteFiles, storeNamedFiles } from '#services/files/site-files.ts'
import { copyStore } from '#store/backups/copy-store.ts'
import { sealDatabase } from '#store/backups/restore-database.ts'
import {
  type CopiedTables,
  type CopyTablesOptions,
  copyTables,
  emptyTables,
  filledTables,
} from '#store/copies/copy-tables.ts'
import { isPostgres } from '#store/engine.ts'
import { hasOtherConnections } from '#store/postgres/server.ts'
import { type DataFolder, type Db, databaseFile, fillStore, openStore, type Store } from '#store/store.ts'

export interface MoveSiteDeps extends DataFolder {
  /** postgres://…, where the site's database lies there now; undefined: in the data folder. */
  readonly databaseUrl: string | undefined
  /** SECRET_KEY; undefined: the site's key lies in the data folder. */
  readonly secretKey: string | undefined
}

export interface MoveSiteInput extends CopyTablesOptions {
  /** postgres://…, or the database file of the data folder. */
  readonly to: { readonly kind: 'postgres'; readonly url: string } | { readonly kind: 'sqlite' }
}

/** Why a site is not moved. */
export type MoveRefusal =
  /** It is on SQLite already. */
  | { readonly reason: 'is-there' }
  | { readonly reason: 'no-database' }
  | { readonly reason: 'unusable'; readonly state: UnusableDatabase['reason'] }
  | { readonly reason: 'no-key' }
  /** A server or another command uses the data folder or the source. */
  | { readonly reason: 'in-use' }
  /** @param tables that have rows */
  | { readonly reason: 'occupied'; readonly tables: readonly string[] }
  | { readonly reason: 'file-exists'; readonly file: string }
  | { readonly reason: 'unreachable'; readonly side: 'source' | 'target'; readonly error: unknown }

export type MoveResult =
  | { readonly kind: 'moved'; readonly tables: CopiedTables }
  | ({ readonly kind: 'refused' } & MoveRefusal)

/**
 * Copies the database and the files of a site that stands still to another kind of database, or to another server, and compares both. The
 * source stays as it is. Whatever breaks it off leaves a target without rows, so that it can be begun again.
 * Throws disk_full, store_unavailable when a connection is lost, the databases' errors and the signal's reason.
 */
export async function moveSite(deps: MoveSiteDeps, { to, ...options }: MoveSiteInput): Promise<MoveResult> {
  try {
    const tables = await movedTables(deps, to, options)
    return { kind: 'moved', tables }
  } catch (error) {
    if (error instanceof Refused) return { kind: 'refused', ...error.refusal }
    throw diskError(error)
  }
}

class Refused extends Error {
  readonly refusal: MoveRefusal
  constructor(refusal: MoveRefusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

async function movedTables(
  deps: MoveSiteDeps,
  to: MoveSiteInput['to'],
  options: CopyTablesOptions,
): Promise<CopiedTables> {
  const { dataDir, databaseUrl } = deps
  if (databaseUrl === undefined && to.kind === 'sqlite') throw new Refused({ reason: 'is-there' })
  if (databaseUrl === undefined && !existsSync(databaseFile(dataDir)))
    throw new Refused({ reason: 'no-database' })
  const key = existingSiteKey(dataDir, deps.secretKey)
  if (key === undefined) throw new Refused({ reason: 'no-key' })
  const lock = lockSite(dataDir)
  try {
    if (databaseUrl === undefined) await expectSoundFile(dataDir)
    const source = await openStore({ dataDir, databaseUrl, key }).catch(refuseUnreachable('source'))
    try {
      await expectUnused(source)
      return await (to.kind === 'sqlite'
        ? moveToFolder(source, dataDir, options)
        : moveToServer(source, { url: to.url, key, dataDir }, options))
    } finally {
      await source.close()
    }
  } finally {
    lock.release()
  }
}

async function moveToServer(
  source: Store,
  { url, key, dataDir }: { readonly url: string; readonly key: SiteKey } & DataFolder,
  options: CopyTablesOptions,
): Promise<CopiedTables> {
  let isReached = false
  const fill = async (trx: Db) => {
    isReached = true
    const tables = await filledTables(trx)
    if (tables.length > 0) throw new Refused({ reason: 'occupied', tables })
    await emptyTables(trx)
    const copied = await copyTables(source.db, trx, options)
    // Jobs that wait go on there.
    if (!isPostgres(source.db)) await storeNamedFiles(trx, dataDir, ['jobs'])
    await expectUnused(source)
    return copied
  }
  return fillStore({ dataDir: '', databaseUrl: url, key }, fill).catch(error =>
    isReached ? Promise.reject(error) : refuseUnreachable('target')(error),
  )
}

async function moveToFolder(
  source: Store,
  dataDir: string,
  options: CopyTablesOptions,
): Promise<CopiedTables> {
  const file = databaseFile(dataDir)
  const expectFree = () => {
    // Beside a new database a former log would be taken for its own.
    const taken = ['', '-wal', '-shm'].map(suffix => file + suffix).find(existsSync)
    if (taken !== undefined) throw new Refused({ reason: 'file-exists', file: taken })
  }
  expectFree()
  await removeUnfinished(dataDir, UNFINISHED)
  try {
    const work = await mkdtemp(join(dataDir, UNFINISHED))
    const copied = await copyStore(source, work, options)
    await fetchFiles(openSiteFiles({ store: source, dataDir }))
    await expectUnused(source)
    expectFree()
    await putInPlace(databaseFile(work), file)
    return copied
  } finally {
    await removeUnfinished(dataDir, UNFINISHED)
  }
}

/** A running server has this lock, and no server can start while we have it. */
function lockSite(dataDir: string): LockedFolder {
  try {
    finishRestore(dataDir)
    return lockFolder(join(dataDir, 'index'))
  } catch (error) {
    if (error instanceof DomainError && error.code === 'store_locked') throw new Refused({ reason: 'in-use' })
    throw error
  }
}

async function expectSoundFile(dataDir: string): Promise<void> {
  const file = databaseFile(dataDir)
  // The lock excludes servers; commands such as an import only have the database open.
  if (sealDatabase(file) === 'in-use') throw new Refused({ reason: 'in-use' })
  const unusable = unusableDatabase(await checkDatabase({ path: file, depth: 'quick' }))
  if (unusable !== undefined) throw new Refused({ reason: 'unusable', state: unusable.reason })
}

/** What is written after the moment of the copy would be lost. */
async function expectUnused({ db }: Store): Promise<void> {
  if (isPostgres(db) && (await hasOtherConnections(db))) throw new Refused({ reason: 'in-use' })
}

function refuseUnreachable(side: 'source' | 'target'): (error: unknown) => never {
  return error => {
    if (error instanceof DomainError && error.code === 'store_unavailable')
      throw new Refused({ reason: 'unreachable', side, error: error.cause })
    throw error
  }
}
