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

/**
 * What public pages and calls read. Synchronous and read-only; `now` (milliseconds since 1970) decides the open state.
 * It answers from the newest complete index plus its delta and notices by itself when either changed.
 */
export interface DirectoryIndex {
  search(query: SearchQuery, now: number): SearchAnswer
  suggest(query: SuggestQuery): Suggestions
  /** Best static rank first, businesses of different cities and groups where there are enough. */
  popular(limit: number, now: number): PageOfCards['businesses']
  stats(): DirectoryStats
  businessById(id: number, now: number): BusinessLookup
  businessBySlug(citySlug: string, slug: string, now: number): BusinessLookup
  /** Most businesses first; without unknown cities. */
  cities(): readonly CitySummary[]
  /** By name, shown name or slug; a plain name of several cities means the one with most businesses. */
  city(nameOrSlug: string): CitySummary | undefined
  /** Most businesses first. */
  categories(): readonly CategorySummary[]
  groups(): readonly GroupSummary[]
  inCity(citySlug: string, category: string | undefined, options: ListOptions, now: number): PageOfCards
  /** `category`: slug of a group or of a real category. */
  inCategory(
    category: string,
    options: ListOptions,
    now: number,
  ): PageOfCards & { readonly cityCount: number }
  /** What a city, a category (slug of a group or a real one) or both together hold; everything without either. */
  partStats(citySlug: string | undefined, category: string | undefined): PartStats
  /** How many listed businesses have each set of content parts (domain/quality), by that set. */
  contentCounts(): Uint32Array
  /**
   * The pages of all listed businesses, some at a time, in the order of their ids.
   * @param afterId 0 at first, then `next` of the answer before
   * @param limit documents to look at; 500 take about 2 ms
   */
  businessPages(afterId: number, limit: number): BusinessPages
  /** What the operator says that words mean, for all indexes of this process from the next query on (synonyms.ts). */
  useSynonyms(pairs: readonly { readonly term: string; readonly means: readonly string[] }[]): void
  /** The change number up to which the answers are complete; 0 for an empty index. */
  lastChange(): number
  close(): void
}
