import { DomainError } from '#domain/errors.ts'
import type {
  BusinessLookup,
  BusinessPages,
  CategorySummary,
  CitySummary,
  DirectoryStats,
  GroupSummary,
  ListOptions,
  PageOfCards,
  PartStats,
  SearchAnswer,
  SearchQuery,
  Suggestions,
  SuggestQuery,
} from '#domain/search/search.ts'
import { setMeanings } from './analysis/synonyms.ts'
import type { DirectoryIndex } from './directory-index.ts'
import { DamagedText } from './document/checked-text.ts'
import { isDamagedContent, isUnreadable } from './index/damage.ts'
import { emptyIndexFiles, openIndexFiles } from './index/open-files.ts'
import { NO_POINTER, pointedGeneration, pointerStamp, readPointer } from './index/pointer.ts'
import { listInCategory, listInCity, popularIn } from './query/lists.ts'
import { cityNumber } from './query/parse-place.ts'
import { contentCountsOf, partStatsOf } from './query/part-stats.ts'
import { searchIn } from './query/search.ts'
import { warmUp } from './query/warm-up.ts'
import { businessPagesAfter } from './snapshot/business-pages.ts'
import { lookupById, lookupBySlug } from './snapshot/cards.ts'
import { Snapshot } from './snapshot/snapshot.ts'
import { summariesOf } from './snapshot/summaries.ts'
import { suggestIn } from './suggest.ts'

/** How often the reader looks for a new index, in ms. Looking takes some microseconds. */
const POINTER_CHECK_MS = 250

/** A swap may remove the files after their names were read and before they are opened. */
const OPEN_ATTEMPTS = 3

/** Pause before the first step of warming up, in ms, so that the start of the process is not slower. */
const FIRST_WARMING_PAUSE_MS = 500
/** Pause between two steps, in ms, so that visitors do not wait. */
const WARMING_PAUSE_MS = 5

/**
 * Opens an index folder for reading. Until an index is built, an empty folder answers like an empty directory.
 * Readers never wait for the writer or a build. They see either all of a change or nothing of it.
 * Methods throw DomainError index_not_ready while there is an index that cannot be read.
 * @param isWarmed for a process that answers visitors: does ahead, in small steps over some seconds, what the first
 * searches after an index is opened would wait for
 */
export function openDirectoryIndex(folder: string, { isWarmed = false } = {}): DirectoryIndex {
  return new FolderReader(folder, isWarmed)
}

class FolderReader implements DirectoryIndex {
  readonly #folder: string
  readonly #isWarmed: boolean
  #snapshot: Snapshot | undefined
  #pointerSeen = ''
  #checkedAt = Number.NEGATIVE_INFINITY

  constructor(folder: string, isWarmed: boolean) {
    this.#folder = folder
    this.#isWarmed = isWarmed
    this.#followPointer()
  }

  search(query: SearchQuery, now: number): SearchAnswer {
    return this.#read(snapshot => searchIn(snapshot, query, now))
  }

  suggest(query: SuggestQuery): Suggestions {
    return this.#read(snapshot => suggestIn(snapshot, query))
  }

  popular(limit: number, now: number): PageOfCards['businesses'] {
    return this.#read(snapshot => popularIn(snapshot, limit, now))
  }

  stats(): DirectoryStats {
    return this.#read(snapshot => summariesOf(snapshot).stats)
  }

  businessById(id: number, now: number): BusinessLookup {
    return this.#read(snapshot => lookupById(snapshot, id, now))
  }

  businessBySlug(citySlug: string, slug: string, now: number): BusinessLookup {
    return this.#read(snapshot => lookupBySlug(snapshot, `${citySlug}/${slug}`, now))
  }

  cities(): readonly CitySummary[] {
    return this.#read(snapshot => summariesOf(snapshot).cities)
  }

  city(nameOrSlug: string): CitySummary | undefined {
    return this.#read(snapshot => {
      const number = cityNumber(snapshot, nameOrSlug)
      const slug = number === undefined ? undefined : snapshot.lookup.cities.entries[number]?.slug
      return slug === undefined ? undefined : summariesOf(snapshot).citiesBySlug.get(slug)
    })
  }

  categories(): readonly CategorySummary[] {
    return this.#read(snapshot => summariesOf(snapshot).categories)
  }

  groups(): readonly GroupSummary[] {
    return this.#read(snapshot => summariesOf(snapshot).groups)
  }

  inCity(citySlug: string, category: string | undefined, options: ListOptions, now: number): PageOfCards {
    return this.#read(snapshot => listInCity(snapshot, citySlug, category, options, now))
  }

  inCategory(
    category: string,
    options: ListOptions,
    now: number,
  ): PageOfCards & { readonly cityCount: number } {
    return this.#read(snapshot => listInCategory(snapshot, category, options, now))
  }

  partStats(citySlug: string | undefined, category: string | undefined): PartStats {
    return this.#read(snapshot => partStatsOf(snapshot, citySlug, category))
  }

  contentCounts(): Uint32Array {
    return this.#read(contentCountsOf)
  }

  businessPages(afterId: number, limit: number): BusinessPages {
    return this.#read(snapshot => businessPagesAfter(snapshot, afterId, limit))
  }

  useSynonyms(pairs: Parameters<DirectoryIndex['useSynonyms']>[0]): void {
    setMeanings(pairs)
  }

  lastChange(): number {
    return this.#read(snapshot => snapshot.state.lastChange)
  }

  close(): void {
    this.#snapshot?.close()
    this.#snapshot = undefined
    this.#pointerSeen = ''
    this.#checkedAt = Number.POSITIVE_INFINITY
  }

  #read<Result>(work: (snapshot: Snapshot) => Result): Result {
    // The first index is noticed at once, so that a first import is visible as soon as it is done.
    const isDue = performance.now() - this.#checkedAt > POINTER_CHECK_MS
    if (isDue || this.#pointerSeen === NO_POINTER) this.#followPointer()
    const snapshot = this.#snapshot
    if (snapshot === undefined) throw new DomainError('index_not_ready', { folder: this.#folder })
    try {
      return snapshot.read(() => work(snapshot))
    } catch (error) {
      // One damaged document: the others are still read from this snapshot.
      const isOneDocument = error instanceof DamagedText
      if (!isUnreadable(error) && !isOneDocument) throw error
      if (!isOneDocument) {
        snapshot.close()
        this.#snapshot = undefined
        this.#pointerSeen = ''
      }
      throw new DomainError('index_not_ready', { folder: this.#folder }, error)
    }
  }

  /** Opens the index that the pointer names, unless it is open already. If that fails, the open one stays in use. */
  #followPointer(): void {
    this.#checkedAt = performance.now()
    for (let attempt = 0; attempt < OPEN_ATTEMPTS; attempt++) {
      const pointer = pointerStamp(this.#folder)
      if (pointer === this.#pointerSeen) return
      const next = this.#openNewest()
      if (next === undefined) continue
      this.#snapshot?.close()
      this.#snapshot = next
      this.#pointerSeen = pointer
      if (this.#isWarmed) this.#warm(next, warmUp(next, Date.now()), FIRST_WARMING_PAUSE_MS)
      return
    }
  }

  /** Takes one step after each pause, until all are done or another index is open. */
  #warm(snapshot: Snapshot, steps: Generator, pauseMs: number): void {
    const timer = setTimeout(() => {
      if (this.#snapshot === snapshot && takeStep(snapshot, steps))
        this.#warm(snapshot, steps, WARMING_PAUSE_MS)
    }, pauseMs)
    timer.unref()
  }

  #openNewest(): Snapshot | undefined {
    const pointer = readPointer(this.#folder)
    if (pointer === undefined)
      return pointedGeneration(this.#folder) === undefined ? new Snapshot(emptyIndexFiles()) : undefined
    try {
      return openIndexFiles(this.#folder, pointer, files => new Snapshot(files))
    } catch (error) {
      if (isUnreadable(error) || isDamagedContent(error)) return undefined
      throw error
    }
  }
}

/** Takes a step. @returns false when there was none, or the index is damaged: the next read will open it again */
function takeStep(snapshot: Snapshot, steps: Generator): boolean {
  try {
    return !snapshot.read(() => steps.next()).done
  } catch (error) {
    if (!isUnreadable(error) && !(error instanceof DamagedText)) throw error
    return false
  }
}
