import { type Selectable, sql } from 'kysely'
import type { Page, PageRequest } from '#domain/paging.ts'
import { lastNumber, takeNumbers } from './counters.ts'
import { contains } from './engine-sql.ts'
import { readPage } from './pages.ts'
import type { RedirectTable } from './schema/administration-tables.ts'
import { chunks } from './statements.ts'
import type { Db } from './store.ts'

/** An address that redirects within this site, or is gone. */
export interface Redirect {
  readonly path: string
  /** null: gone (410). */
  readonly target: string | null
  /** Milliseconds since 1970. */
  readonly createdAt: number
}

const ROWS_PER_INSERT = 500

/**
 * Stores redirects, in place of former ones of the same paths. Call it in a transaction, with some hundreds at most.
 */
export async function putRedirects(trx: Db, redirects: readonly Redirect[]): Promise<void> {
  for (const part of chunks(redirects, ROWS_PER_INSERT)) {
    await trx
      .insertInto('redirects')
      .values(part.map(({ path, target, createdAt }) => ({ path, target, created_at: createdAt })))
      .onConflict(conflict =>
        conflict.column('path').doUpdateSet(({ ref }) => ({ target: ref('excluded.target') })),
      )
      .execute()
  }
  await takeNumbers(trx, 'redirect', 1)
}

/** Removes a redirect. @returns whether there was one */
export async function deleteRedirect(trx: Db, path: string): Promise<boolean> {
  const { numDeletedRows } = await trx.deleteFrom('redirects').where('path', '=', path).executeTakeFirst()
  if (numDeletedRows > 0n) await takeNumbers(trx, 'redirect', 1)
  return numDeletedRows > 0n
}

/** A number that rises with every change of the redirects. */
export async function redirectsVersion(db: Db): Promise<number> {
  return lastNumber(db, 'redirect')
}

/** The next redirects after a path, at most `limit`; fewer mean that there are no more. */
export async function redirectsAfter(db: Db, path: string, limit: number): Promise<Redirect[]> {
  const rows = await db
    .selectFrom('redirects')
    .selectAll()
    .where('path', '>', path)
    .orderBy('path')
    .limit(limit)
    .execute()
  return rows.map(redirectOf)
}

/** Redirects whose path or target contains a text, by path. */
export function redirectPage(db: Db, text: string, request: PageRequest): Promise<Page<Redirect>> {
  const found = db
    .selectFrom('redirects')
    .selectAll()
    .where(({ or }) =>
      or([contains(db, sql.ref('path'), text), contains(db, sql`coalesce(target, '')`, text)]),
    )
  return readPage(found.orderBy('path'), request, redirectOf)
}

function redirectOf(row: Selectable<RedirectTable>): Redirect {
  return { path: row.path, target: row.target, createdAt: Number(row.created_at) }
}
