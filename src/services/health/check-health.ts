import { existsSync } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isFreshBackup } from '#domain/backup.ts'
import { DomainError, reasonOf } from '#domain/errors.ts'
import { isLocalAddress } from '#domain/link/local-address.ts'
import type { MapFileState } from '#domain/settings/map-file.ts'
import { hasOperator, NO_OPERATOR, type Operator } from '#domain/settings/settings.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { freeBytes } from '#gateways/files/disk.ts'
import { isClosedToOthers } from '#gateways/files/private-folder.ts'
import { inspectIndex } from '#search/index/inspect-index.ts'
import { isReadable } from '#services/accounts/totp-secret.ts'
import { listBackups } from '#services/backups/backups.ts'
import { checkDatabase, type UnusableDatabase, unusableDatabase } from '#services/backups/check-database.ts'
import { inspectMapFile } from '#services/settings/map-file.ts'
import type { ServerEnvironment } from '#services/settings/server-settings.ts'
import { type DatabaseFacts, databaseFacts, inspectFile } from '#store/backups/inspect-database.ts'
import { MIGRATION_NAMES } from '#store/migrate.ts'
import type { ServerFacts } from '#store/postgres/inspect-server.ts'
import { type DataFolder, databaseFile, type StoreDeps } from '#store/store.ts'
import { orphanedFiles } from './orphaned-files.ts'

/** One finding about the data folder. The texts are the caller's. */
export type Finding = {
  /** 'fault': the site does not work, or soon will not. 'warning': the operator should know. */
  readonly verdict: 'ok' | 'warning' | 'fault'
} & (
  | { readonly check: 'folder'; readonly state: 'writable' | 'missing' | 'read-only' | 'open-to-others' }
  | { readonly check: 'space'; readonly freeBytes: number; readonly neededBytes: number }
  | {
      readonly check: 'database'
      readonly state: 'sound' | 'missing' | UnusableDatabase['reason']
      readonly fault: string
    }
  | {
      /** Of PostgreSQL, in place of a sound 'database'. */
      readonly check: 'server'
      readonly state: 'writable' | 'read-only' | 'unreachable'
      /** '18.1'; '' of one that cannot be reached. */
      readonly version: string
      readonly fault: string
    }
  | { readonly check: 'schema'; readonly migrations: number; readonly pending: number }
  | {
      readonly check: 'index'
      readonly state: 'missing' | 'unusable' | 'sound'
      /** Change numbers that it lacks; negative when it is ahead of a restored database. */
      readonly behind: number
    }
  | { readonly check: 'accounts'; readonly count: number }
  | {
      readonly check: 'key'
      /**
       * 'another': what is encrypted in the database was encrypted with another key. 'another-than-backup': no second
       * factor was, but the restored backup was made with another key.
       */
      readonly state: 'fits' | 'none-yet' | 'another' | 'another-than-backup'
      /** Accounts whose second factor cannot be read, so that nobody can log in to them. */
      readonly accounts: readonly string[]
    }
  | { readonly check: 'operator'; readonly isSet: boolean }
  /** Where visitors find the site. */
  | { readonly check: 'address'; readonly siteUrl: string }
  | { readonly check: 'backup'; readonly file: string | null; readonly ageMs: number }
  | { readonly check: 'map'; readonly file: MapFileState }
  | { readonly check: 'leftovers'; readonly count: number; readonly bytes: number }
)

/** The least for the write-ahead log of a small site and one upload. */
const LEAST_FREE_BYTES = 500_000_000
/** A backup needs the size of the database, and its compressed form beside it. */
const ROOM_FACTOR = 1.6
/** The follower runs several times a second, but a running import is always a little ahead of it. */
const USUAL_LAG = 10_000

export interface CheckHealthDeps extends DataFolder, Pick<StoreDeps, 'now'> {
  /** postgres://…: the database lies there; undefined: in the data folder. */
  readonly databaseUrl?: string | undefined
  /** Undefined: there is none yet. */
  readonly key: SiteKey | undefined
  readonly environment: Pick<ServerEnvironment, 'siteUrl' | 'ownUrl'>
}

/** Checks the data folder and the database of a site. Changes nothing, and is safe while a server runs. */
export async function checkHealth(deps: CheckHealthDeps): Promise<Finding[]> {
  const { dataDir, now, databaseUrl } = deps
  const folder = await folderFinding(dataDir)
  if (folder.state === 'missing' || folder.state === 'read-only') return [folder]
  const found = await (databaseUrl === undefined ? fileFindings(dataDir) : serverFindings(databaseUrl))
  const facts = found.site === undefined ? [] : await factFindings(deps, found.site)
  const space = await spaceFinding(dataDir, found.databaseBytes)
  const others = [await mapFinding(dataDir), await backupFinding(dataDir, now())]
  return [folder, space, ...found.findings, ...facts, ...others]
}

interface DatabaseFindings {
  readonly findings: readonly Finding[]
  /** 0 of one that is missing or cannot be reached. */
  readonly databaseBytes: number
  /** Undefined where the database cannot be used as it is. */
  readonly site: DatabaseFacts | undefined
}

async function fileFindings(dataDir: string): Promise<DatabaseFindings> {
  const file = databaseFile(dataDir)
  const check = await checkDatabase({ path: file, depth: 'quick' })
  const database = databaseFinding(dataDir, unusableDatabase(check))
  const databaseBytes = existsSync(file) ? (await stat(file)).size : 0
  if (database.verdict !== 'ok') return { findings: [database], databaseBytes, site: undefined }
  const schema = schemaFinding(check.migrations)
  const site = schema.pending === 0 ? await inspectFile(file, databaseFacts) : undefined
  return { findings: [database, schema], databaseBytes, site }
}

async function serverFindings(url: string): Promise<DatabaseFindings> {
  const server = await reachedServer(url)
  if ('check' in server) return { findings: [server], databaseBytes: 0, site: undefined }
  const { version, isReadOnly, migrations, databaseBytes, site } = server
  const reached: Finding = isReadOnly
    ? { check: 'server', verdict: 'fault', state: 'read-only', version, fault: '' }
    : { check: 'server', verdict: 'ok', state: 'writable', version, fault: '' }
  const findings = [reached, schemaOnServer(migrations)]
  return { findings, databaseBytes, site }
}

async function reachedServer(url: string): Promise<ServerFacts | Finding> {
  const { inspectServer } = await import('#store/postgres/inspect-server.ts')
  try {
    return await inspectServer(url)
  } catch (error) {
    const cause = error instanceof DomainError ? error.cause : error
    return {
      check: 'server',
      verdict: 'fault',
      state: 'unreachable',
      version: '',
      fault: reasonOf(cause),
    }
  }
}

function schemaOnServer(migrations: readonly string[]): Finding {
  if (migrations.length === 0) return { check: 'database', verdict: 'warning', state: 'missing', fault: '' }
  const isNewer = migrations.some(name => !MIGRATION_NAMES.includes(name))
  return isNewer
    ? { check: 'database', verdict: 'fault', state: 'newer', fault: '' }
    : schemaFinding(migrations)
}

function schemaFinding(migrations: readonly string[]): Extract<Finding, { check: 'schema' }> {
  const pending = MIGRATION_NAMES.length - migrations.length
  return {
    check: 'schema',
    verdict: pending === 0 ? 'ok' : 'warning',
    migrations: migrations.length,
    pending,
  }
}

async function folderFinding(dataDir: string): Promise<Extract<Finding, { check: 'folder' }>> {
  if (!existsSync(dataDir)) return { check: 'folder', verdict: 'warning', state: 'missing' }
  try {
    await access(dataDir, constants.W_OK)
    if (!isClosedToOthers(dataDir)) return { check: 'folder', verdict: 'warning', state: 'open-to-others' }
    return { check: 'folder', verdict: 'ok', state: 'writable' }
  } catch {
    // For whatever reason.
    return { check: 'folder', verdict: 'fault', state: 'read-only' }
  }
}

async function spaceFinding(dataDir: string, databaseBytes: number): Promise<Finding> {
  const free = await freeBytes(dataDir)
  const needed = Math.ceil(Math.max(LEAST_FREE_BYTES, databaseBytes * ROOM_FACTOR))
  const verdict = free >= needed ? 'ok' : free >= LEAST_FREE_BYTES / 10 ? 'warning' : 'fault'
  return { check: 'space', verdict, freeBytes: free, neededBytes: needed }
}

function databaseFinding(dataDir: string, unusable: UnusableDatabase | undefined): Finding {
  if (!existsSync(databaseFile(dataDir)))
    return { check: 'database', verdict: 'warning', state: 'missing', fault: '' }
  return unusable === undefined
    ? { check: 'database', verdict: 'ok', state: 'sound', fault: '' }
    : { check: 'database', verdict: 'fault', state: unusable.reason, fault: unusable.fault }
}

async function factFindings(
  { dataDir, now, key, environment }: CheckHealthDeps,
  facts: DatabaseFacts,
): Promise<Finding[]> {
  // Settings of an older version may lack some parts.
  const operator = { ...NO_OPERATOR, ...(facts.operator as Partial<Operator> | undefined) }
  const isSet = hasOperator(operator)
  const siteUrl = environment.siteUrl ?? (facts.siteUrl || environment.ownUrl)
  const leftovers = await orphanedFiles(dataDir, facts.importFiles, now())
  return [
    await indexFinding(dataDir, facts.lastChange),
    { check: 'accounts', verdict: facts.accounts > 0 ? 'ok' : 'warning', count: facts.accounts },
    keyFinding(key, facts),
    { check: 'operator', verdict: isSet ? 'ok' : 'warning', isSet },
    { check: 'address', verdict: isLocalAddress(siteUrl) ? 'warning' : 'ok', siteUrl },
    { check: 'leftovers', verdict: leftovers.count === 0 ? 'ok' : 'warning', ...leftovers },
  ]
}

function keyFinding(key: SiteKey | undefined, { secondFactors, missingKeyId }: DatabaseFacts): Finding {
  const unreadable = secondFactors.filter(account => key === undefined || !isReadable(key, account))
  const accounts = unreadable.map(({ username }) => username)
  if (accounts.length > 0) return { check: 'key', verdict: 'fault', state: 'another', accounts }
  if (missingKeyId !== undefined && missingKeyId !== key?.id)
    return { check: 'key', verdict: 'warning', state: 'another-than-backup', accounts }
  return { check: 'key', verdict: 'ok', state: key === undefined ? 'none-yet' : 'fits', accounts }
}

async function indexFinding(dataDir: string, newest: number): Promise<Finding> {
  const index = await inspectIndex(join(dataDir, 'index'))
  if (typeof index === 'string') return { check: 'index', verdict: 'warning', state: index, behind: 0 }
  const behind = newest - index.lastChange
  const verdict = behind >= 0 && behind <= USUAL_LAG ? 'ok' : 'warning'
  return { check: 'index', verdict, state: 'sound', behind }
}

async function mapFinding(dataDir: string): Promise<Finding> {
  const file = await inspectMapFile({ dataDir })
  return { check: 'map', verdict: file.kind === 'faulty' ? 'warning' : 'ok', file }
}

async function backupFinding(dataDir: string, now: number): Promise<Finding> {
  const [newest] = await listBackups({ dataDir })
  if (newest === undefined) return { check: 'backup', verdict: 'warning', file: null, ageMs: 0 }
  const ageMs = now - newest.createdAt
  return { check: 'backup', verdict: isFreshBackup(newest, now) ? 'ok' : 'warning', file: newest.file, ageMs }
}
