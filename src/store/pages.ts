import type { SelectQueryBuilder } from 'kysely'
import { offsetOf, type Page, type PageRequest, totalPagesOf } from '#domain/paging.ts'

/**
 * One page of what a query finds, and how much it finds in all.
 * @param found the query with its columns and order, without a limit
 * @param entryOf makes an entry of a row
 * @throws DomainError offset_too_large
 */
export async function readPage<Tables, Names extends keyof Tables, Row, Entry>(
  found: SelectQueryBuilder<Tables, Names, Row>,
  { page, limit }: PageRequest,
  entryOf: (row: NoInfer<Row>) => Entry,
): Promise<Page<Entry>> {
  const offset = offsetOf(page, limit)
  const total = await countRows(found)
  const rows = await found.limit(limit).offset(offset).execute()
  return {
    entries: rows.map(row => entryOf(row as Row)),
    total,
    page,
    totalPages: totalPagesOf(total, limit),
  }
}

/** How many rows a query finds, whatever its columns and its order. */
export async function countRows<Tables, Names extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, Names, Row>,
): Promise<number> {
  const { count } = await found
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll().as('count'))
    .$castTo<{ count: number | string }>()
    .executeTakeFirstOrThrow()
  return Number(count)
}
