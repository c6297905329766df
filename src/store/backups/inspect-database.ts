import { DatabaseSync } from 'node:sqlite'
import type { AccountRow } from '#store/accounts/sessions.ts'

/** Facts about the site that are read from its database without opening it as a store. */
export interface DatabaseFacts {
  readonly accounts: number
  /** Accounts with a second factor, whose secret is encrypted. */
  readonly secondFactors: readonly Pick<AccountRow, 'id' | 'username' | 'totp_secret'>[]
  /** The newest change number. */
  readonly lastChange: number
  /** The stored setting 'operator', parsed; undefined when it is not set. */
  readonly operator: unknown
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
    const operator = database.prepare("SELECT value FROM settings WHERE key = 'operator'").get()?.value
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
      operator: typeof operator === 'string' ? JSON.parse(operator) : undefined,
      importFiles: database
        .prepare('SELECT file_path FROM import_runs WHERE file_path IS NOT NULL')
        .all()
        .map(row => String(row.file_path)),
    }
  } finally {
    database.close()
  }
}
