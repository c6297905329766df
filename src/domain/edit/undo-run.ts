import type { Business } from '#domain/business/business.ts'
import { BOOKKEEPING_FIELDS } from '#domain/business/history.ts'
import { isSame, withFacts } from './merge-draft.ts'
import {
  KEPT_FACTS,
  lockOf,
  type StoredEntry,
  sourcesBack,
  stateBefore,
  touchedFacts,
  UNDONE_FACT,
} from './undo.ts'

/** What is left of an import run in one business, and what of that may go back. */
export type RunEffect =
  /** The run did nothing to it, or all of it is undone. */
  | { readonly kind: 'none' }
  /** The run created it. */
  | { readonly kind: 'created'; readonly blocker: StoredEntry | null }
  | ChangedByRun

export interface ChangedByRun {
  readonly kind: 'changed'
  /** Nothing at all happened to it since, or all of that was undone. */
  readonly isUntouched: boolean
  /** Facts that may go back. */
  readonly free: readonly string[]
  /** Facts that stay, and why. */
  readonly kept: readonly KeptFact[]
}

export interface KeptFact {
  readonly fact: string
  /** The newest entry that changed it since; null where the history does not say what did. */
  readonly blocker: StoredEntry | null
  /** It was not changed, but locked. */
  readonly isLock: boolean
}

/**
 * What of a run may be undone in one business. What was undone since, one entry or a whole later run, counts as if it
 * had never been. Of a business that the run created, any newer entry keeps all. Of one that it changed, a newer entry
 * keeps the facts that it changed or locked, and those that only make sense together with them (an address, a position, a
 * category with its subtypes, ratings, ids); the other facts may go back.
 * @param business as it is now
 * @param entries all entries of its history, newest first
 */
export function effectOfRun(business: Business, entries: readonly StoredEntry[], runId: number): RunEffect {
  const effective = effectiveEntries(entries)
  const own = effective.filter(({ entry }) => entry.runId === runId)
  const oldest = own.at(-1)
  if (oldest === undefined) return { kind: 'none' }
  const later = effective.filter(({ entry }) => entry.runId !== runId && entry.id > oldest.entry.id)
  if (own.some(({ entry }) => entry.kind === 'created'))
    return { kind: 'created', blocker: later[0]?.entry ?? null }
  const facts = [...new Set(own.flatMap(({ facts }) => [...facts]))]
  const keptGroups = new Map<string, Omit<KeptFact, 'fact'>>()
  for (const group of new Set(facts.map(groupOf))) {
    const reason = blockerOf(group, later) ?? changedOtherwise(business, own, group)
    if (reason !== undefined) keptGroups.set(group, reason)
  }
  return {
    kind: 'changed',
    isUntouched: later.length === 0,
    free: facts.filter(fact => !keptGroups.has(groupOf(fact))),
    kept: facts.flatMap(fact => {
      const reason = keptGroups.get(groupOf(fact))
      return reason === undefined ? [] : [{ fact, ...reason }]
    }),
  }
}

/**
 * The business with some facts as they were before a run, with their sources. The address of the page is left to whoever
 * stores it.
 */
export function withoutRun(
  business: Business,
  entries: readonly StoredEntry[],
  { runId, facts }: { readonly runId: number; readonly facts: readonly string[] },
  now: number,
): Business {
  const wanted = new Set(facts)
  const values: Record<string, unknown> = {}
  let first = entries.length
  for (const [at, entry] of entries.entries()) {
    if (entry.runId !== runId || entry.kind === 'undone') continue
    for (const { field, before } of entry.changes)
      if (wanted.has(field) && field !== 'slug') values[field] = before
    first = at
  }
  const earlier = stateBefore(business, entries.slice(0, first + 1))
  const back = withFacts(business, values, now)
  return { ...back, fieldSources: sourcesBack(business, earlier, facts) }
}

interface EffectiveEntry {
  readonly entry: StoredEntry
  /** The facts it changed that nothing undid. */
  readonly facts: ReadonlySet<string>
}

/** The entries whose effect was not undone, newest first; entries that undid others are left out. */
function effectiveEntries(entries: readonly StoredEntry[]): EffectiveEntry[] {
  const undoneIds = new Set<number>()
  /** By run: the facts that stayed when it was undone. */
  const keptOfRun = new Map<number, ReadonlySet<string>>()
  const effective: EffectiveEntry[] = []
  for (const entry of entries) {
    if (undoneIds.has(entry.id)) continue
    const kept = entry.runId === null ? undefined : keptOfRun.get(entry.runId)
    if (entry.kind === 'undone') {
      if (entry.runId === null) undoneIds.add(Number(noteOf(entry, UNDONE_FACT)))
      else keptOfRun.set(entry.runId, intersected(keptBy(entry), kept))
      continue
    }
    const facts = touchedFacts(entry)
    const left = kept === undefined ? facts : intersected(facts, kept)
    if (kept === undefined || left.size > 0) effective.push({ entry, facts: left })
  }
  return effective
}

function keptBy(entry: StoredEntry): ReadonlySet<string> {
  const kept = noteOf(entry, KEPT_FACTS)
  return new Set(Array.isArray(kept) ? kept.map(String) : [])
}

function noteOf({ changes }: StoredEntry, field: string): unknown {
  return changes.find(change => change.field === field)?.after
}

function intersected(a: ReadonlySet<string>, b: ReadonlySet<string> | undefined): ReadonlySet<string> {
  return b === undefined ? a : new Set([...a].filter(each => b.has(each)))
}

function blockerOf(group: string, later: readonly EffectiveEntry[]): Omit<KeptFact, 'fact'> | undefined {
  for (const { entry, facts } of later) {
    const touched = [...facts].filter(fact => groupOf(unlocked(fact)) === group)
    if (touched.length > 0) return { blocker: entry, isLock: touched.every(fact => fact !== unlocked(fact)) }
  }
  return undefined
}

/** Something that leaves no history, such as a migration, gave one of the facts another value. */
function changedOtherwise(
  business: Business,
  own: readonly EffectiveEntry[],
  group: string,
): Omit<KeptFact, 'fact'> | undefined {
  const seen = new Set<string>()
  for (const { entry, facts } of own) {
    for (const { field, after } of entry.changes) {
      if (!facts.has(field) || seen.has(field) || groupOf(field) !== group) continue
      seen.add(field)
      if (BOOKKEEPING_FIELDS.has(field)) continue
      if (!isSame((business as unknown as Readonly<Record<string, unknown>>)[field] ?? null, after))
        return { blocker: null, isLock: false }
    }
  }
  return undefined
}

const LOCK = lockOf('')

function unlocked(fact: string): string {
  return fact.startsWith(LOCK) ? fact.slice(LOCK.length) : fact
}

/** Facts that only make sense together, by the name of the first. */
const GROUPS: readonly (readonly string[])[] = [
  [
    ...(['street', 'postalCode', 'city', 'citySlug', 'slug', 'district', 'state', 'countryCode'] as const),
    ...(['fullAddress', 'latitude', 'longitude', 'hasServiceArea'] as const),
  ],
  ['category', 'categoryGroup', 'subtypes'],
  ['rating', 'reviewCount', 'reviewsPerScore', 'reviewsLink'],
  ['photos', 'photosCount'],
  ['placeId', 'googleId', 'cid'],
]

function groupOf(fact: string): string {
  return GROUPS.find(group => group.includes(fact))?.[0] ?? fact
}
