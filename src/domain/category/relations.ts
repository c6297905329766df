import { BoundedCache } from '#domain/cache/bounded-cache.ts'
import instead from '../data/categories/instead.json' with { type: 'json' }
import type { GroupSlug } from './group.ts'
import { words } from './key.ts'
import { CATEGORIES, type Category } from './table.ts'

/** How many alternatives are offered. */
const MOST = 5

/** Alternatives that shared words do not find. */
export const INSTEAD: Readonly<Record<string, readonly string[]>> = instead

/** Words that many names of a group share without being related. */
const EMPTY_WORDS: ReadonlySet<string> = new Set([
  'fuer',
  'mit',
  'service',
  'geschaeft',
  'laden',
  'auto',
  'fachanwalt',
])

/** Types of all kinds of places: sharing one does not relate categories. */
const EMPTY_TYPES: ReadonlySet<string> = new Set(['LocalBusiness', 'Organization', 'NGO', 'Place', 'Store'])
const MIXED_GROUPS: ReadonlySet<GroupSlug> = new Set([
  'sport',
  'freizeit-kultur',
  'religion-vereine',
  'sonstiges',
])

/** Types of which the most frequent category of a group does what every other one is asked for: a lawyer, a sports shop. */
const TYPES_WITH_A_GENERALIST: ReadonlySet<string> = new Set([
  'Attorney',
  'AutoRepair',
  'AutoWash',
  'ClothingStore',
  'ElectronicsStore',
  'FurnitureStore',
  'GroceryStore',
  'Physician',
  'SportingGoodsStore',
])

/** Counts like one shared word of a short list. */
const SAME_TYPE = 0.3

/** Whether the members of a group are of all kinds: nobody goes to a gym instead of the tax office. */
export function isMixedGroup(group: GroupSlug): boolean {
  return MIXED_GROUPS.has(group)
}

/** The one group whose members replace each other whatever they are called: a café is better than no restaurant. */
const ALIKE_GROUP: GroupSlug = 'gastronomie'

/**
 * Slugs of at most five alternatives: first those of INSTEAD, then categories with shared words or, in a mixed group, of
 * the same kind of place, then in ALIKE_GROUP the most frequent ones. Where these find nothing, the generalist of its type.
 * None where nothing is near: nobody goes to a hairdresser instead of an undertaker.
 */
export function relatedTo(category: Category): readonly string[] {
  return relations.getOrMake(category.slug, () => {
    const explicit = (INSTEAD[category.slug] ?? []).filter(slug =>
      CATEGORIES.some(other => other.slug === slug),
    )
    const near = [...new Set([...explicit, ...byWords(category)])].slice(0, MOST)
    return near.length > 0 ? near : generalist(category)
  })
}

/** Room for the whole table. */
const relations = new BoundedCache<string, readonly string[]>({ most: 4 * CATEGORIES.length, longest: 80 })

function byWords(category: Category): readonly string[] {
  const own = vocabulary(category)
  return CATEGORIES.filter(other => other.group === category.group && other.slug !== category.slug)
    .map((other, order) => ({
      slug: other.slug,
      shared: shared(own, vocabulary(other)) + sameType(category, other),
      order,
    }))
    .filter(other => category.group === ALIKE_GROUP || other.shared > 0)
    .sort((a, b) => b.shared - a.shared || a.order - b.order)
    .slice(0, MOST)
    .map(({ slug }) => slug)
}

function generalist({ slug, group, schemaType }: Category): readonly string[] {
  if (!TYPES_WITH_A_GENERALIST.has(schemaType)) return []
  const first = CATEGORIES.find(other => other.group === group && other.schemaType === schemaType)
  return first === undefined || first.slug === slug ? [] : [first.slug]
}

function sameType(category: Category, other: Category): number {
  if (!isMixedGroup(category.group) || EMPTY_TYPES.has(category.schemaType)) return 0
  return category.schemaType === other.schemaType ? SAME_TYPE : 0
}

function vocabulary({ name, aliases, terms }: Category): ReadonlySet<string> {
  return new Set([name, ...aliases, ...terms].flatMap(words).filter(word => !EMPTY_WORDS.has(word)))
}

function shared(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let count = 0
  for (const word of one) if (other.has(word)) count++
  // Long lists share words by chance.
  return count / Math.sqrt(other.size)
}
