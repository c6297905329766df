import { MINUTE_MS } from '#domain/time/durations.ts'
import { BoundedProcess } from '#gateways/bounded-process/bounded-process.ts'
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
  /** Triggers, views, tables and indexes that these migrations do not create: 'trigger copy_businesses'. */
  readonly foreignObjects: readonly string[]
}

/** Why a file cannot serve as the database of this program, and the first finding about it, or ''. */
export interface UnusableDatabase {
  readonly reason: 'damaged' | 'foreign' | 'newer' | 'schema'
  readonly fault: string
}

/** Some 100 GB, at the speed that a full check has. */
const LONGEST_CHECK_MS = 15 * MINUTE_MS

/** Every database of this program has these tables; others came with later migrations. */
const FIRST_TABLES = ['businesses', 'counters', 'settings', 'kysely_migration']

/**
 * Checks a database file that anybody may have written, in a child process: a file that ends it is damaged. Nothing in
 * it is executed: with objects that are not ours it is not checked any further. The file is not changed; a missing file
 * is a fault. Throws when the process cannot be started.
 */
export async function checkDatabase(task: CheckTask): Promise<DatabaseCheck> {
  // Beside a database that is in use lie its log and the log's index.
  const files = ['', '-wal', '-shm'].map(suffix => task.path + suffix)
  const checker = new BoundedProcess<DatabaseCheck>(new URL('./check-database.child.ts', import.meta.url), {
    heapMegabytes: 128,
    memoryMegabytes: 512,
    writes: files,
  })
  try {
    checker.send(task)
    const arrival = await checker.next(LONGEST_CHECK_MS)
    if (arrival.kind === 'message') return arrival.message
    if (arrival.kind === 'ended' && arrival.why === 'start') throw arrival.error
    const fault = arrival.kind === 'silent' ? 'the check did not end' : `the check broke off: ${arrival.why}`
    return { faults: [fault], tables: [], migrations: [], foreignObjects: [] }
  } finally {
    await checker.stop()
  }
}

/** Undefined when the file can serve as the database of this program. */
export function unusableDatabase(check: DatabaseCheck): UnusableDatabase | undefined {
  const { faults, tables, migrations, foreignObjects } = check
  if (faults.length > 0) return { reason: 'damaged', fault: faults[0] ?? '' }
  if (!FIRST_TABLES.every(table => tables.includes(table))) return { reason: 'foreign', fault: '' }
  if (!migrations.every(name => MIGRATION_NAMES.includes(name))) return { reason: 'newer', fault: '' }
  if (foreignObjects.length > 0) return { reason: 'schema', fault: foreignObjects[0] ?? '' }
}
