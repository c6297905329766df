import type { CategoryRules } from '#domain/category/category-rules.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import type { Language } from '#domain/language.ts'
import type { SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'

/** What every public query needs. Public pages read the index only, so they answer while the store is locked. */
export interface ReadDeps {
  readonly index: DirectoryIndex
  /** Milliseconds since 1970; decides which businesses are open. */
  readonly now: () => number
  /** How many businesses the groups had a year ago, where recorded; cached in memory. */
  readonly yearAgo?: () => ReadonlyMap<GroupSlug, number>
  /** The minimum content-quality score of an indexable business, as set; the default without settings. */
  readonly indexableFrom?: () => number
  /** The operator's rules of categories, cached in memory; none without a database. */
  readonly categories?: () => CategoryRules
  /** Logs an answered search; never waits and never throws. */
  readonly noteSearch?: (query: SearchQuery, answer: SearchAnswer, language: Language) => void
}
