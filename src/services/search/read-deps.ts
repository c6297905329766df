import type { GroupSlug } from '#domain/category/group.ts'
import type { Language } from '#domain/language.ts'
import type { SearchAnswer, SearchQuery } from '#domain/search/search.ts'
import type { DirectoryIndex } from '#search/directory-index.ts'

/** What every public reading verb needs. Public pages read the index only, so they answer while the truth is locked. */
export interface ReadDeps {
  readonly index: DirectoryIndex
  /** Milliseconds since 1970; decides what is open. */
  readonly now: () => number
  /** How many businesses the groups had a year ago, as far as anybody wrote it down; held in memory. */
  readonly yearAgo?: () => ReadonlyMap<GroupSlug, number>
  /** The content-quality score from which on a business is indexable, as set; the default without settings. */
  readonly indexableFrom?: () => number
  /** Takes note of a search that was answered; never waits and never throws. */
  readonly noteSearch?: (query: SearchQuery, answer: SearchAnswer, language: Language) => void
}
