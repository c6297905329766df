import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { MIGRATION_NAMES } from '#store/migrate.ts'

export interface CheckTask {
  readonly path: string
  /** 'quick' does not compare indexes with their tables: 0.7 s instead of 4.7 s for 633 MB. */
  readonly depth: 'quick' | 'full'
}

/** What is known about a database file. */
export interface DatabaseCheck {
  /** What SQLite finds wrong, at most ten sentences; none in an undamaged file. */
  readonly faults: readonly string[]
  readonly tables: readonly string[]
  /** Names of the migrations that were run on it. */
  readonly migrations: readonly string[]
}

/** Every database of this program has these tables; others came with later migrations. */
const FIRST_TABLES = ['businesses', 'counters', 'settings', 'kysely_migration']

/** Checks a database file, in a thread of its own. The file is not changed; a missing file is a fault. */
export async function checkDatabase(task: CheckTask): Promise<DatabaseCheck> {
  const worker = new Worker(new URL('./check-database.worker.ts', import.meta.url), {
    workerData: task,
    env: {},
    execArgv: [],
  })
  const [result] = (await once(worker, 'message')) as [DatabaseCheck]
  return result
}

/** Why a file cannot serve as the database of this program; undefined when it can. */
export function unusableReason({
  faults,
  tables,
  migrations,
}: DatabaseCheck): 'damaged' | 'foreign' | 'newer' | undefined {
  if (faults.length > 0) return 'damaged'
  if (!FIRST_TABLES.every(table => tables.includes(table))) return 'foreign'
  return migrations.every(name => MIGRATION_NAMES.includes(name)) ? undefined : 'newer'
}
