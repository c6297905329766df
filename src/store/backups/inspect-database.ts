import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { AccountRow } from '#store/accounts/sessions.ts'
import type { Db } from '#store/store.ts'
import { MISSING_KEY } from './restore-database.ts'

/** Runs a query that is the same on both kinds of database, and returns its rows. */
export type ReadRows = (query: string) => Promise<readonly Readonly<Record<string, unknown>>[]>

/** Facts about the site that are read from its database without opening it as a store. */
export interface DatabaseFacts {
  readonly accounts: number
  /** Accounts with a second factor, whose secret is encrypted. */
  readonly secondFactors: readonly Pick<AccountRow, 'id' | 'username' | 'totp_secret'>[]
  /** The newest change number. */
  readonly lastChange: number
  /** Names the key that a restored site needs and did not get; undefined elsewhere. */
  readonly missingKeyId: string | undefined
  /** The stored setting 'operator', parsed; undefined when it is not set. */
  readonly operator: unknown
  /** The stored setting 'siteUrl'; '' when it is not set. */
  readonly siteUrl: string
  /** Uploaded files that an import may still need, relative to the data folder. */
  readonly importFiles: readonly string[]
}

/** What a backup says about the database in it. */
export interface DatabaseContents {
  /** Without removed ones. */
  readonly businesses: number
  /** The names of all uploaded pictures, undecided ones too. */
  readonly pictures: readonly string[]
  /** The last migration. */
  readonly schema: string
}

/**
 * Reads from a database file of the present schema: nothing is migrated or written. Safe while a server runs.
 * Throws SQLite's errors.
 */
export async function inspectFile<Result>(
  path: string,
  inspect: (read: ReadRows) => Promise<Result>,
): Promise<Result> {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    return await inspect(async query => database.prepare(query).all())
  } finally {
    database.close()
  }
}

/** Reads by a connection. */
export function readRows(db: Db): ReadRows {
  return async query => (await sql.raw<Readonly<Record<string, unknown>>>(query).execute(db)).rows
}

export async function databaseFacts(read: ReadRows): Promise<DatabaseFacts> {
  const number = async (query: string) => Number((await read(query))[0]?.value ?? 0)
  const settings = await read(
    `SELECT key, value FROM settings WHERE key IN ('operator', 'siteUrl', '${MISSING_KEY}')`,
  )
  const setting = (name: string): unknown => {
    const value = settings.find(({ key }) => key === name)?.value
    return typeof value === 'string' ? JSON.parse(value) : undefined
  }
  const missingKeyId = setting(MISSING_KEY)
  const secondFactors = await read(
    'SELECT id, username, totp_secret FROM accounts WHERE totp_secret IS NOT NULL ORDER BY id',
  )
  const importFiles = await read('SELECT file_path FROM import_runs WHERE file_path IS NOT NULL')
  return {
    accounts: await number('SELECT count(*) AS value FROM accounts'),
    secondFactors: secondFactors.map(({ id, username, totp_secret }) => ({
      id: Number(id),
      username: String(username),
      totp_secret: String(totp_secret),
    })),
    lastChange: await number("SELECT value FROM counters WHERE name = 'change'"),
    missingKeyId: typeof missingKeyId === 'string' ? missingKeyId : undefined,
    operator: setting('operator'),
    siteUrl: String(setting('siteUrl') ?? ''),
    importFiles: importFiles.map(row => String(row.file_path)),
  }
}

export async function databaseContents(read: ReadRows): Promise<DatabaseContents> {
  const column = async (query: string) => (await read(query)).map(row => row.value)
  const pictures = 'SELECT file AS value FROM pictures UNION SELECT file FROM offered_pictures ORDER BY value'
  return {
    businesses: Number(
      (await column('SELECT count(*) AS value FROM businesses WHERE removed_at IS NULL'))[0],
    ),
    pictures: (await column(pictures)).map(String),
    schema: String((await column('SELECT max(name) AS value FROM kysely_migration'))[0]),
  }
}
