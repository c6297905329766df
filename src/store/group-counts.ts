import type { GroupSlug } from '#domain/category/group.ts'
import type { Db } from './store.ts'

export interface GroupCount {
  readonly group: GroupSlug
  readonly isHidden: boolean
  readonly count: number
}

/** How many businesses that are not removed each group has. Reads every business: for the worker thread. */
export async function countByGroup(db: Db): Promise<GroupCount[]> {
  const rows = await db
    .selectFrom('businesses')
    .select(['category_group', 'is_hidden', expression => expression.fn.countAll().as('count')])
    .where('removed_at', 'is', null)
    .groupBy(['category_group', 'is_hidden'])
    .execute()
  return rows.map(row => ({
    group: row.category_group,
    isHidden: row.is_hidden === 1,
    count: Number(row.count),
  }))
}
