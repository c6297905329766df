import { DatabaseSync } from 'node:sqlite'
import type { AccountRow } from '#store/accounts/sessions.ts'
import { MISSING_KEY } from './restore-database.ts'

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

/**
 * Reads some facts from a database of the present schema: nothing is migrated or written. Safe while a server runs.
 * Throws SQLite's errors.
 */
export function inspectDatabase(path: string): DatabaseFacts {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const number = (sql: string) => Number(database.prepare(sql).get()?.value ?? 0)
    const setting = (key: string): unknown => {
      const value = database.prepare('SELECT value FROM settings WHERE key = ?').get(key)?.value
      return typeof value === 'string' ? JSON.parse(value) : undefined
    }
    const missingKeyId = setting(MISSING_KEY)
    return {
      accounts: number('SELECT count(*) AS value FROM accounts'),
      secondFactors: database
        .prepare('SELECT id, username, totp_secret FROM accounts WHERE totp_secret IS NOT NULL ORDER BY id')
        .all()
        .map(({ id, username, totp_secret }) => ({
          id: Number(id),
          username: String(username),
          totp_secret: String(totp_secret),
        })),
      lastChange: number("SELECT value FROM counters WHERE name = 'change'"),
      missingKeyId: typeof missingKeyId === 'string' ? missingKeyId : undefined,
      operator: setting('operator'),
      siteUrl: String(setting('siteUrl') ?? ''),
      importFiles: database
        .prepare('SELECT file_path FROM import_runs WHERE file_path IS NOT NULL')
        .all()
        .map(row => String(row.file_path)),
    }
  } finally {
    database.close()
  }
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

/** Reads from a database of the present schema what a backup says about it. Throws SQLite's errors. */
export function databaseContents(path: string): DatabaseContents {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    const column = (sql: string) =>
      database
        .prepare(sql)
        .all()
        .map(row => row.value)
    return {
      businesses: Number(column('SELECT count(*) AS value FROM businesses WHERE removed_at IS NULL')[0]),
      pictures: column(
        'SELECT file AS value FROM pictures UNION SELECT file FROM offered_pictures ORDER BY value',
      ).map(String),
      schema: String(column('SELECT max(name) AS value FROM kysely_migration')[0]),
    }
  } finally {
    database.close()
  }
}
