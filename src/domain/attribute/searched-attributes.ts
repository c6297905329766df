import type { About } from '#domain/business/field-values.ts'
import searched from '../data/attributes/searched.json' with { type: 'json' }
import type { AttributeSlug } from './attribute-slugs.ts'

/** An attribute that businesses are searched by. */
export interface SearchedAttribute {
  /** German attributes of ABOUT_GROUPS. A business needs one of them. */
  readonly anyOf: readonly string[]
  /** Slugs of categories that have it by what they are. */
  readonly categories?: readonly string[]
  /** Words that say it in a search, in German, English and Turkish. '*' stands for the endings of a German adjective. */
  readonly words?: string
  /** Words of which names and trades are made, too: for certain they say it only after 'mit'. */
  readonly weakWords?: string
  /** Words for which businesses with it stand first, and others are found too. */
  readonly wishWords?: string
}

/**
 * What the attributes of a search are made of, and the words for them. Emergency services are offered, but not read from
 * a text: most of those who have one say so in their name or description only, and the word finds them all.
 * 'Nur Frauen' is none: of exports, the only attributes about sex say who owns a place or who goes there, which are not
 * kept (attributes.ts). Offers for women say so in their name, category or description, which are searched.
 */
export const SEARCHED_ATTRIBUTES: Readonly<Record<AttributeSlug, SearchedAttribute>> = searched

/** The attributes that a business has by its `about` or by its categories. @param categories their slugs */
export function attributesOf(about: About, categories: readonly string[]): readonly AttributeSlug[] {
  const found = new Set<AttributeSlug>()
  for (const group of Object.values(about)) {
    for (const [name, value] of Object.entries(group))
      if (value !== false) for (const slug of BY_ATTRIBUTE.get(name) ?? []) found.add(slug)
  }
  for (const category of categories) for (const slug of BY_CATEGORY.get(category) ?? []) found.add(slug)
  return [...found]
}

const BY_ATTRIBUTE = bySource(({ anyOf }) => anyOf)
const BY_CATEGORY = bySource(({ categories = [] }) => categories)

/** The attributes that each source leads to. */
function bySource(
  sourcesOf: (attribute: SearchedAttribute) => readonly string[],
): ReadonlyMap<string, readonly AttributeSlug[]> {
  const found = new Map<string, AttributeSlug[]>()
  for (const [slug, attribute] of Object.entries(SEARCHED_ATTRIBUTES) as [
    AttributeSlug,
    SearchedAttribute,
  ][]) {
    for (const source of sourcesOf(attribute)) found.set(source, [...(found.get(source) ?? []), slug])
  }
  return found
}
