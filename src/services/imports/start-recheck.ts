import { DomainError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { startValidation } from '#services/links/start-validation.ts'
import { recordAudit } from '#store/audit.ts'
import { listedByIds } from '#store/businesses/listed-businesses.ts'
import { endRechecks, markForRecheck } from '#store/imports/rechecks.ts'
import { staleIdsOf } from '#store/imports/stale-lists.ts'
import { chunks } from '#store/statements.ts'
import type { StoreDeps } from '#store/store.ts'

/** Chosen businesses, or all that a search no longer found. */
export type RecheckSelection = { readonly ids: readonly number[] } | { readonly searchId: number }

export interface StartedRecheck {
  /** How many businesses are marked. */
  readonly marked: number
  /** The check of their websites; null where none of them has a website, or a check of all websites runs already. */
  readonly jobId: number | null
}

const IDS_PER_READ = 500

/**
 * Marks businesses to be checked again, with date and account, and checks their websites. They stay public; the marks
 * stay until somebody ends them. Removed and hidden ones are left out.
 */
export async function startRecheck(
  deps: StoreDeps,
  {
    selection,
    account,
    language,
  }: { readonly selection: RecheckSelection; readonly account: string; readonly language: Language },
): Promise<StartedRecheck> {
  const { store, now } = deps
  const chosen =
    'ids' in selection ? [...new Set(selection.ids)] : await staleIdsOf(store.db, selection.searchId)
  const ids: number[] = []
  for (const part of chunks(chosen, IDS_PER_READ)) {
    for (const row of await listedByIds(store.db, part))
      if (row.removed_at === null && row.is_hidden === 0) ids.push(Number(row.id))
  }
  await store.write(async trx => {
    await markForRecheck(trx, ids, { account, now: now() })
    const details = { marked: ids.length, ...('searchId' in selection && { search: selection.searchId }) }
    await recordAudit(trx, { account, action: 'recheck.started', details, now: now() })
  })
  return { marked: ids.length, jobId: await checkWebsites(deps, account, language) }
}

/** Ends the marks of businesses: they were looked at. */
export async function endRecheck(
  { store, now }: StoreDeps,
  { ids, account }: { readonly ids: readonly number[]; readonly account: string },
): Promise<void> {
  await store.write(async trx => {
    await endRechecks(trx, ids)
    const details = { businesses: ids.length }
    await recordAudit(trx, { account, action: 'recheck.ended', details, now: now() })
  })
}

async function checkWebsites(deps: StoreDeps, account: string, language: Language): Promise<number | null> {
  try {
    const { jobId } = await startValidation(deps, { account, language, isRecheck: true })
    return jobId
  } catch (error) {
    if (error instanceof DomainError && error.code === 'job_running') return null
    throw error
  }
}
