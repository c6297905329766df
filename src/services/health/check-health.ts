import { existsSync } from 'node:fs'
import { access, constants, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isFreshBackup } from '#domain/backup.ts'
import { isLocalAddress } from '#domain/link/local-address.ts'
import { hasOperator, NO_OPERATOR, type Operator } from '#domain/settings/settings.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { freeBytes } from '#gateways/files/disk.ts'
import { isClosedToOthers } from '#gateways/files/private-folder.ts'
import { inspectIndex } from '#search/index/inspect-index.ts'
import { isReadable } from '#services/accounts/totp-secret.ts'
import { listBackups } from '#services/backups/backups.ts'
import { checkDatabase, type UnusableDatabase, unusableDatabase } from '#services/backups/check-database.ts'
import type { ServerEnvironment } from '#services/settings/server-settings.ts'
import { type DatabaseFacts, inspectDatabase } from '#store/backups/inspect-database.ts'
import { MIGRATION_NAMES } from '#store/migrate.ts'
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
  | { readonly check: 'leftovers'; readonly count: number; readonly bytes: number }
)

/** The least for the write-ahead log of a small site and one upload. */
const LEAST_FREE_BYTES = 500_000_000
/** A backup needs the size of the database, and its compressed form beside it. */
const ROOM_FACTOR = 1.6
/** The follower runs several times a second, but a running import is always a little ahead of it. */
const USUAL_LAG = 10_000

export interface CheckHealthDeps extends DataFolder, Pick<StoreDeps, 'now'> {
  /** Undefined: there is none yet. */
  readonly key: SiteKey | undefined
  readonly environment: Pick<ServerEnvironment, 'siteUrl' | 'ownUrl'>
}

/** Checks the data folder of a site. Changes nothing, and is safe while a server runs. */
export async function checkHealth(deps: CheckHealthDeps): Promise<Finding[]> {
  const { dataDir, now } = deps
  const folder = await folderFinding(dataDir)
  if (folder.state === 'missing' || folder.state === 'read-only') return [folder]
  const findings = [folder, await spaceFinding(dataDir)]
  const check = await checkDatabase({ path: databaseFile(dataDir), depth: 'quick' })
  const database = databaseFinding(dataDir, unusableDatabase(check))
  findings.push(database)
  if (database.verdict === 'ok') {
    const pending = MIGRATION_NAMES.length - check.migrations.length
    findings.push({
      check: 'schema',
      verdict: pending === 0 ? 'ok' : 'warning',
      migrations: check.migrations.length,
      pending,
    })
    if (pending === 0) findings.push(...(await factFindings(deps, inspectDatabase(databaseFile(dataDir)))))
  }
  return [...findings, await backupFinding(dataDir, now())]
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

async function spaceFinding(dataDir: string): Promise<Finding> {
  const free = await freeBytes(dataDir)
  const databaseBytes = existsSync(databaseFile(dataDir)) ? (await stat(databaseFile(dataDir))).size : 0
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

async function backupFinding(dataDir: string, now: number): Promise<Finding> {
  const [newest] = await listBackups({ dataDir })
  if (newest === undefined) return { check: 'backup', verdict: 'warning', file: null, ageMs: 0 }
  const ageMs = now - newest.createdAt
  return { check: 'backup', verdict: isFreshBackup(newest, now) ? 'ok' : 'warning', file: newest.file, ageMs }
}
