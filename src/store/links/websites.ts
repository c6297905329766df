import { inBatches } from '#store/batches.ts'
import { chunks } from '#store/statements.ts'
import type { Db } from '#store/store.ts'

/** Read within a few milliseconds, on the main thread too. */
const PER_BATCH = 1000
const URLS_PER_SELECT = 200

/**
 * The websites of all public businesses, each once, in batches.
 * @param isRecheck only of businesses that are marked to be checked again
 */
export function distinctWebsites(db: Db, isRecheck = false): AsyncGenerator<readonly string[]> {
  return inBatches<string>(async (last = '') => {
    const rows = await db
      .selectFrom('businesses')
      .select('website')
      .distinct()
      .where('website', 'is not', null)
      .where('website', '>', last)
      .where('removed_at', 'is', null)
      .where('is_hidden', '=', 0)
      .$if(isRecheck, query =>
        query.where('id', 'in', ({ selectFrom }) => selectFrom('rechecks').select('business_id')),
      )
      .orderBy('website')
      .limit(PER_BATCH)
      .execute()
    return rows.flatMap(({ website }) => website ?? [])
  })
}

/** The name of a public business with this website. */
export async function nameAtWebsite(db: Db, website: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('businesses')
    .select('name')
    .where('website', '=', website)
    .where('removed_at', 'is', null)
    .where('is_hidden', '=', 0)
    .limit(1)
    .executeTakeFirst()
  return row?.name
}

/** Every public business with one of these websites, by website and number. */
export async function businessesAtWebsites(
  db: Db,
  websites: readonly string[],
): Promise<{ readonly id: number; readonly name: string; readonly website: string }[]> {
  const found: { id: number; name: string; website: string }[] = []
  for (const part of chunks(websites, URLS_PER_SELECT)) {
    const rows = await db
      .selectFrom('businesses')
      .select(['id', 'name', 'website'])
      .where('website', 'in', part)
      .where('removed_at', 'is', null)
      .where('is_hidden', '=', 0)
      .orderBy('website')
      .orderBy('id')
      .execute()
    for (const { id, name, website } of rows) found.push({ id: Number(id), name, website: website ?? '' })
  }
  return found
}
