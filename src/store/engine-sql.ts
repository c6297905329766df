import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isPostgres } from './engine.ts'
import type { Schema } from './schema.ts'
import type { Db } from './store.ts'

/** Whether a text contains another one, case-sensitively. @param text of SQL */
export function contains(db: Db, text: RawBuilder<string>, part: string): RawBuilder<SqlBool> {
  return isPostgres(db) ? sql`strpos(${text}, ${part}) > 0` : sql`instr(${text}, ${part}) > 0`
}

/**
 * Whether a text contains another one in any case. A letter beyond ASCII stands for any one letter, because SQLite does not
 * know its case: 'müller' is found in 'MÜLLER', and in 'Muller' too. @param text of SQL
 */
export function containsInAnyCase(text: RawBuilder<string>, part: string): RawBuilder<SqlBool> {
  const pattern = part
    .normalize()
    .replace(/[%_\\]/g, '\\$&')
    .replace(/\P{ASCII}/gu, '_')
    .toLowerCase()
  return sql`lower(${text}) like ${`%${pattern}%`} escape '\\'`
}

/** The string at a path of a JSON column; null without one. @param path keys of objects */
export function jsonText(db: Db, column: string, path: readonly string[]): RawBuilder<string | null> {
  return isPostgres(db)
    ? sql`(${sql.ref(column)}::json #>> ${postgresPath(path)})`
    : sql`(${sql.ref(column)} ->> ${sqlitePath(path)})`
}

/** Whether there is `true` at a path of a JSON column; null where nothing is. @param path keys of objects */
export function jsonIsTrue(db: Db, column: string, path: readonly string[]): RawBuilder<SqlBool> {
  return isPostgres(db)
    ? sql`(${jsonText(db, column, path)} = 'true')`
    : sql`((${sql.ref(column)} -> ${sqlitePath(path)}) = 'true')`
}

/** Whether a column holds one of these texts. The list is one parameter, however long it is. */
export function isListed(db: Db, column: string, texts: readonly string[]): RawBuilder<SqlBool> {
  return isPostgres(db)
    ? sql`${sql.ref(column)} = any(${texts}::text[])`
    : sql`${sql.ref(column)} in (select value from json_each(${JSON.stringify(texts)}))`
}

/**
 * Makes PostgreSQL's planner know a table that got its first rows. Autovacuum does so a minute later; until then queries of
 * an import would read all rows instead of using indexes. Call it in the transaction that stored the rows.
 */
export async function collectStatistics(db: Db, table: keyof Schema): Promise<void> {
  if (isPostgres(db)) await sql`analyze ${sql.table(table)}`.execute(db)
}

/** A condition as a column: 1 where it is true, else 0. */
export function flagOf(condition: RawBuilder<SqlBool>): RawBuilder<0 | 1> {
  return sql`case when ${condition} then 1 else 0 end`
}

function sqlitePath(path: readonly string[]): RawBuilder<string> {
  return sql.lit(`$.${path.join('.')}`)
}

function postgresPath(path: readonly string[]): RawBuilder<string> {
  return sql.lit(`{${path.join(',')}}`)
}
