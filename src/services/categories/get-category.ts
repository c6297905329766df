import { categoryBySlug, categoryFor, categoryName } from '#domain/category/category.ts'
import { type GroupSlug, groupBySlug, groupOfAlias, isGroupSlug } from '#domain/category/group.ts'
import { DomainError } from '#domain/errors.ts'
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { slugify } from '#domain/text/slug.ts'
import type { GroupNamesMessages } from '#messages/de/group-names.ts'
import type { SiteMessages } from '#messages/de/site.ts'
import { everyLanguage } from '#messages/every-language.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'

const SITE = await everyLanguage<SiteMessages>(language => import(`../../messages/${language}/site.ts`))
const GROUP_NAMES = await everyLanguage<GroupNamesMessages>(
  language => import(`../../messages/${language}/group-names.ts`),
)

/** A group or a real category. */
export interface NamedCategory {
  /** Of the group, or of the real category. */
  readonly slug: string
  readonly isGroup: boolean
  /** Its group; a group's own slug. */
  readonly group: GroupSlug
  /** In the requested language; for a group its title: 'KFZ-Werkstätten'. */
  readonly name: string
}

type CategoryDeps = Pick<ReadDeps, 'index' | 'categories'>

/**
 * The group or real category of a slug, an old footer link ('automotive') or a name in any spelling. Only the index has
 * the categories that came with imports.
 * Throws category_unknown.
 */
export function getCategory(
  deps: CategoryDeps,
  text: string,
  language: Language = DEFAULT_LANGUAGE,
): NamedCategory {
  const found =
    byRules(deps, slugify(text), language) ??
    bySlug(deps, text, language) ??
    bySlug(deps, slugify(text), language) ??
    byName(deps, text, language)
  if (found === undefined) throw new DomainError('category_unknown', { category: text.slice(0, 80) })
  return found
}

/** A category's name in a language; the given name where there is no other. */
export function nameIn(language: Language, { slug, name }: { slug: string; name: string }): string {
  if (language === DEFAULT_LANGUAGE) return name
  return isGroupSlug(slug) ? GROUP_NAMES[language][slug] : (categoryName(slug, language) ?? name)
}

/**
 * The category that has the place of a slug by the operator's rules: its name, group and new address. While businesses
 * are still being moved, the old address stays.
 */
function byRules(deps: CategoryDeps, slug: string, language: Language): NamedCategory | undefined {
  const moved = deps.categories?.().movedFrom(slug)
  if (moved === undefined) return undefined
  const { name, group } = moved
  if (moved.slug === slug) return { slug, isGroup: false, group, name: nameIn(language, { slug, name }) }
  return bySlug(deps, moved.slug, language)
}

function bySlug({ index }: CategoryDeps, slug: string, language: Language): NamedCategory | undefined {
  const group = groupBySlug(groupOfAlias(slug) ?? slug)
  if (group !== undefined) {
    const name = language === DEFAULT_LANGUAGE ? group.title : SITE[language].groups[group.slug]
    return { slug: group.slug, isGroup: true, group: group.slug, name }
  }
  const category = categoryBySlug(slug) ?? index.categories().find(known => known.slug === slug)
  if (category === undefined) return undefined
  return { slug, isGroup: false, group: category.group, name: nameIn(language, category) }
}

function byName(deps: CategoryDeps, text: string, language: Language): NamedCategory | undefined {
  const known = categoryFor(text)
  if (!known.isKnown || text.trim() === '') return undefined
  return byRules(deps, known.slug, language) ?? bySlug(deps, known.slug, language)
}
