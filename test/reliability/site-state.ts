import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { databaseFile } from '#store/store.ts'

type Row = Record<string, unknown>

/** Reads the database of a data folder in which no server runs. */
export function rowsOf(dataDir: string, sql: string): Row[] {
  const database = new DatabaseSync(databaseFile(dataDir))
  try {
    return database.prepare(sql).all()
  } finally {
    database.close()
  }
}

/**
 * What does not fit together in a database: damage, and halves of what is stored together.
 * @returns nothing for a sound one
 */
export function databaseFaults(dataDir: string): string[] {
  const found = (sql: string) => rowsOf(dataDir, sql).map(row => `${sql}: ${JSON.stringify(row)}`)
  return [
    ...found('PRAGMA integrity_check').filter(line => !line.endsWith('{"integrity_check":"ok"}')),
    ...found('PRAGMA foreign_key_check'),
    // A change number that is not taken would be given twice.
    ...found(`SELECT id, change FROM businesses
      WHERE change > (SELECT value FROM counters WHERE name = 'change')`),
    ...found('SELECT change FROM businesses GROUP BY change HAVING count(*) > 1'),
    // Everything that an import stores about a row is stored together.
    ...found(`SELECT id, imported FROM import_runs WHERE is_dry_run = 0 AND undone_at IS NULL AND imported <>
      (SELECT count(*) FROM import_outcomes WHERE run_id = import_runs.id AND outcome = 'imported')`),
    ...found(`SELECT run_id, row_number FROM import_outcomes WHERE outcome = 'imported' AND NOT EXISTS
      (SELECT 1 FROM history INDEXED BY history_business WHERE history.run_id = import_outcomes.run_id
        AND history.business_id = import_outcomes.business_id)
      AND run_id IN (SELECT id FROM import_runs WHERE is_dry_run = 0 AND file_name NOT LIKE 'demonstration-%')`),
  ]
}

/** How the index differs from the database, for a data folder in which no server runs. */
export function indexFaults(dataDir: string): string[] {
  const index = openDirectoryIndex(join(dataDir, 'index'))
  try {
    const faults: string[] = []
    const businesses = rowsOf(
      dataDir,
      'SELECT id, name, removed_at IS NULL AND is_hidden = 0 AS isShown FROM businesses',
    )
    const [newest] = rowsOf(dataDir, "SELECT value FROM counters WHERE name = 'change'")
    if (index.lastChange() !== newest?.value)
      faults.push(`the index is at ${index.lastChange()}, the database at ${newest?.value}`)
    for (const { id, name, isShown } of businesses) {
      const found = index.businessById(Number(id), 0)
      const nameThere = found.kind === 'found' ? found.business.name : undefined
      if (nameThere !== (isShown === 1 ? name : undefined))
        faults.push(`business ${id} ("${name}", shown: ${isShown}) is "${nameThere}" in the index`)
    }
    return faults
  } finally {
    index.close()
  }
}

/** What stays different between two runs of the same work. */
const TIMES = /^(?:at|day|heartbeat_at|\w+_at|attempt|reached|progress)$/

/** Every row that work on businesses stores, without the times. */
export function siteRows(dataDir: string): Record<string, string[]> {
  const tables = ['businesses', 'history', 'import_runs', 'import_outcomes', 'counters', 'suppressions']
  return Object.fromEntries(
    tables.map(table => [table, rowsOf(dataDir, `SELECT * FROM ${table}`).map(withoutTimes).sort()]),
  )
}

function withoutTimes(row: Row): string {
  return JSON.stringify(Object.entries(row).filter(([column]) => !TIMES.test(column)))
}
