import { sql } from 'kysely'
import { TABLES_WITHOUT_FILES, type TableName } from '#store/copies/tables.ts'
import { insertRows } from '#store/statements.ts'
import type { Db, Store } from '#store/store.ts'

interface Column {
  readonly name: string
  readonly type: string
  readonly notnull: number
  /** Position in the primary key, from 1; 0 for others. */
  readonly pk: number
}

/** Three pages: 10 rows, 1,000 and the rest. */
const ROWS = 1_050
const FEW_ROWS = 12

/** What texts and numbers may be that a copy could spoil. */
const TEXTS = [
  '',
  'Grüße aus Görlitz',
  'İğüş ',
  '😀 "\\u0000',
  "it's; --",
  'a\r\n\tb',
  '{"a":[1,null]}',
  '\u2028',
]
const NUMBERS = [0, 1, -1, 2 ** 53 - 1, -(2 ** 53) + 1, 1_700_000_000_000]
const FRACTIONS = [0.1, 51.1528, -0.0001, 1 / 3, 1e-7, 3]

/** Fills every table that an SQLite store uses with rows of all kinds of values; one of them with many. */
export async function fillTables(store: Store): Promise<void> {
  await store.write(async trx => {
    await trx.deleteFrom('counters').execute()
    for (const table of TABLES_WITHOUT_FILES)
      await fill(trx, table, table === 'import_outcomes' ? ROWS : FEW_ROWS)
  })
}

async function fill(trx: Db, table: TableName, count: number): Promise<void> {
  const { rows: columns } = await sql<Column>`select * from pragma_table_info(${table})`.execute(trx)
  const rows = Array.from({ length: count }, (_, row) =>
    Object.fromEntries(columns.map((column, at) => [column.name, valueFor(column, row, at)])),
  )
  await insertRows(trx, `fill ${table}`, rows, part => trx.insertInto(table).values(part as never))
}

/** Different in each row, because any column may have to be. */
function valueFor({ type, notnull, pk }: Column, row: number, at: number): unknown {
  if (notnull === 0 && pk === 0 && (row + at) % 3 === 0) return null
  const of = <Value>(values: readonly Value[]) => values[(row + at) % values.length]
  switch (type) {
    case 'text':
      return `${of(TEXTS)}${row}`
    case 'double precision':
      return of(FRACTIONS)
    case 'blob':
      return Buffer.from(`\0\xff${row}`, 'latin1')
    default:
      return row < NUMBERS.length ? NUMBERS[row] : row * 1_000
  }
}
