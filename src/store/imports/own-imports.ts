import type { Db } from '#store/store.ts'

/** The demonstration is loaded like a file, but there is none: own files have bytes. */
const OWN_FILES_ABOVE_BYTES = 0

/** How many rows of own files were stored by imports that began in a span of time, new and changed ones together. */
export async function rowsImportedBetween(
  db: Db,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<number> {
  const row = await db
    .selectFrom('import_runs')
    .select(({ fn }) => [fn.sum<number>('imported').as('imported'), fn.sum<number>('updated').as('updated')])
    .where('file_size', '>', OWN_FILES_ABOVE_BYTES)
    .where('is_dry_run', '=', 0)
    .where('undone_at', 'is', null)
    .where('started_at', '>=', from)
    .where('started_at', '<', to)
    .executeTakeFirst()
  return Number(row?.imported ?? 0) + Number(row?.updated ?? 0)
}

/** Whether an own file was ever imported for good. */
export async function hasOwnImport(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('import_runs')
    .select('id')
    .where('file_size', '>', OWN_FILES_ABOVE_BYTES)
    .where('is_dry_run', '=', 0)
    .where('undone_at', 'is', null)
    .where('state', '=', 'done')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The runs that loaded the demonstration. */
export async function demoRuns(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('import_runs')
    .select('id')
    .where('file_size', '=', OWN_FILES_ABOVE_BYTES)
    .where('file_name', 'like', 'demonstration-%')
    .execute()
  return rows.map(row => Number(row.id))
}
