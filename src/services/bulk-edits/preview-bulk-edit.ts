import { setImmediate as nextTurn } from 'node:timers/promises'
import type { AdminBusinessFilter } from '#domain/business/admin-business.ts'
import {
  type BulkChange,
  bulkFactOf,
  isChanging,
  MOST_FORMER,
  valueAfter,
} from '#domain/business/bulk-edit.ts'
import type { BulkCategory, BulkExample, BulkPreview } from '#domain/business/bulk-preview.ts'
import type { CategoryRules } from '#domain/category/category-rules.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { idsMatching } from '#services/businesses/list-admin-businesses.ts'
import type { OverviewDeps } from '#services/businesses/overview.ts'
import { unknownCategoryFault } from '#services/categories/category-faults.ts'
import { countedStates, namedStates } from '#store/bulk-edits/bulk-states.ts'
import { heldPlaceIds } from '#store/businesses/business-records.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import { chunks } from '#store/statements.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { placedChange } from './bulk-action.ts'

/** Selected rows, or everything that a filter finds. */
export type BulkSelection = { readonly ids: readonly number[] } | { readonly filter: AdminBusinessFilter }

export interface PreviewDeps extends StoreDeps, OverviewDeps {
  readonly index: DirectoryIndex
}

export interface PreviewBulkEditInput {
  readonly change: BulkChange
  readonly selection: BulkSelection
}

const MOST_EXAMPLES = 10
/** Read within some milliseconds, because the main thread calls this, too. */
const IDS_PER_SLICE = 500

/** What a bulk action would do now to exactly these businesses. Nothing is changed. */
export async function previewBulkEdit(
  { store, index, overview }: PreviewDeps,
  { change: typed, selection }: PreviewBulkEditInput,
): Promise<BulkPreview> {
  const rules = await categoryRules(store.db)
  const change = placedChange(typed, rules)
  const category = typed.kind === 'set-category' ? understood({ index }, typed.category, rules) : null
  const sum = { count: 0, changing: 0, locked: 0, byHand: 0, impossible: 0 }
  const former = new Map<string, number>()
  const examples: BulkExample[] = []
  const fact = bulkFactOf(change.kind)
  for await (const ids of slicesOf({ overview }, selection)) {
    for (const { state, isLocked, isByHand, count } of await countedStates(store.db, ids, fact)) {
      sum.count += count
      if (!isChanging(change, state)) continue
      sum.changing += count
      if (isLocked) sum.locked += count
      if (isByHand) sum.byHand += count
      former.set(state[fact], (former.get(state[fact]) ?? 0) + count)
    }
    if (examples.length < MOST_EXAMPLES || change.kind === 'restore') {
      const found = await changingIn(store.db, ids, change)
      examples.push(...found.slice(0, MOST_EXAMPLES - examples.length))
      if (change.kind === 'restore') sum.impossible += await countHeld(store.db, found)
    }
    await nextTurn()
  }
  return {
    ...sum,
    changing: sum.changing - sum.impossible,
    former: [...former]
      .map(([value, count]) => ({ value, count }))
      .sort((a, b) => b.count - a.count || a.value.localeCompare(b.value, 'de'))
      .slice(0, MOST_FORMER),
    to: valueAfter(change),
    examples,
    category,
  }
}

function understood(
  { index }: { readonly index: DirectoryIndex },
  typed: string,
  rules: CategoryRules,
): BulkCategory {
  const { slug, name, isKnown } = rules.ofName(typed)
  const businesses = index.categories().find(category => category.slug === slug)?.businessCount ?? 0
  const kind = isKnown ? 'known' : businesses > 0 ? 'used' : 'unknown'
  const proposals = kind === 'known' ? [] : (unknownCategoryFault(typed).proposals ?? [])
  return { kind, name, businesses, proposals: proposals.filter(proposal => proposal !== name) }
}

async function* slicesOf(deps: OverviewDeps, selection: BulkSelection): AsyncGenerator<readonly number[]> {
  if ('filter' in selection) yield* idsMatching(deps, selection.filter)
  else yield* chunks([...new Set(selection.ids)], IDS_PER_SLICE)
}

/** Those that the change changes, in the same order. */
async function changingIn(db: Db, ids: readonly number[], change: BulkChange): Promise<BulkExample[]> {
  const states = await namedStates(db, ids)
  const fact = bulkFactOf(change.kind)
  return ids.flatMap(id => {
    const state = states.get(id)
    return state !== undefined && isChanging(change, state)
      ? [{ id, name: state.name, before: state[fact] }]
      : []
  })
}

async function countHeld(db: Db, found: readonly BulkExample[]): Promise<number> {
  const ids = found.map(({ id }) => id)
  return ids.length === 0 ? 0 : (await heldPlaceIds(db, ids)).size
}
