import { setImmediate as nextTurn } from 'node:timers/promises'
import { readOverviewFilter } from '#domain/business/overview-filter.ts'
import type { PlacedCategory } from '#domain/category/category-rules.ts'
import type { OverviewDeps } from '#services/businesses/overview.ts'
import { countLockedCategories } from '#store/businesses/businesses-of-category.ts'
import { listedByIds } from '#store/businesses/listed-businesses.ts'
import { chunks } from '#store/statements.ts'
import type { StoreDeps } from '#store/store.ts'

export interface CategoryUseDeps extends Pick<StoreDeps, 'store'>, OverviewDeps {}

/** Who has a category. */
export interface CategoryUse {
  /** undefined where no business has it. */
  readonly category: PlacedCategory | undefined
  /** Of all live businesses with the category, hidden ones too, by name. */
  readonly ids: Uint32Array
  /** The first of them. */
  readonly examples: readonly { readonly id: number; readonly name: string; readonly city: string }[]
}

const MOST_EXAMPLES = 10

/** The live businesses whose category has a slug. */
export async function usedCategory({ store, overview }: CategoryUseDeps, slug: string): Promise<CategoryUse> {
  const { ids } = await overview.list({
    filter: { ...readOverviewFilter({}), category: [{ slug }] },
    sortBy: 'name',
    sortOrder: 'asc',
    offset: 0,
    limit: Number.POSITIVE_INFINITY,
  })
  const rows = ids.length === 0 ? [] : await listedByIds(store.db, [...ids.subarray(0, MOST_EXAMPLES)])
  const [first] = rows
  return {
    category: first && { slug, name: first.category, group: first.category_group },
    ids,
    examples: rows.map(({ id, name, city }) => ({ id: Number(id), name, city })),
  }
}

/** How many of some businesses have their category locked against imports. */
export async function countLocked({ store }: Pick<StoreDeps, 'store'>, ids: Uint32Array): Promise<number> {
  let count = 0
  for (const part of chunks([...ids])) {
    count += await countLockedCategories(store.db, part)
    await nextTurn()
  }
  return count
}
