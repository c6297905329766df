import type { BusinessDraft } from '#domain/business/business.ts'
import { ConstantIdFinder, type ConstantIds, ID_FIELDS } from '#domain/draft/constant-ids.ts'
import { cityNameOf, draftKey, recognitionKey, streetKey } from '#domain/duplicate/recognition-key.ts'
import type { RowFault } from '#domain/import/import-result.ts'
import { spooledRows } from '#gateways/files/row-spool.ts'
import type { ReadRow } from './read-row.ts'

/** What the rows of a file say only together. */
export interface FileFacts {
  readonly constantIds: ConstantIds
  /** Hashes of the keys of rows that are there more than once. */
  readonly repeated: readonly number[]
}

/** Gathers the facts of a file while its rows are read. */
export class FileFactFinder {
  readonly #constant = new ConstantIdFinder()
  /** Eight bytes for each row. */
  readonly #seen = new Set<number>()
  readonly #repeated = new Set<number>()

  take({ draft }: ReadRow): void {
    if (draft === undefined) return
    this.#constant.take(draft)
    const hash = hashOf(keyOf(draft))
    if (this.#seen.has(hash)) this.#repeated.add(hash)
    else this.#seen.add(hash)
  }

  facts(): FileFacts {
    return { constantIds: this.#constant.constantIds(), repeated: [...this.#repeated] }
  }
}

/**
 * The rows of a spooled file as they are stored or compared. An id that stands in most rows is left out. Rows about one
 * business all state what the rows together say, the last one counting most: otherwise each import of the file would
 * change the entry back and forth. Gives the same rows each time.
 */
export async function* rowsOfFile(
  spool: string,
  { constantIds, repeated }: FileFacts,
): AsyncGenerator<readonly ReadRow[]> {
  const whole = await mergedDrafts(spool, constantIds, new Set(repeated))
  for await (const batch of spooledRows<ReadRow>(spool)) {
    yield batch.map(row => {
      const { draft, faults } = withoutConstantIds(row, constantIds)
      if (draft === undefined) return row
      return { ...row, faults, draft: (whole.size > 0 ? whole.get(keyOf(draft)) : undefined) ?? draft }
    })
  }
}

/** By key, only of rows that are there more than once. */
async function mergedDrafts(
  spool: string,
  constantIds: ConstantIds,
  repeated: ReadonlySet<number>,
): Promise<ReadonlyMap<string, BusinessDraft>> {
  const merged = new Map<string, BusinessDraft>()
  if (repeated.size === 0) return merged
  for await (const batch of spooledRows<ReadRow>(spool)) {
    for (const row of batch) {
      const { draft } = withoutConstantIds(row, constantIds)
      if (draft === undefined) continue
      const key = keyOf(draft)
      if (repeated.has(hashOf(key))) merged.set(key, { ...merged.get(key), ...draft })
    }
  }
  return merged
}

function withoutConstantIds(
  { draft, faults }: ReadRow,
  constantIds: ConstantIds,
): { readonly draft: BusinessDraft | undefined; readonly faults: readonly RowFault[] } {
  if (draft === undefined) return { draft, faults }
  const found = ID_FIELDS.filter(field => draft[field] !== undefined && draft[field] === constantIds[field])
  if (found.length === 0) return { draft, faults }
  const rest = { ...draft }
  for (const field of found) delete rest[field]
  const notes = found.map(field => ({ field, code: 'id_in_most_rows', value: draft[field] ?? '' }))
  return { draft: rest, faults: [...faults, ...notes] }
}

/** Equal for rows about one business. Without an id and an address, street and city tell branches from each other. */
function keyOf(draft: BusinessDraft): string {
  const id = draft.placeId ?? draft.googleId ?? draft.cid
  if (id !== undefined) return id
  const branch = () => `${recognitionKey(draft)}|${streetKey(draft.street ?? '')}|${cityNameOf(draft)}`
  return draftKey(draft) ?? branch()
}

/** FNV-1a with 32 bits: two keys with one hash only cost a look-up. */
function hashOf(key: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < key.length; at++) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01000193)
  return hash
}
