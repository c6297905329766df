import { DomainError } from '#domain/errors.ts'
import type { Region } from '#domain/region/region.ts'
import type {
  BusinessLookup,
  BusinessPages,
  CategorySummary,
  Choices,
  ChoicesQuery,
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
import { DamagedText } from './document/checked-text.ts'
import { isDamagedContent, isUnreadable } from './index/damage.ts'
import { emptyIndexFiles, type IndexFiles, openIndexFiles } from './index/open-files.ts'
import { NO_POINTER, pointedGeneration, pointerStamp, readPointer } from './index/pointer.ts'
import { choicesIn } from './query/choices.ts'
import { listInCategory, listInCity, listInRegion, popularIn } from './query/lists.ts'
import { cityNumber } from './query/parsing/parse-place.ts'
import { contentCountsOf, partStatsOf, regionCountOf, regionStatsOf } from './query/part-stats.ts'
import { searchIn } from './query/search.ts'
import { warmUp } from './query/warm-up.ts'
import { businessPagesAfter } from './snapshot/business-pages.ts'
import { lookupById, lookupBySlug } from './snapshot/cards.ts'
import { Snapshot } from './snapshot/snapshot.ts'
import { summariesOf } from './snapshot/summaries.ts'
import { suggestIn, warmUpSuggestions } from './suggest/suggest.ts'

/** How often the reader looks for a new index, in ms. Looking takes some microseconds. */
const POINTER_CHECK_MS = 250

/** A swap may remove the files after their names were read and before they are opened. */
const OPEN_ATTEMPTS = 3

/**
 * The index as public pages and routes read it. Synchronous and read-only; `now` (milliseconds since 1970) decides the
 * open state. It answers from the newest complete index and its delta, and notices by itself when either changes.
 */
export type DirectoryIndex = Pick<FolderReader, keyof FolderReader>

export interface DirectoryIndexOptions {
  /**
   * For a process that answers visitors: does ahead, in small steps over some seconds, what the first searches after an index
   * is opened would wait for. A new index is opened in steps, too, while the one before answers.
   */
  readonly isWarmed?: boolean
  /**
   * Whether an index is about to be built where there is none: the folder then is not ready instead of empty. A directory that
   * will stay empty has no index either.
   */
  readonly isAwaited?: () => boolean
  /** Called when another index answers from now on: what was kept of answers may be of the one before. */
  readonly onReplaced?: () => void
}

/** Pause before the first step of warming up, in ms, so that the start of the process is not slower. */
const FIRST_WARMING_PAUSE_MS = 500
/** Pause between two steps, in ms, so that visitors do not wait. */
const WARMING_PAUSE_MS = 5

/**
 * Opens an index folder for reading. Until an index is built, an empty folder answers like an empty directory, unless an
 * index is awaited.
 * Readers never wait for the writer or a build. They see either all of a change or nothing of it.
 * Methods throw DomainError index_not_ready while there is an index that cannot be read, and while one is awaited.
 */
export function openDirectoryIndex(folder: string, options: DirectoryIndexOptions = {}): DirectoryIndex {
  return new FolderReader(folder, options)
}

class FolderReader {
  readonly #folder: string
  readonly #isWarmed: boolean
  readonly #isAwaited: () => boolean
  readonly #onReplaced: () => void
  #snapshot: Snapshot | undefined
  #next: OpeningSnapshot | undefined
  #pointerSeen = ''
  #checkedAt = Number.NEGATIVE_INFINITY

  constructor(
    folder: string,
    { isWarmed = false, isAwaited = () => false, onReplaced = () => undefined }: DirectoryIndexOptions,
  ) {
    this.#folder = folder
    this.#isWarmed = isWarmed
    this.#isAwaited = isAwaited
    this.#onReplaced = onReplaced
    this.#followPointer()
  }

  search(query: SearchQuery, now: number): SearchAnswer {
    return this.#read(snapshot => searchIn(snapshot, query, now))
  }

  /** The values that the results of a search can be narrowed to. */
  choices(query: SearchQuery, choices: ChoicesQuery, now: number): Choices {
    return this.#read(snapshot => choicesIn(snapshot, query, choices, now))
  }

  suggest(query: SuggestQuery): Suggestions {
    return this.#read(snapshot => suggestIn(snapshot, query))
  }

  /** Best static rank first. Businesses of different cities and groups, where there are enough. */
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

  /** Most businesses first; without unknown cities. */
  cities(): readonly CitySummary[] {
    return this.#read(snapshot => summariesOf(snapshot).cities)
  }

  /** By name, shown name or slug. A name that several cities share means the one with most businesses. */
  city(nameOrSlug: string): CitySummary | undefined {
    return this.#read(snapshot => {
      const number = cityNumber(snapshot, nameOrSlug)
      const slug = number === undefined ? undefined : snapshot.lookup.cities.entries[number]?.slug
      return slug === undefined ? undefined : summariesOf(snapshot).citiesBySlug.get(slug)
    })
  }

  /** Most businesses first. */
  categories(): readonly CategorySummary[] {
    return this.#read(snapshot => summariesOf(snapshot).categories)
  }

  groups(): readonly GroupSummary[] {
    return this.#read(snapshot => summariesOf(snapshot).groups)
  }

  inCity(citySlug: string, category: string | undefined, options: ListOptions, now: number): PageOfCards {
    return this.#read(snapshot => listInCity(snapshot, citySlug, category, options, now))
  }

  inRegion(region: Region, options: ListOptions, now: number): PageOfCards {
    return this.#read(snapshot => listInRegion(snapshot, region, options, now))
  }

  /** `category`: slug of a group or of a real category. */
  inCategory(
    category: string,
    options: ListOptions,
    now: number,
  ): PageOfCards & { readonly cityCount: number } {
    return this.#read(snapshot => listInCategory(snapshot, category, options, now))
  }

  /**
   * Counts of a city, of a category (slug of a group or of a real category) or of both together; of everything without.
   */
  partStats(citySlug: string | undefined, category: string | undefined): PartStats {
    return this.#read(snapshot => partStatsOf(snapshot, citySlug, category))
  }

  regionStats(region: Region): PartStats {
    return this.#read(snapshot => regionStatsOf(snapshot, region))
  }

  /** How many listed businesses are in a region; takes some microseconds. */
  regionCount(region: Region): number {
    return this.#read(snapshot => regionCountOf(snapshot, region))
  }

  /** How many listed businesses have each set of content parts (domain/quality/content-parts.ts), by that set. */
  contentCounts(): Uint32Array {
    return this.#read(contentCountsOf)
  }

  /**
   * The pages of all listed businesses in the order of their ids, some at a time.
   * @param afterId 0 at first, then `next` of the answer before
   * @param limit documents to read; 500 take about 2 ms
   */
  businessPages(afterId: number, limit: number): BusinessPages {
    return this.#read(snapshot => businessPagesAfter(snapshot, afterId, limit))
  }

  /**
   * Replaces the operator's synonyms, for all indexes of this process from the next query on (analysis/synonyms.ts).
   */
  useSynonyms(pairs: readonly { readonly term: string; readonly means: readonly string[] }[]): void {
    setMeanings(pairs)
  }

  /** The change number up to which the answers are complete; 0 for an empty index. */
  lastChange(): number {
    return this.#read(snapshot => snapshot.state.lastChange)
  }

  close(): void {
    this.#next?.close()
    this.#next = undefined
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
    const isMissing = snapshot === undefined || (this.#pointerSeen === NO_POINTER && this.#isAwaited())
    if (isMissing) throw new DomainError('index_not_ready', { folder: this.#folder })
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
      // An empty directory need not go on answering.
      const canGoOn = this.#snapshot !== undefined && this.#pointerSeen !== NO_POINTER
      if (this.#isWarmed && canGoOn && pointer !== NO_POINTER) {
        this.#openInSteps(pointer)
        return
      }
      const next = this.#openNewest()
      if (next === undefined) continue
      this.#snapshot?.close()
      this.#snapshot = next
      this.#pointerSeen = pointer
      if (this.#isWarmed) this.#warm(next, warmAll(next), FIRST_WARMING_PAUSE_MS)
      return
    }
  }

  /** Opens the index that the pointer names beside the one that answers, unless that has begun. */
  #openInSteps(stamp: string): void {
    if (this.#next?.stamp === stamp) return
    this.#next?.close()
    this.#next = undefined
    const pointer = readPointer(this.#folder)
    if (pointer === undefined) return
    try {
      this.#next = openIndexFiles(this.#folder, pointer, files => openingSnapshot(stamp, files))
      this.#takeStepLater(this.#next)
    } catch (error) {
      if (!isUnreadable(error) && !isDamagedContent(error)) throw error
    }
  }

  #takeStepLater(next: OpeningSnapshot): void {
    setTimeout(() => {
      if (this.#next !== next) return
      const { done, value } = nextStep(next)
      if (done !== true) return this.#takeStepLater(next)
      this.#next = undefined
      // A damaged one: the index that answers does so until there is another.
      if (value === undefined) return
      this.#snapshot?.close()
      this.#snapshot = value
      this.#pointerSeen = next.stamp
      this.#onReplaced()
    }, WARMING_PAUSE_MS).unref()
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

function* warmAll(snapshot: Snapshot): Generator<void> {
  yield* warmUp(snapshot, Date.now())
  yield* warmUpSuggestions(snapshot)
}

/** An index that is opened while another one answers. */
interface OpeningSnapshot {
  /** Of its pointer. */
  readonly stamp: string
  /** Opens and warms it. */
  readonly steps: Generator<void, Snapshot>
  close(): void
}

function openingSnapshot(stamp: string, files: IndexFiles): OpeningSnapshot {
  return {
    stamp,
    steps: openAndWarm(files),
    close() {
      files.main.close()
      files.delta.close()
    },
  }
}

function* openAndWarm(files: IndexFiles): Generator<void, Snapshot> {
  const snapshot = yield* Snapshot.open(files)
  const steps = warmAll(snapshot)
  try {
    while (snapshot.read(() => steps.next()).done !== true) yield
  } catch (error) {
    // One damaged document: the others can be read.
    if (!(error instanceof DamagedText)) throw error
  }
  return snapshot
}

/** Done without a value: it is damaged, and was closed. */
function nextStep({ steps, close }: OpeningSnapshot): { done?: boolean; value: Snapshot | undefined } {
  try {
    const { done, value } = steps.next()
    return { ...(done !== undefined && { done }), value: value ?? undefined }
  } catch (error) {
    if (!isUnreadable(error) && !isDamagedContent(error)) throw error
    close()
    return { done: true, value: undefined }
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
