import { setImmediate as nextTurn } from 'node:timers/promises'
import { categoryBySlug, namesOf } from '#domain/category/category.ts'
import { type CategoryRules, isMove } from '#domain/category/category-rules.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import { proposedCategories } from '#domain/category/propose-categories.ts'
import { type Page, pageAmong } from '#domain/paging.ts'
import { foldGerman } from '#domain/text/folding.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { firstImportOf } from '#store/businesses/businesses-of-category.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import { type CategoryUseDeps, usedCategory } from './category-use.ts'

export interface AdminCategory {
  readonly slug: string
  readonly name: string
  readonly group: GroupSlug
  /** Businesses that visitors see. */
  readonly count: number
  /** Whether the table has it, or the operator has confirmed it or given it its name. */
  readonly isKnown: boolean
  /** Other names that lead to it, those of the operator's rules first. */
  readonly names: readonly string[]
  /** Of unknown categories only. */
  readonly unknown: UnknownCategory | null
}

interface UnknownCategory {
  /** The import with which the first of its businesses came; null where somebody typed it. */
  readonly firstImport: { readonly id: number; readonly fileName: string } | null
  readonly examples: readonly { readonly id: number; readonly name: string; readonly city: string }[]
  /** Known categories that it may mean, the likeliest first. */
  readonly proposals: readonly { readonly slug: string; readonly name: string }[]
}

export interface AdminCategoryQuery {
  readonly page: number
  /** Part of a name, in any spelling; '' for all. */
  readonly search: string
  readonly group: GroupSlug | ''
  readonly isUnknownOnly: boolean
  readonly sortBy: 'count' | 'name'
  readonly sortOrder: 'asc' | 'desc'
}

export interface AdminCategoryPage extends Page<AdminCategory> {
  /** How many unknown ones there are in all. */
  readonly unknownCount: number
}

const PER_PAGE = 20
const MOST_EXAMPLES = 3

/** One page of the categories in use, the unknown ones first. Throws offset_too_large. */
export async function listAdminCategories(
  deps: CategoryUseDeps & { readonly index: DirectoryIndex },
  query: AdminCategoryQuery,
): Promise<AdminCategoryPage> {
  const rules = await categoryRules(deps.store.db)
  const all = deps.index.categories().map(({ slug, name, group, businessCount: count }) => ({
    slug,
    name,
    group,
    count,
    isKnown: categoryBySlug(slug) !== undefined || rules.isDecided(slug),
  }))
  const found = all.filter(category => isFound(category, query, rules))
  const { compare } = new Intl.Collator('de')
  const direction = query.sortOrder === 'asc' ? 1 : -1
  found.sort(
    (a, b) =>
      Number(a.isKnown) - Number(b.isKnown) ||
      (query.sortBy === 'count' ? (a.count - b.count) * direction : compare(a.name, b.name) * direction) ||
      compare(a.name, b.name),
  )
  const list = pageAmong(found, { page: query.page, limit: PER_PAGE })
  const entries: AdminCategory[] = []
  for (const category of list.entries) {
    const unknown = category.isKnown ? null : await describeUnknown(deps, category)
    entries.push({ ...category, names: otherNames(category, rules), unknown })
    await nextTurn()
  }
  return { ...list, entries, unknownCount: all.filter(({ isKnown }) => !isKnown).length }
}

type Listed = Pick<AdminCategory, 'slug' | 'name' | 'group' | 'isKnown'>

function isFound(
  category: Listed,
  { search, group, isUnknownOnly }: AdminCategoryQuery,
  rules: CategoryRules,
): boolean {
  if (group !== '' && category.group !== group) return false
  if (isUnknownOnly && category.isKnown) return false
  const part = foldGerman(search.trim())
  if (part === '') return true
  return [category.name, category.slug, ...otherNames(category, rules)].some(name =>
    foldGerman(name).includes(part),
  )
}

/** The names that lead to a category, without its own. */
function otherNames({ slug, name }: Pick<Listed, 'slug' | 'name'>, rules: CategoryRules): readonly string[] {
  const leading = rules.all.filter(rule => isMove(rule) && rules.ofStored(rule.from).slug === slug)
  const names = [...leading, { from: { slug, name } }].flatMap(({ from }) => [
    from.name,
    ...namesOf(from.slug),
  ])
  return [...new Set(names)].filter(other => other !== name)
}

async function describeUnknown(
  deps: CategoryUseDeps,
  { slug, name }: Pick<Listed, 'slug' | 'name'>,
): Promise<UnknownCategory> {
  const { ids, examples } = await usedCategory(deps, slug)
  const oldest = ids.reduce((lowest, id) => Math.min(lowest, id), Number.POSITIVE_INFINITY)
  const firstImport = ids.length === 0 ? undefined : await firstImportOf(deps.store.db, oldest)
  return {
    firstImport: firstImport ?? null,
    examples: examples.slice(0, MOST_EXAMPLES),
    proposals: proposedCategories(name).map(proposed => ({ slug: proposed.slug, name: proposed.name })),
  }
}
