import type { Business } from '#domain/business/business.ts'
import { BOOKKEEPING_FIELDS, type RunRef } from '#domain/business/history.ts'
import { type EffectiveEntry, effectiveEntries } from './effective-entries.ts'
import { isOfRun, REMOVED_FACT, type StoredEntry, unlocked } from './entry-facts.ts'
import { undoGroupOf } from './fact-groups.ts'
import { isSame, withFacts } from './merge-draft.ts'
import { sourcesBack, stateBefore } from './undo.ts'

/** What is left of a run in one business, and what of that may go back. */
export type RunEffect =
  /** The run did nothing to it, or all of it is undone. */
  | { readonly kind: 'none' }
  /** The run created it, or restored it after a removal: it goes, unless something happened to it since. */
  | { readonly kind: 'created' | 'restored'; readonly blocker: StoredEntry | null }
  /** The run removed it; `blocker` restored it since. */
  | { readonly kind: 'removed'; readonly blocker: StoredEntry | null }
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
 * had never been. Of a business that the run created or restored, any newer entry keeps all. Of one that it changed, a
 * newer entry keeps the facts that it changed or locked, and those that only make sense together with them (an address, a
 * position, a category with its subtypes, ratings, ids); the other facts may go back.
 * @param business as it is now
 * @param entries all entries of its history, newest first
 */
export function effectOfRun(business: Business, entries: readonly StoredEntry[], run: RunRef): RunEffect {
  const first = entries.findLastIndex(entry => entry.kind !== 'undone' && isOfRun(entry, run))
  const effective = effectiveEntries(entries.slice(0, first + 1))
  const own = effective.filter(({ entry }) => isOfRun(entry, run))
  const oldest = own.at(-1)
  if (oldest === undefined) return { kind: 'none' }
  const later = effective.filter(({ entry }) => !isOfRun(entry, run) && entry.id > oldest.entry.id)
  const blocker = later[0]?.entry ?? null
  if (own.some(({ entry }) => entry.kind === 'created')) return { kind: 'created', blocker }
  const presence = own.find(({ facts }) => facts.has(REMOVED_FACT))?.entry
  if (presence?.kind === 'removed')
    return { kind: 'removed', blocker: later.find(({ facts }) => facts.has(REMOVED_FACT))?.entry ?? null }
  if (presence !== undefined) return { kind: 'restored', blocker }
  const facts = [...new Set(own.flatMap(({ facts }) => [...facts]))]
  const keptGroups = new Map<string, Omit<KeptFact, 'fact'>>()
  for (const group of new Set(facts.map(undoGroupOf))) {
    const reason = blockerOf(group, later) ?? changedOtherwise(business, own, group)
    if (reason !== undefined) keptGroups.set(group, reason)
  }
  return {
    kind: 'changed',
    isUntouched: later.length === 0,
    free: facts.filter(fact => !keptGroups.has(undoGroupOf(fact))),
    kept: facts.flatMap(fact => {
      const reason = keptGroups.get(undoGroupOf(fact))
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
  { run, facts }: { readonly run: RunRef; readonly facts: readonly string[] },
  now: number,
): Business {
  const wanted = new Set(facts)
  const values: Record<string, unknown> = {}
  let first = entries.length
  for (const [at, entry] of entries.entries()) {
    if (!isOfRun(entry, run) || entry.kind === 'undone') continue
    for (const { field, before } of entry.changes)
      if (wanted.has(field) && field !== 'slug') values[field] = before
    first = at
  }
  const earlier = stateBefore(business, entries.slice(0, first + 1))
  const back = withFacts(business, values, now)
  return { ...back, fieldSources: sourcesBack(business, earlier, facts) }
}

function blockerOf(group: string, later: readonly EffectiveEntry[]): Omit<KeptFact, 'fact'> | undefined {
  for (const { entry, facts } of later) {
    const touched = [...facts].filter(fact => undoGroupOf(fact) === group)
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
      if (!facts.has(field) || seen.has(field) || undoGroupOf(field) !== group) continue
      seen.add(field)
      if (BOOKKEEPING_FIELDS.has(field)) continue
      if (!isSame((business as unknown as Readonly<Record<string, unknown>>)[field] ?? null, after))
        return { blocker: null, isLock: false }
    }
  }
  return undefined
}
