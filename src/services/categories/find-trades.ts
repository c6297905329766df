import { categoryFor } from '#domain/category/category.ts'
import { type FoundCategory, findCategories } from '#domain/category/find-categories.ts'
import type { Language } from '#domain/language.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { isCategoryHere } from './category-faults.ts'

export interface FoundTrades {
  /** Whether the text itself names a category or a group. */
  readonly isKnown: boolean
  readonly trades: readonly FoundCategory[]
}

/** What a typed trade may mean, of all categories there are. */
export function findTrades(
  deps: { readonly index: DirectoryIndex },
  { text, limit }: { readonly text: string; readonly limit: number },
  language: Language,
): FoundTrades {
  const isKnown = text.trim() !== '' && (categoryFor(text).isKnown || isCategoryHere(deps, text))
  return { isKnown, trades: findCategories(text, language, limit) }
}
