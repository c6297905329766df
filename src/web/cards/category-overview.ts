import type { GroupSlug } from '#domain/category/group.ts'
import type { Language } from '#domain/language.ts'
import type { CategorySummary, GroupSummary } from '#domain/search/search.ts'
import type { Answer } from '#web/api/api.ts'
import { MAIN_GROUPS } from '#web/cards/main-groups.ts'

/** Whether a group is one of the four main ones. */
export function isMain(slug: GroupSlug): boolean {
  return MAIN_GROUPS.some(main => main === slug)
}

/** So many names keep the page below 50 kB; a whole import has ten times as many. */
const INDEXED_AT_ONCE = 96
const TOP = 3

/** The initial of names that begin with a digit or with another script. */
export const OTHER_INITIAL = '0'

export type NamedCount = Pick<CategorySummary, 'slug' | 'name' | 'businessCount'>

export interface OverviewGroup
  extends Pick<
    GroupSummary,
    'slug' | 'businessCount' | 'averageRating' | 'growth' | 'topCities' | 'topCategories'
  > {}

export interface Overview {
  /** The main ones in their order, then the others, most businesses first; empty ones are left out. */
  readonly groups: readonly OverviewGroup[]
  /** How many real categories there are. */
  readonly categoryCount: number
  /** 'Bäckerei', 'Friseur' and so on, most businesses first. */
  readonly mostFrequent: readonly string[]
  /** From A to Z: all, those of a letter, or the most frequent where all are too many. */
  readonly index: readonly NamedCount[]
  /** The initials there are, in order; [] where the index shows all anyway. */
  readonly initials: readonly string[]
}

/**
 * The categories as their overview shows them.
 * @param letter an initial: the index holds all of its categories, groups are left out; null: the overview itself
 */
export function overviewOf(
  { groups, categories }: Answer<'GET /api/categories'>,
  language: Language,
  letter: string | null,
): Overview {
  const { compare } = new Intl.Collator(language)
  const shown =
    letter === null
      ? categories.slice(0, INDEXED_AT_ONCE)
      : categories.filter(({ name }) => initialOf(name, language) === letter)
  const initials = new Set(categories.map(({ name }) => initialOf(name, language)))
  return {
    groups: letter === null ? orderedGroups(groups) : [],
    categoryCount: categories.length,
    mostFrequent: categories.slice(0, TOP).map(({ name }) => name),
    index: shown
      .map(({ slug, name, businessCount }) => ({ slug, name, businessCount }))
      .sort((a, b) => compare(a.name, b.name)),
    initials: categories.length > INDEXED_AT_ONCE ? [...initials].sort(compare) : [],
  }
}

/**
 * The letter under which a name stands in an alphabetical list: without its accent where the language sorts it so
 * ('Ärztehaus' under A in German), else as its own ('Çilingir' under Ç in Turkish).
 */
export function initialOf(name: string, language: Language): string {
  const first = name.trim().charAt(0).toLocaleUpperCase(language)
  const plain = first.normalize('NFD').charAt(0)
  const letter = baseCollator(language).compare(first, plain) === 0 ? plain : first
  return /^\p{Script=Latin}$/u.test(letter) ? letter : OTHER_INITIAL
}

const collators = new Map<Language, Intl.Collator>()

function baseCollator(language: Language): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(language, { sensitivity: 'base' })
  collators.set(language, collator)
  return collator
}

function orderedGroups(groups: readonly GroupSummary[]): readonly OverviewGroup[] {
  const main = MAIN_GROUPS.flatMap(slug => groups.filter(group => group.slug === slug))
  const others = groups.filter(({ slug }) => !isMain(slug)).sort((a, b) => b.businessCount - a.businessCount)
  return [...main, ...others]
    .filter(({ businessCount }) => businessCount > 0)
    .map(({ slug, businessCount, averageRating, growth, topCities, topCategories }) => ({
      slug,
      businessCount,
      averageRating,
      ...(isMain(slug) && growth !== undefined && { growth }),
      topCities: isMain(slug) ? topCities.slice(0, TOP) : [],
      topCategories: topCategories.slice(0, TOP),
    }))
}
