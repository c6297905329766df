import type { ImportRunSummary } from '#domain/import/import-run.ts'
import type { AdminDeps } from '#services/businesses/admin-deps.ts'
import { countImportRuns, listedImportRuns } from '#store/imports/import-runs.ts'
import { summaryOfRun } from './show-import.ts'

const PAGE_SIZE = 20

export interface ImportPage {
  readonly entries: readonly ImportRunSummary[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

/** One page of the imports and dry runs, newest first. A page beyond the last is empty. */
export async function listImports({ store }: Pick<AdminDeps, 'store'>, page: number): Promise<ImportPage> {
  const total = await countImportRuns(store.db)
  const runs = await listedImportRuns(store.db, PAGE_SIZE, (page - 1) * PAGE_SIZE)
  return { entries: runs.map(summaryOfRun), total, page, totalPages: Math.ceil(total / PAGE_SIZE) }
}
