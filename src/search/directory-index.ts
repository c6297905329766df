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

/**
 * The index as public pages and routes read it. Synchronous and read-only; `now` (milliseconds since 1970) decides the
 * open state. It answers from the newest complete index and its delta, and notices by itself when either changes.
 */
export interface DirectoryIndex {
  search(query: SearchQuery, now: number): SearchAnswer
  /** The values that the results of a search can be narrowed to. */
  choices(query: SearchQuery, choices: ChoicesQuery, now: number): Choices
  suggest(query: SuggestQuery): Suggestions
  /** Best static rank first. Businesses of different cities and groups, where there are enough. */
  popular(limit: number, now: number): PageOfCards['businesses']
  stats(): DirectoryStats
  businessById(id: number, now: number): BusinessLookup
  businessBySlug(citySlug: string, slug: string, now: number): BusinessLookup
  /** Most businesses first; without unknown cities. */
  cities(): readonly CitySummary[]
  /** By name, shown name or slug. A name that several cities share means the one with most businesses. */
  city(nameOrSlug: string): CitySummary | undefined
  /** Most businesses first. */
  categories(): readonly CategorySummary[]
  groups(): readonly GroupSummary[]
  inCity(citySlug: string, category: string | undefined, options: ListOptions, now: number): PageOfCards
  inRegion(region: Region, options: ListOptions, now: number): PageOfCards
  /** `category`: slug of a group or of a real category. */
  inCategory(
    category: string,
    options: ListOptions,
    now: number,
  ): PageOfCards & { readonly cityCount: number }
  /**
   * Counts of a city, of a category (slug of a group or of a real category) or of both together; of everything without.
   */
  partStats(citySlug: string | undefined, category: string | undefined): PartStats
  regionStats(region: Region): PartStats
  /** How many listed businesses are in a region; takes some microseconds. */
  regionCount(region: Region): number
  /** How many listed businesses have each set of content parts (domain/quality/content-parts.ts), by that set. */
  contentCounts(): Uint32Array
  /**
   * The pages of all listed businesses in the order of their ids, some at a time.
   * @param afterId 0 at first, then `next` of the answer before
   * @param limit documents to read; 500 take about 2 ms
   */
  businessPages(afterId: number, limit: number): BusinessPages
  /**
   * Replaces the operator's synonyms, for all indexes of this process from the next query on (analysis/synonyms.ts).
   */
  useSynonyms(pairs: readonly { readonly term: string; readonly means: readonly string[] }[]): void
  /** The change number up to which the answers are complete; 0 for an empty index. */
  lastChange(): number
  close(): void
}
