import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { isPostgres } from './engine.ts'
import type { Db } from './store.ts'

/** Whether a text contains another one, case-sensitively. @param text of SQL */
export function contains(db: Db, text: RawBuilder<string>, part: string): RawBuilder<SqlBool> {
  return isPostgres(db) ? sql`strpos(${text}, ${part}) > 0` : sql`instr(${text}, ${part}) > 0`
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
