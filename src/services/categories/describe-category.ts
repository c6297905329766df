import { relatedCategories } from '#domain/category/category.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { PartStats } from '#domain/search/search.ts'
import type { GroupTextsMessages } from '#messages/de/group-texts.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { countIndexable } from '#services/content/indexing.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { getCategory, type NamedCategory, nameIn } from './get-category.ts'

const GROUP_TEXTS = await everyLanguage<GroupTextsMessages>(
  language => import(`../../messages/${language}/group-texts.ts`),
)

export interface CategoryFacts extends NamedCategory {
  /** One sentence; of groups only. */
  readonly description: string | null
  /** Six tags with the German search text of each; of groups only. */
  readonly services: readonly { readonly name: string; readonly query: string }[]
  readonly total: number
  /** How many of them search engines may index. */
  readonly indexableCount: number
  /** Mean of the known ratings, one decimal; null without any. */
  readonly averageRating: number | null
  readonly cityCount: number
  /** Most businesses first, at most 20. */
  readonly cities: PartStats['cities']
  /** A group's real categories, most businesses first; for a real category related ones. */
  readonly categories: readonly { readonly slug: string; readonly name: string; readonly count: number }[]
}

/**
 * Facts about a group or a real category.
 * @param text slug, old footer link or name
 * @param language of names, description and tags
 * Throws category_unknown.
 */
export function describeCategory(deps: ReadDeps, text: string, language: Language): CategoryFacts {
  const { index } = deps
  const named = getCategory(deps, text, language)
  const totals = index.partStats(undefined, named.slug)
  const { total, averageRating, cityCount, cities, categories } = totals
  const shown = named.isGroup ? categories : relatedTo(deps, named.slug)
  return {
    ...named,
    ...groupTextsOf(named, language),
    total,
    indexableCount: countIndexable(deps, totals),
    averageRating,
    cityCount,
    cities,
    categories: shown.map(known => ({ ...known, name: nameIn(language, known) })),
  }
}

/** The texts of a group; nothing for a real category. */
export function groupTextsOf(
  { isGroup, group }: Pick<NamedCategory, 'isGroup' | 'group'>,
  language: Language,
): Pick<CategoryFacts, 'description' | 'services'> {
  if (!isGroup) return { description: null, services: [] }
  const { description, services } = GROUP_TEXTS[language][group]
  const searched = GROUP_TEXTS[DEFAULT_LANGUAGE][group].services
  return { description, services: services.map((name, at) => ({ name, query: searched[at] ?? name })) }
}

function relatedTo({ index }: ReadDeps, slug: string): PartStats['categories'] {
  const listed = new Map(index.categories().map(category => [category.slug, category]))
  return relatedCategories(slug).flatMap(related => {
    const category = listed.get(related)
    return category === undefined
      ? []
      : [{ slug: related, name: category.name, count: category.businessCount }]
  })
}
