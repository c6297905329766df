import type { Page } from '#domain/paging.ts'
import type { Target } from '#domain/redirect/redirect-list.ts'
import { type CsvRow, csvFile } from '#gateways/csv/csv-file.ts'
import { recordAudit } from '#store/audit.ts'
import { inBatches } from '#store/batches.ts'
import {
  deleteRedirect,
  type Redirect,
  redirectPage,
  redirectsAfter,
  redirectsVersion,
} from '#store/redirects.ts'
import type { Store, StoreDeps } from '#store/store.ts'

const REDIRECTS_PER_PAGE = 50
/** Read within a few milliseconds. */
const BATCH = 2_000

/** One page of the redirects, by path. @param search part of a path or a target; '' for all. Throws offset_too_large. */
export function listRedirects(
  { store }: Pick<StoreDeps, 'store'>,
  { page, search }: { readonly page: number; readonly search: string },
): Promise<Page<Redirect>> {
  return redirectPage(store.db, search, { page, limit: REDIRECTS_PER_PAGE })
}

/** Every redirect, target by path; null: gone. */
export async function allRedirects(store: Store): Promise<ReadonlyMap<string, Target>> {
  const all = new Map<string, Target>()
  for await (const part of inParts(store)) for (const { path, target } of part) all.set(path, target)
  return all
}

/** Another number after every change of the redirects, by any process. */
export async function versionOfRedirects({ store }: Pick<StoreDeps, 'store'>): Promise<number> {
  return redirectsVersion(store.db)
}

/** All redirects as a CSV file that can be imported again, in chunks. @param header path, target */
export function exportRedirects(
  { store }: Pick<StoreDeps, 'store'>,
  header: readonly string[],
): AsyncGenerator<string> {
  return csvFile(header, redirectRows(store))
}

/** Deletes a redirect, if there is one. */
export async function removeRedirect(
  { store, now }: StoreDeps,
  { path, account }: { readonly path: string; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    if (!(await deleteRedirect(trx, path))) return
    await recordAudit(trx, { account, action: 'redirect.removed', subject: path, now: now() })
  })
}

async function* redirectRows(store: Store): AsyncGenerator<readonly CsvRow[]> {
  for await (const part of inParts(store)) yield part.map(({ path, target }) => [path, target ?? '410'])
}

function inParts({ db }: Store): AsyncGenerator<readonly Redirect[]> {
  return inBatches<Redirect>(last => redirectsAfter(db, last?.path ?? '', BATCH))
}
