import type { ShownCard } from '#domain/business/public-business.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { CitySummary, DirectoryStats, GroupSummary } from '#domain/search/search.ts'
import { type CategoryLists, localizeCards, localizeCategoryLists } from './localize-answers.ts'
import type { ReadDeps } from './read-deps.ts'

/** The totals of the whole directory. */
export function directoryStats({ index }: ReadDeps): DirectoryStats {
  return index.stats()
}

/** Every city with at least one business, most businesses first. */
export function listCities({ index }: ReadDeps): readonly CitySummary[] {
  return index.cities()
}

/** The groups with their counts and, where known, their growth, and the real categories. */
export function listCategories(deps: ReadDeps, language: Language = DEFAULT_LANGUAGE): CategoryLists {
  const { index } = deps
  const groups = index.groups().map(group => ({ ...group, ...growthOf(deps, group) }))
  return localizeCategoryLists(language, { groups, categories: index.categories() })
}

/** The best entries, for the home page. */
export function listPopular(
  { index, now }: ReadDeps,
  limit: number,
  language: Language = DEFAULT_LANGUAGE,
): readonly ShownCard[] {
  return localizeCards(language, index.popular(limit, now()))
}

function growthOf({ yearAgo }: ReadDeps, { slug, businessCount }: GroupSummary): { growth?: number } {
  const before = yearAgo?.().get(slug) ?? 0
  return before === 0 ? {} : { growth: Math.round((businessCount / before - 1) * 100) }
}
