import { z } from 'zod'
import { DomainError } from '#domain/errors.ts'
import type { ListedSearch } from '#domain/import/listed-search.ts'
import { websiteCheckSchema } from '#domain/link/link-fault.ts'
import type { Page } from '#domain/paging.ts'
import { websiteChecksOf } from '#services/businesses/show-admin-business.ts'
import { businessRecords } from '#store/businesses/business-records.ts'
import { ownedAmong } from '#store/businesses/owners.ts'
import { recheckPage } from '#store/imports/rechecks.ts'
import { listedSearch, searchPage, stalePage } from '#store/imports/stale-lists.ts'
import type { StoreDeps } from '#store/store.ts'
import { submittedAmong } from '#store/submissions.ts'

const PAGE_SIZE = 20

type Reader = Pick<StoreDeps, 'store'>

/**
 * One page of the searches that imports were exported with, those with the most stale businesses first.
 * @param importId only those whose newest import it is
 */
export function listSearches(
  { store }: Reader,
  { page, importId }: { readonly page: number; readonly importId?: number | undefined },
): Promise<Page<ListedSearch>> {
  return searchPage(store.db, importId, { page, limit: PAGE_SIZE })
}

/** A business that its search no longer found. */
export const staleBusinessSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  /** The last import that saw it, and when that began. */
  runId: z.int(),
  seenAt: z.int(),
  completeness: z.int(),
  /** The administrator changed or locked some of its fields. */
  hasOwnEdits: z.boolean(),
  /** An owner's address is on file, or somebody sent something about it. */
  hasSubmission: z.boolean(),
  /** When it was marked to be checked again. */
  markedAt: z.int().nullable(),
})

export interface StalePage extends Page<z.infer<typeof staleBusinessSchema>> {
  readonly search: Pick<ListedSearch, 'words' | 'place' | 'runId' | 'startedAt'>
}

/** One page of the businesses that a search no longer found, by name. Throws import_search_unknown. */
export async function listStale(
  { store }: Reader,
  { id, page }: { readonly id: number; readonly page: number },
): Promise<StalePage> {
  const { db } = store
  const search = await listedSearch(db, id)
  if (search === undefined) throw new DomainError('import_search_unknown', { id })
  const { words, place, runId, startedAt } = search
  const list = await stalePage(db, id, { page, limit: PAGE_SIZE })
  const ids = list.entries.map(row => row.id)
  const owned = new Set([...(await ownedAmong(db, ids)), ...(await submittedAmong(db, ids))])
  return {
    ...list,
    search: { words, place, runId, startedAt },
    entries: list.entries.map(({ source, fieldSources, ...row }) => ({
      ...row,
      hasOwnEdits:
        source === 'administrator' ||
        Object.values(fieldSources).some(field => field.isLocked || field.source === 'administrator'),
      hasSubmission: owned.has(row.id) || source === 'owner',
    })),
  }
}

/** A business to check again, with what the last check of its website said. */
export const recheckedBusinessSchema = z.strictObject({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  /** When it was marked, and by whom. */
  markedAt: z.int(),
  account: z.string(),
  website: z.string().nullable(),
  /** null without a check since it was marked. */
  check: websiteCheckSchema.nullable(),
})

/** One page of the businesses that are marked to be checked again, the last marked first. */
export async function listRechecks(
  { store }: Reader,
  { page }: { readonly page: number },
): Promise<Page<z.infer<typeof recheckedBusinessSchema>>> {
  const { db } = store
  const marks = await recheckPage(db, { page, limit: PAGE_SIZE })
  const records = await businessRecords(
    db,
    marks.entries.map(({ id }) => id),
  )
  const checks = await websiteChecksOf(
    db,
    [...records.values()].map(({ business }) => business),
  )
  const entries = marks.entries.flatMap(mark => {
    const business = records.get(mark.id)?.business
    if (business === undefined) return []
    const { name, city, website } = business
    const check = checks.get(mark.id)
    const isNew = check !== undefined && check.checkedAt >= mark.markedAt
    return { ...mark, name, city, website, check: isNew ? check : null }
  })
  return { ...marks, entries }
}
