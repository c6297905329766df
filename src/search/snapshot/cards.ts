import { numberAddress } from '#domain/business/change.ts'
import type { ShownCard } from '#domain/business/public-business.ts'
import type { BusinessLookup } from '#domain/search.ts'
import { publicBusiness, type StoredCard, type StoredDetail, shownCard } from '#search/document/card.ts'
import { ENTRY_KIND } from '#search/file/schema.ts'
import { distanceMetres } from '#search/query/distances.ts'
import type { Position } from '#search/query/geometry.ts'
import { OPEN_FLAG, type Snapshot } from './snapshot.ts'

/** Reads the cards of a page, in its order. */
export function cardsOf(
  snapshot: Snapshot,
  handles: readonly number[],
  now: number,
  centre: Position | null,
): ShownCard[] {
  return handles.flatMap(handle => {
    const card = storedCard(snapshot, handle)
    if (card === undefined) return []
    const distance = centre === null ? undefined : distanceMetres(snapshot, handle, centre)
    return [shownCard(card, isOpen(snapshot.openFlag(handle, now)), distance)]
  })
}

/** The card of a handle as stored. */
export function storedCard(snapshot: Snapshot, handle: number): StoredCard | undefined {
  const { base } = snapshot.state
  const row =
    handle > base
      ? snapshot.statement('delta', 'SELECT card FROM entry WHERE row = ?').get(handle - base)
      : snapshot
          .statement('main', 'SELECT card FROM document WHERE id = ?')
          .get(snapshot.values.id[handle] ?? 0)
  return row && (JSON.parse(String(row.card)) as StoredCard)
}

/** What became of a business, by its id; one that was merged into another has moved there. */
export function lookupById(snapshot: Snapshot, id: number, now: number): BusinessLookup {
  const found = standing(snapshot, id, now)
  return found.kind === 'unknown' ? lookupBySlug(snapshot, numberAddress(id), now) : found
}

function standing(snapshot: Snapshot, id: number, now: number): BusinessLookup {
  const entry = snapshot.state.entries.get(id)
  if (entry?.kind === ENTRY_KIND.removed) return { kind: 'gone' }
  if (entry?.kind === ENTRY_KIND.hidden) return { kind: 'unknown' }
  const row = entry
    ? snapshot.statement('delta', 'SELECT card, detail FROM entry WHERE row = ?').get(entry.row)
    : snapshot.statement('main', 'SELECT card, detail FROM document WHERE id = ?').get(id)
  if (row === undefined) {
    const isGone = snapshot.statement('main', 'SELECT 1 FROM gone WHERE id = ?').get(id) !== undefined
    return { kind: isGone ? 'gone' : 'unknown' }
  }
  const card = JSON.parse(String(row.card)) as StoredCard
  const detail = JSON.parse(String(row.detail)) as StoredDetail
  const handle = entry ? snapshot.state.base + entry.row : snapshot.mainRowOf(id)
  const isPageOnly = entry ? entry.kind === ENTRY_KIND.pageOnly : handle === 0
  const flag = isPageOnly ? OPEN_FLAG.unknown : snapshot.openFlag(handle, now)
  return { kind: 'found', business: publicBusiness(card, detail, isOpen(flag)) }
}

/**
 * What became of the address of a business's page. Several businesses may have had an address: the one that has it
 * now comes before those that moved away, these before those that are gone.
 */
export function lookupBySlug(snapshot: Snapshot, urlSlug: string, now: number): BusinessLookup {
  let answer: BusinessLookup = { kind: 'unknown' }
  for (const id of idsOfSlug(snapshot, urlSlug)) {
    const found = standing(snapshot, id, now)
    if (found.kind === 'found') {
      if (found.business.urlSlug === urlSlug) return found
      answer = { kind: 'moved', urlSlug: found.business.urlSlug }
    } else if (found.kind === 'gone' && answer.kind === 'unknown') answer = found
  }
  return answer
}

function idsOfSlug(snapshot: Snapshot, urlSlug: string): ReadonlySet<number> {
  const sql = 'SELECT id FROM address WHERE slug = ? ORDER BY id'
  const changed = snapshot.statement('delta', sql).all(urlSlug)
  const built = snapshot.statement('main', sql).all(urlSlug)
  // What the delta has about a business is complete: an address it lost since the main file was built is not its own.
  const unchanged = built.filter(row => !snapshot.state.entries.has(Number(row.id)))
  return new Set([...changed, ...unchanged].map(row => Number(row.id)))
}

function isOpen(flag: number): boolean | null {
  return flag === OPEN_FLAG.unknown ? null : flag === OPEN_FLAG.open
}
