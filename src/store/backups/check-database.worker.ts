import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { CheckTask, DatabaseCheck } from './check-database.ts'

// A thread of its own, because the check of a large file is one synchronous call of several seconds. Only
// check-database.ts starts it, and it is typed.
parentPort?.postMessage(check(workerData as CheckTask))

function check({ path, depth }: CheckTask): DatabaseCheck {
  const nothing = { tables: [], migrations: [] }
  try {
    const database = new DatabaseSync(path, { readOnly: true })
    try {
      const column = (sql: string) =>
        database
          .prepare(sql)
          .all()
          .map(row => String(Object.values(row)[0]))
      const faults = column(depth === 'full' ? 'PRAGMA integrity_check(10)' : 'PRAGMA quick_check(10)')
      const tables = column("SELECT name FROM sqlite_master WHERE type = 'table'")
      const migrations = tables.includes('kysely_migration')
        ? column('SELECT name FROM kysely_migration ORDER BY name')
        : []
      return { faults: faults.filter(fault => fault !== 'ok'), tables, migrations }
    } finally {
      database.close()
    }
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)], ...nothing }
  }
}
