import { memoize } from '#domain/cache/bounded-cache.ts'
import { slugify } from '#domain/text/slug.ts'
import osmTerms from '../data/osm-terms.json' with { type: 'json' }
import { DEFAULT_LANGUAGE, type Language } from '../language.ts'
import { CATEGORIES_BY_KEY, CATEGORIES_BY_STEM, type KnownCategory } from './category-keys.computed.ts'
import { type GroupSlug, groupName, isGroupSlug } from './group.ts'
import { categoryKey, categoryStem, words } from './key.ts'
import { groupByKeywords } from './keywords.ts'
import { isMixedGroup, relatedTo } from './relations.ts'
import { CATEGORIES, type Category } from './table.ts'

/** Terms from OpenStreetMap's tagging schema (test/compile/osm-terms.ts). */
const OSM_TERMS: Readonly<Record<string, readonly string[]>> = osmTerms

/** The group of rows without a category (specification, section 9). */
const FALLBACK: KnownCategory = {
  slug: 'dienstleister',
  name: groupName('dienstleister'),
  group: 'dienstleister',
  isKnown: true,
}

/** Longer names are cut: a hostile cell must not become a heading. */
const MAX_NAME_LENGTH = 80

const BY_SLUG: ReadonlyMap<string, Category> = new Map(CATEGORIES.map(category => [category.slug, category]))

/**
 * The category that a source's name means: German, English, Turkish, or a frequent one in another language. Case, hyphens,
 * umlauts and plural do not matter.
 * @param sourceName e.g. 'Auto repair shop', 'coffee shops', 'KFZ Werkstatt'; '' for none
 * @returns the category of the table; a group for the name of a group ('Handwerker'); else the name itself, with a slug
 * and a guessed group
 */
export const categoryFor: (sourceName: string) => KnownCategory = memoize(lookUp, {
  // An export has some hundred different names; a hostile one must not fill the memory.
  most: 20_000,
  longest: MAX_NAME_LENGTH,
})

/**
 * The name of a trade that a business's name says, e.g. of 'Bäckerei Huber'; undefined without one. Only whole words count
 * that are a German name in the table, and no place ('Laden am See').
 */
export function categoryNamedIn(businessName: string): string | undefined {
  for (const word of words(businessName)) {
    const known = CATEGORIES_BY_KEY.get(word)
    if (known === undefined || categoryKey(known.name) !== word || isGroupSlug(known.slug)) continue
    if (known.slug !== 'laden' && !isMixedGroup(known.group)) return known.name
  }
  return undefined
}

/** The category of the table with this slug; undefined for groups and for names that only an import has. */
export function categoryBySlug(slug: string): Category | undefined {
  return BY_SLUG.get(slug)
}

/** The categories of a group, the most frequent first. */
export function categoriesOfGroup(group: GroupSlug): readonly Category[] {
  return CATEGORIES.filter(category => category.group === group)
}

/**
 * The name of a category as shown in a language. Of a group the German name: messages/{language}/group-names.ts has the
 * others.
 * @returns undefined for an unknown slug
 */
export function categoryName(slug: string, language: Language = DEFAULT_LANGUAGE): string | undefined {
  if (isGroupSlug(slug)) return groupName(slug)
  const category = BY_SLUG.get(slug)
  if (language === 'en') return category?.englishNames[0] ?? category?.name
  if (language === 'tr') return category?.turkishNames[0] ?? category?.name
  return category?.name
}

/** German words and phrases that find a category: its name, aliases and search words; [] for an unknown slug. */
export function termsOf(slug: string): readonly string[] {
  if (isGroupSlug(slug)) return [groupName(slug)]
  const category = BY_SLUG.get(slug)
  return category === undefined
    ? []
    : [category.name, ...category.aliases, ...category.terms, ...(OSM_TERMS[slug] ?? [])]
}

/** All names of every category of the table. */
export function categoryNames(): readonly {
  readonly name: string
  readonly german: readonly string[]
  /** The English name on pages and every Turkish one: they mean the category as a single word too. */
  readonly meant: readonly string[]
  /** All English and Turkish names. */
  readonly foreign: readonly string[]
}[] {
  return CATEGORIES.map(({ slug, name, englishNames, turkishNames }) => ({
    name,
    german: termsOf(slug),
    meant: [...englishNames.slice(0, 1), ...turkishNames],
    foreign: [...englishNames, ...turkishNames],
  }))
}

/** The names of a category of the table: its own, German aliases, English and Turkish ones; [] for other slugs. */
export function namesOf(slug: string): readonly string[] {
  const category = BY_SLUG.get(slug)
  if (category === undefined) return []
  const { name, aliases, englishNames, turkishNames } = category
  return [...new Set([name, ...aliases, ...englishNames, ...turkishNames])]
}

/** What each key of categoryKey means. Of categories only, not of groups. */
export function keysOfCategories(): Iterable<readonly [key: string, category: KnownCategory]> {
  return CATEGORIES_BY_KEY.entries().filter(([, { slug }]) => !isGroupSlug(slug))
}

/** About five related categories, the nearest first; [] for an unknown slug. */
export function relatedCategories(slug: string): readonly string[] {
  const category = BY_SLUG.get(slug)
  return category === undefined ? [] : relatedTo(category)
}

/**
 * The category of the table or the group that a name means, in any of its spellings; undefined for a name that none has.
 * Many times as fast as categoryFor for those: a search asks it about every word.
 */
export const knownCategory: (sourceName: string) => KnownCategory | undefined = memoize(
  sourceName => {
    const name = tidyName(sourceName)
    return CATEGORIES_BY_KEY.get(categoryKey(name)) ?? CATEGORIES_BY_STEM.get(categoryStem(name))
  },
  { most: 20_000, longest: MAX_NAME_LENGTH },
)

function tidyName(sourceName: string): string {
  return sourceName
    .slice(0, 4 * MAX_NAME_LENGTH)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAX_NAME_LENGTH)
    .trim()
}

function lookUp(sourceName: string): KnownCategory {
  const name = tidyName(sourceName)
  if (name === '') return FALLBACK
  const known = knownCategory(name)
  if (known !== undefined) return known
  const slug = slugify(name, 'kategorie')
  return {
    slug: isGroupSlug(slug) || BY_SLUG.has(slug) ? `${slug}-kategorie` : slug,
    name: name.charAt(0).toLocaleUpperCase('de') + name.slice(1),
    group: groupByKeywords(name),
    isKnown: false,
  }
}
