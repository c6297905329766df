import { memoize } from '#domain/cache/bounded-cache.ts'
import kinds from '../data/categories/kinds.json' with { type: 'json' }
import { CATEGORIES } from './table.ts'

/** The decided kinds by slug, as data/categories/README.md describes them. */
const KINDS: Readonly<Record<string, string>> = kinds

/**
 * The slugs of a category and of those that are kinds of it, and of their kinds, the nearest first: an Italian restaurant
 * and a pizzeria are each a restaurant. Of a slug without kinds, itself alone.
 */
export const kindsOf: (slug: string) => readonly string[] = memoize(
  slug => {
    const found = new Set([slug])
    // A set that grows is walked to its end, so kinds of kinds are found too.
    for (const of of found) for (const kind of directKindsOf(of)) found.add(kind)
    return [...found]
  },
  { most: 2 * CATEGORIES.length, longest: 80 },
)

/** The slugs that the table names as kinds of a category, its patterns in the order of the categories. */
export function directKindsOf(slug: string): readonly string[] {
  const patterns = Object.hasOwn(KINDS, slug) ? (KINDS[slug]?.split(' ') ?? []) : []
  return patterns.flatMap(pattern => (pattern.includes('*') ? slugsLike(pattern) : [pattern]))
}

/** @param pattern with one '*' for any letters: '*museum', 'fachanwalt-*' */
function slugsLike(pattern: string): readonly string[] {
  const [start = '', end = ''] = pattern.split('*')
  return CATEGORIES.map(({ slug }) => slug).filter(
    slug => slug.length > start.length + end.length && slug.startsWith(start) && slug.endsWith(end),
  )
}
