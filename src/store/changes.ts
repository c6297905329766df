import type { BusinessChange } from '#domain/business/change.ts'
import { type BusinessRow, businessOf } from './business-row.ts'
import { chunks } from './businesses.ts'
import { lastNumber } from './counters.ts'
import type { Db } from './store.ts'

/**
 * The next changes after `change`, oldest first, at most `limit`. A business that changed several times
 * comes once, with its last change. Fewer than `limit` means there are no more.
 */
export async function changesAfter(db: Db, change: number, limit: number): Promise<BusinessChange[]> {
  const rows = await db
    .selectFrom('businesses')
    .selectAll()
    .where('change', '>', change)
    .orderBy('change')
    .limit(limit)
    .execute()
  const oldSlugs = await oldUrlSlugsOf(
    db,
    rows.map(row => row.id),
  )
  return rows.map(row => changeOf(row, oldSlugs.get(Number(row.id)) ?? []))
}

/** The change number of the newest committed change; 0 in an empty directory. */
export async function lastChange(db: Db): Promise<number> {
  return lastNumber(db, 'change')
}

function changeOf(row: BusinessRow, oldUrlSlugs: readonly string[]): BusinessChange {
  const change = Number(row.change)
  const id = Number(row.id)
  if (row.removed_at !== null)
    return { kind: 'removed', change, id, urlSlugs: [row.url_slug, ...oldUrlSlugs] }
  if (row.is_hidden === 1) return { kind: 'hidden', change, id }
  return { kind: 'saved', change, business: businessOf(row), oldUrlSlugs }
}

async function oldUrlSlugsOf(db: Db, ids: readonly number[]): Promise<Map<number, string[]>> {
  const slugs = new Map<number, string[]>()
  for (const part of chunks(ids, 1000)) {
    const rows = await db
      .selectFrom('old_slugs')
      .select(['business_id', 'url_slug'])
      .where('business_id', 'in', part)
      .execute()
    for (const row of rows) {
      const id = Number(row.business_id)
      slugs.set(id, [...(slugs.get(id) ?? []), row.url_slug])
    }
  }
  return slugs
}
