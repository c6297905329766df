import { type Compilable, CompiledQuery } from 'kysely'
import { isPostgres } from './engine.ts'
import type { Db } from './store.ts'

/**
 * Rows of one statement, the most first. Few sizes mean few statements to compile and prepare. SQLite takes 32,766
 * parameters; 100 rows of some 50 columns stay far below.
 */
const ROWS_PER_STATEMENT = [100, 10, 1] as const

/** Of a list in `where … in (…)`. */
const PARAMETERS_PER_STATEMENT = 1000

/** The SQL of each statement, by the kind of database, its name and number of rows. */
const texts = new Map<string, string>()

/**
 * Inserts rows that have the same columns, in few statements. Kysely makes several objects for every value, which takes
 * longer than storing it; so each statement is compiled once, and later only its SQL is used with other values.
 * @param name of the statement; the same name always means the same one
 * @param statement the insert of the rows it is given
 */
export async function insertRows<Row extends object>(
  db: Db,
  name: string,
  rows: readonly Row[],
  statement: (rows: readonly Row[]) => Compilable,
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  const columns = Object.keys(first) as (keyof Row)[]
  let at = 0
  for (const size of ROWS_PER_STATEMENT) {
    for (; rows.length - at >= size; at += size) {
      const part = rows.slice(at, at + size)
      const values = part.flatMap(row => columns.map(column => row[column]))
      const key = `${isPostgres(db) ? 'PostgreSQL: ' : ''}${name} ${size}`
      await db.executeQuery(
        CompiledQuery.raw(
          textOf(key, values, () => statement(part)),
          values,
        ),
      )
    }
  }
}

/** Splits a list, so that no statement exceeds the database's limit of parameters. */
export function chunks<Item>(items: readonly Item[], size = PARAMETERS_PER_STATEMENT): Item[][] {
  const parts: Item[][] = []
  for (let start = 0; start < items.length; start += size) parts.push(items.slice(start, start + size))
  return parts
}

function textOf(key: string, values: readonly unknown[], statement: () => Compilable): string {
  const known = texts.get(key)
  if (known !== undefined) return known
  const { sql, parameters } = statement().compile()
  if (parameters.length !== values.length || !parameters.every((value, at) => Object.is(value, values[at])))
    throw new Error(`the statement '${key}' takes its values in another order`)
  texts.set(key, sql)
  return sql
}
