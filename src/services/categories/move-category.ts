import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Business } from '#domain/business/business.ts'
import type { CategoryRule, CategoryRules, PlacedCategory } from '#domain/category/category-rules.ts'
import { completenessOf } from '#domain/quality/completeness.ts'
import { saveBusiness } from '#services/businesses/save-business.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { highestId, idsOfCategory } from '#store/businesses/businesses-of-category.ts'
import {
  categoryRules,
  deleteMovedBusinesses,
  type MovedParts,
  movedBusinesses,
  recordMovedBusiness,
} from '#store/categories/category-rules.ts'
import { jobById, saveJobProgress } from '#store/jobs/jobs.ts'
import type { Db, StoreDeps } from '#store/store.ts'

export interface MoveCategoryJob {
  readonly id: number
  readonly rule: CategoryRule
  /** The rule was taken back: its businesses go back, too. */
  readonly isUndone: boolean
  readonly signal: AbortSignal
}

/** Read within some milliseconds. */
const IDS_PER_READ = 5_000
/** A batch ends after this time, so that its transaction stays far below the 50 ms that others may have to wait. */
const BATCH_MS = 20
/** And after this many, so that progress and cancelling are quick on every machine. */
const MOST_IN_BATCH = 50
const DELETED_AT_ONCE = 5_000

/**
 * Gives the businesses of a category their new one, in the order of their numbers and in short transactions that also
 * store the progress: a killed job goes on where it was. Each business gets a change number and an entry in its history,
 * so index, pages and caches follow. A locked category stays locked.
 */
export async function moveCategory(
  { store, now }: StoreDeps,
  { id: jobId, rule, isUndone, signal }: MoveCategoryJob,
): Promise<{ readonly changed: number }> {
  const job = await jobById(store.db, jobId)
  const account = job?.account ?? null
  const last = await highestId(store.db)
  const move = moveOf(rule, isUndone, await categoryRules(store.db))
  let done = job?.progress?.done ?? 0
  let changed = job?.progress?.counts.changed ?? 0
  while (done < last) {
    const end = Math.min(last, done + IDS_PER_READ)
    const moved = move.isOfRule ? await movedBusinesses(store.db, rule.id, done, end) : undefined
    const ids = (await idsOfCategory(store.db, move.from, done, end)).filter(
      id => !isUndone || (moved?.has(id) ?? true),
    )
    for (let at = 0; at < ids.length || done < end; ) {
      signal.throwIfAborted()
      const batch = await store.write(async trx => {
        const result = await moveBatch(ids, at, id => {
          const parts = isUndone ? moved?.get(id) : undefined
          return moveOne(trx, id, { move, parts, rule, isUndone, account, now: now() })
        })
        const reached = result.next < ids.length ? (ids[result.next - 1] ?? done) : end
        const counts = { changed: changed + result.changed }
        await saveJobProgress(trx, jobId, { phase: 'editing', done: reached, total: last, counts }, now())
        return { ...result, reached }
      })
      at = batch.next
      changed += batch.changed
      done = batch.reached
      await nextTurn()
    }
  }
  if (isUndone) while (await store.write(trx => deleteMovedBusinesses(trx, rule.id, DELETED_AT_ONCE)));
  return { changed }
}

/** Handles businesses from a position of the list on, for a short time. */
async function moveBatch(
  ids: readonly number[],
  at: number,
  handle: (id: number) => Promise<boolean>,
): Promise<{ readonly next: number; readonly changed: number }> {
  const begin = performance.now()
  let [next, changed] = [at, 0]
  const end = Math.min(ids.length, at + MOST_IN_BATCH)
  while (next < end && performance.now() - begin < BATCH_MS) {
    if (await handle(ids[next] ?? 0)) changed++
    next++
  }
  return { next, changed }
}

interface Move {
  readonly from: PlacedCategory
  readonly to: PlacedCategory
  /** Others have the target, too: which businesses the rule moved is noted. */
  readonly isOfRule: boolean
}

/** What a rule, or taking it back, does to businesses. @param rules those that hold now */
function moveOf(rule: CategoryRule, isUndone: boolean, rules: CategoryRules): Move {
  const isOfRule = rule.kind === 'map' || rule.kind === 'merge'
  if (!isUndone) return { from: rule.from, to: rules.ofStored(rule.from), isOfRule }
  const from = isOfRule ? rules.ofStored(rule.to) : rule.to
  return { from, to: rules.ofStored(rule.from), isOfRule }
}

interface MoveContext {
  readonly move: Move
  /** What the rule had moved; undefined: everything. */
  readonly parts: MovedParts | undefined
  readonly rule: CategoryRule
  readonly isUndone: boolean
  readonly account: string | null
  readonly now: number
}

/** @returns whether the business changed */
async function moveOne(trx: Db, id: number, context: MoveContext): Promise<boolean> {
  const { move, parts = { category: true, subtype: true }, rule, isUndone, account, now } = context
  const record = await businessRecord(trx, id)
  if (record === undefined || record.removedAt !== null) return false
  const { business } = record
  const isCategory = parts.category && business.categorySlug === move.from.slug
  const isSubtype = parts.subtype && business.subtypes.includes(move.from.name)
  const after = moved(business, move, { isCategory, isSubtype }, now)
  if (after === business) return false
  await saveBusiness(trx, record, after, { kind: 'changed', account, now })
  if (move.isOfRule && !isUndone)
    await recordMovedBusiness(trx, rule.id, id, { category: isCategory, subtype: isSubtype })
  return true
}

function moved(
  business: Business,
  { from, to }: Move,
  { isCategory, isSubtype }: { readonly isCategory: boolean; readonly isSubtype: boolean },
  now: number,
): Business {
  const category = isCategory
    ? { category: to.name, categorySlug: to.slug, categoryGroup: to.group }
    : {
        category: business.category,
        categorySlug: business.categorySlug,
        categoryGroup: business.categoryGroup,
      }
  const names = isSubtype
    ? business.subtypes.map(name => (name === from.name ? to.name : name))
    : business.subtypes
  const subtypes = [...new Set(names)].filter(name => name !== category.category)
  const isSame =
    category.category === business.category &&
    category.categorySlug === business.categorySlug &&
    category.categoryGroup === business.categoryGroup &&
    subtypes.join('\n') === business.subtypes.join('\n')
  if (isSame) return business
  const after = { ...business, ...category, subtypes, updatedAt: now }
  return { ...after, completeness: completenessOf(after) }
}
