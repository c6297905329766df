import { Kysely, sql } from 'kysely'
import type { SiteKey } from '#domain/site-key.ts'
import { migrateTo } from '#store/migrate.ts'
import type { Schema } from '#store/schema.ts'
import { sqliteDialect } from '#store/sqlite.ts'

/** A row of sqlite_schema. */
export interface SchemaObject {
  readonly type: string
  readonly name: string
  /** The table that an index or a trigger belongs to. */
  readonly table: string
  /** null for what SQLite creates by itself. */
  readonly sql: string | null
}

/** What a database has after a migration. */
export async function schemaAfter(migration: string): Promise<readonly SchemaObject[]> {
  const db = new Kysely<Schema>({ dialect: sqliteDialect({ path: ':memory:', busyTimeoutMs: 0 }) })
  try {
    await migrateTo(db, migration, NO_KEY)
    const { rows } =
      await sql<SchemaObject>`select type, name, tbl_name as "table", sql from sqlite_schema`.execute(db)
    return rows
  } finally {
    await db.destroy()
  }
}

/** For a database without rows, which has no secrets. */
const NO_KEY: SiteKey = { id: '', encrypt: refuse, decrypt: refuse, hash: refuse, derive: refuse }

function refuse(): never {
  throw new Error('a database without rows has no secrets')
}

/** Names of what a database has, or has in another form, and the migrations do not create. */
export function foreignObjects(
  objects: readonly SchemaObject[],
  expected: readonly SchemaObject[],
): readonly string[] {
  const known = new Set(expected.map(textOf))
  return objects
    .filter(object => !known.has(textOf(object)) && !isStatistics(object))
    .map(({ type, name }) => `${type} ${name}`)
}

/** Line breaks and blanks differ between versions of a migration's source. */
function textOf({ type, name, table, sql: text }: SchemaObject): string {
  return JSON.stringify([type, name, table, text?.replaceAll(/\s+/g, ' ') ?? null])
}

/** What ANALYZE and AUTOINCREMENT keep; SQLite reserves these names. */
function isStatistics({ type, name }: SchemaObject): boolean {
  return type === 'table' && /^sqlite_(?:stat[14]|sequence)$/.test(name)
}
