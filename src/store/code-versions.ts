import type { Selectable } from 'kysely'
import { takeNumbers } from './counters.ts'
import type { CodeVersionTable } from './schema/administration-tables.ts'
import type { Db } from './store.ts'

export type CodeVersionRow = Selectable<CodeVersionTable>

/** Older ones go: enough to find the last code that worked, whoever tried what since. */
const MOST_VERSIONS = 50

/** Writes down head and footer code as they are from now on, and lets the oldest version go. */
export async function recordCodeVersion(
  db: Db,
  version: Omit<CodeVersionRow, 'id' | 'at'>,
  now: number,
): Promise<void> {
  const id = await takeNumbers(db, 'code_version', 1)
  await db
    .insertInto('code_versions')
    .values({ id, at: now, ...version })
    .execute()
  await db
    .deleteFrom('code_versions')
    .where('id', '<=', id - MOST_VERSIONS)
    .execute()
}

/** The kept versions, newest first. */
export async function codeVersionRows(db: Db): Promise<CodeVersionRow[]> {
  return db.selectFrom('code_versions').selectAll().orderBy('id', 'desc').execute()
}
