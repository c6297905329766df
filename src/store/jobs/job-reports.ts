import type { Db } from '#store/store.ts'

/** A report that a finished job left. */
export interface StoredReport {
  readonly jobId: number
  /** Relative to the data folder. */
  readonly file: string
  /** Milliseconds since 1970. */
  readonly finishedAt: number
}

/** The reports that jobs have, newest first. */
export async function storedReports(db: Db): Promise<readonly StoredReport[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(['id', 'report_file', 'finished_at'])
    .where('report_file', 'is not', null)
    .orderBy('finished_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(row => ({
    jobId: Number(row.id),
    file: row.report_file ?? '',
    finishedAt: Number(row.finished_at),
  }))
}

/** Lets a job have no report any more. Call it in a transaction. */
export async function clearReport(trx: Db, jobId: number): Promise<void> {
  await trx.updateTable('jobs').set({ report_file: null }).where('id', '=', jobId).execute()
}
