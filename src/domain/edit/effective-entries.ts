import { KEPT_FACTS, noteIn, runOf, type StoredEntry, touchedFacts, UNDONE_FACT } from './entry-facts.ts'

export interface EffectiveEntry {
  readonly entry: StoredEntry
  /** The facts it changed that nothing undid. */
  readonly facts: ReadonlySet<string>
}

/**
 * The entries whose effect was not undone, newest first. An entry that undid another of these cancels it, and both are
 * left out; what it kept of it stays. One that undid something older than these is a change like any other.
 * @param entries the newest entries of a business, newest first
 */
export function effectiveEntries(entries: readonly StoredEntry[]): EffectiveEntry[] {
  const ids = new Set(entries.map(({ id }) => id))
  /** By entry or run that was undone: which of its facts stayed. */
  const stayed = new Map<string, IsKept>()
  const effective: EffectiveEntry[] = []
  for (const entry of entries) {
    const isKept = both(stayed.get(entryKey(entry.id)), stayed.get(runKey(entry)))
    if (entry.kind === 'undone' && ids.has(Number(noteIn(entry, UNDONE_FACT)))) {
      const key = targetKey(entry)
      stayed.set(key, both(stayed.get(key), keptBy(entry, stayed.get(entryKey(entry.id)))) ?? NOTHING_KEPT)
      continue
    }
    const facts = touchedFacts(entry)
    const left = isKept === undefined ? facts : new Set([...facts].filter(isKept))
    if (isKept === undefined || left.size > 0) effective.push({ entry, facts: left })
  }
  return effective
}

type IsKept = (fact: string) => boolean

const NOTHING_KEPT: IsKept = () => false

function both(one: IsKept | undefined, other: IsKept | undefined): IsKept | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return fact => one(fact) && other(fact)
}

/** @param ownKept what stayed of this undo, where it was itself undone: the rest of its facts is in effect again */
function keptBy(undo: StoredEntry, ownKept: IsKept | undefined): IsKept {
  const noted = noteIn(undo, KEPT_FACTS)
  const kept = new Set(Array.isArray(noted) ? noted.map(String) : [])
  return fact => kept.has(fact) || (ownKept !== undefined && !ownKept(fact))
}

/** What an entry of kind 'undone' undid: the other entries of its run, or one entry. */
function targetKey(undo: StoredEntry): string {
  return runOf(undo) === null ? entryKey(Number(noteIn(undo, UNDONE_FACT))) : runKey(undo)
}

function entryKey(id: number): string {
  return `entry ${id}`
}

/** An undo of a run is an entry of it, too, but not undone with it. */
function runKey(entry: StoredEntry): string {
  const run = runOf(entry)
  return run === null ? '' : `${run.kind} ${run.id}`
}
