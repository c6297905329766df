import { numberAddress } from '#domain/business/business-change.ts'
import type { ShownCard } from '#domain/business/public-business.ts'
import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import type { BusinessLookup } from '#domain/search/search.ts'
import { publicBusiness, type StoredCard, type StoredDetail, shownCard } from '#search/document/card.ts'
import { parseCheckedText } from '#search/document/checked-text.ts'
import type { Position } from '#search/geo/sphere.ts'
import { ENTRY_KIND } from '#search/index/schema.ts'
import { distanceMetres } from '#search/snapshot/distances.ts'
import { cachedPerSnapshot } from './cached-per-snapshot.ts'
import { OPEN_STATE, type OpenStates, openStatesAt } from './open-states.ts'
import type { Snapshot } from './snapshot.ts'

/**
 * Reads the cards of a page, in its order.
 * @param mentions by docId the words that a business only mentions
 */
export function cardsOf(
  snapshot: Snapshot,
  docIds: readonly number[],
  now: number,
  centre: Position | null,
  mentions?: ReadonlyMap<number, readonly string[]>,
): ShownCard[] {
  const openStates = openStatesAt(snapshot, now)
  const cards = storedCards(snapshot, docIds)
  return docIds.flatMap(docId => {
    const card = cards.get(docId)
    if (card === undefined) return []
    const distance = centre === null ? undefined : distanceMetres(snapshot, docId, centre)
    const shown = shownCard(card, isOpen(openStates.stateOf(docId)), distance)
    const mentioned = mentions?.get(docId)
    const holiday = holidayOf(openStates, snapshot, docId)
    return [{ ...shown, ...holiday, ...(mentioned !== undefined && { mentioned }) }]
  })
}

function holidayOf(
  { holidays }: OpenStates,
  { values }: Snapshot,
  docId: number,
): { readonly holiday?: string } {
  const holiday = holidays?.[values.city[docId] ?? 0]
  return holiday === undefined ? {} : { holiday }
}

/** Stored cards by docId. */
export function storedCards(snapshot: Snapshot, docIds: readonly number[]): ReadonlyMap<number, StoredCard> {
  const { base } = snapshot.state
  const cached = cachedCards(snapshot)
  const cards = new Map<number, StoredCard>()
  const missing: number[] = []
  for (const docId of docIds) {
    const card = docId > base ? changedCard(snapshot, docId - base) : cached.get(docId)
    if (card !== undefined) cards.set(docId, card)
    else if (docId <= base) missing.push(docId)
  }
  if (missing.length === 0) return cards
  const docIdOf = new Map(missing.map(docId => [snapshot.values.id[docId] ?? 0, docId]))
  for (const row of snapshot.statement('main', CARDS).iterate(JSON.stringify([...docIdOf.keys()]))) {
    const card = parseCheckedText(row.card) as StoredCard
    const docId = docIdOf.get(card.id) ?? 0
    cards.set(docId, card)
    cached.set(docId, card)
  }
  return cards
}

/** One statement for a page is twice as fast as one for each card. */
const CARDS = 'SELECT card FROM json_each(?) AS asked CROSS JOIN document ON document.id = asked.value'

/** Cards of the main file, which never change: 8 to 16 MB. Searches for common words show the same ones. */
const cachedCards = cachedPerSnapshot(
  () => new BoundedCache<number, StoredCard>({ most: 8_000 }),
  () => 0,
)

function changedCard(snapshot: Snapshot, row: number): StoredCard | undefined {
  const found = snapshot.statement('delta', 'SELECT card FROM entry WHERE row = ?').get(row)
  return found && (parseCheckedText(found.card) as StoredCard)
}

/** What became of a business, by id. A business that was merged into another has moved there. */
export function lookupById(snapshot: Snapshot, id: number, now: number): BusinessLookup {
  const found = lookup(snapshot, id, now)
  return found.kind === 'unknown' ? lookupBySlug(snapshot, numberAddress(id), now) : found
}

function lookup(snapshot: Snapshot, id: number, now: number): BusinessLookup {
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
  const card = parseCheckedText(row.card) as StoredCard
  const detail = parseCheckedText(row.detail) as StoredDetail
  const docId = entry ? snapshot.state.base + entry.row : snapshot.mainRowOf(id)
  const isPageOnly = entry ? entry.kind === ENTRY_KIND.pageOnly : docId === 0
  const openStates = openStatesAt(snapshot, now)
  // Who is in no list has no schedule in the index.
  const stateOfPage = card.status === 'operational' ? OPEN_STATE.unknown : OPEN_STATE.closed
  const state = isPageOnly ? stateOfPage : openStates.stateOf(docId)
  const business = publicBusiness(card, detail, isOpen(state))
  return { kind: 'found', business: { ...business, ...holidayOf(openStates, snapshot, docId) } }
}

/**
 * What became of the address of a business's page. Several businesses may have had the address: the one that has it now
 * comes first, then those that moved, then those that are gone.
 */
export function lookupBySlug(snapshot: Snapshot, urlSlug: string, now: number): BusinessLookup {
  let answer: BusinessLookup = { kind: 'unknown' }
  for (const id of idsOfSlug(snapshot, urlSlug)) {
    const found = lookup(snapshot, id, now)
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
  // The delta has all addresses of its businesses, so those in the main file no longer count.
  const unchanged = built.filter(row => !snapshot.state.entries.has(Number(row.id)))
  return new Set([...changed, ...unchanged].map(row => Number(row.id)))
}

function isOpen(state: number): boolean | null {
  return state === OPEN_STATE.unknown ? null : state === OPEN_STATE.open
}
