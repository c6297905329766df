import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type DocIdSet, NO_DOCS } from '#search/snapshot/doc-id-set.ts'

/** The words of the names of one file. A row plus `base` is a docId. */
export class NameWords {
  readonly #base: number
  readonly #prefix: StatementSync

  constructor(database: DatabaseSync, base: number) {
    this.#base = base
    this.#prefix = database.prepare(
      'SELECT json_group_array(rowid) AS rows FROM (SELECT rowid FROM name_words WHERE name_words MATCH ? ORDER BY rowid LIMIT ? OFFSET ?)',
    )
  }

  /** See Segment. */
  beginning(words: readonly string[], limit: number, offset: number): DocIdSet {
    if (words.length === 0) return NO_DOCS
    return docIdsOf(this.#prefix.get(`${words.map(quoted).join(' AND ')} *`, limit, offset), this.#base)
  }
}

/** The docIds of a JSON array `rows`: SQLite returns one 2.7 times as fast as rows. */
export function docIdsOf(row: Record<string, unknown> | undefined, base: number): DocIdSet {
  const rows: unknown = JSON.parse(String(row?.rows ?? '[]'))
  if (!Array.isArray(rows) || rows.length === 0) return NO_DOCS
  const docIds = Uint32Array.from(rows as number[])
  if (base > 0) for (let at = 0; at < docIds.length; at++) docIds[at] = (docIds[at] ?? 0) + base
  return docIds
}

/** Terms have only letters, digits and the token prefix. Quoting makes any other text safe too. */
export function quoted(term: string): string {
  return `"${term.replaceAll('"', '""')}"`
}
