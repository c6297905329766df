import { relatedCategories } from '#domain/category/category.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import type { PartStats } from '#domain/search/search.ts'
import type { GroupTextsMessages } from '#messages/de/group-texts.ts'
import { everyLanguage } from '#messages/every-language.ts'
import { countIndexable } from '#services/content/indexing.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { countedNounOf } from './counted-noun.ts'
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
  /** As it follows the total: 'Zahnärzte'; null where the language has none. */
  readonly noun: string | null
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
    noun: nounOf(deps, named, total, language),
    indexableCount: countIndexable(deps, totals),
    averageRating,
    cityCount,
    cities,
    categories: shown.map(known => ({ ...known, name: nameIn(language, known) })),
  }
}

/** The noun for a number of businesses of a category; null where there is none. */
export function nounOf(
  { index }: ReadDeps,
  { slug, isGroup, name }: NamedCategory,
  count: number,
  language: Language,
): string | null {
  const german = isGroup ? name : index.categories().find(known => known.slug === slug)?.name
  return german === undefined ? null : (countedNounOf(language, count, { slug, name: german }) ?? null)
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
