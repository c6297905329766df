import type { GroupSlug } from '#domain/category/group.ts'
import type { BusinessPage, BusinessPages } from '#domain/search/search.ts'
import { fieldOf } from '#search/document/checked-text.ts'
import { ENTRY_KIND } from '#search/index/schema.ts'
import type { Snapshot } from '#search/snapshot/snapshot.ts'

/** SQLite extracts the fields: reading whole cards and details would take four times as long. */
const COLUMNS = `${fieldOf('card', 'urlSlug')} AS url_slug, ${fieldOf('card', 'citySlug')} AS city,
  ${fieldOf('card', 'categorySlug')} AS category, ${fieldOf('card', 'categoryGroup')} AS group_slug,
  ${fieldOf('detail', 'contentScore')} AS content_score, ${fieldOf('detail', 'isMultilingual')} AS is_multilingual,
  ${fieldOf('detail', 'updatedAt')} AS updated_at`
const MAIN = `SELECT id, ${COLUMNS} FROM document WHERE id > ? ORDER BY id LIMIT ?`
const DELTA = `SELECT id, ${COLUMNS} FROM entry WHERE id > ? AND kind = ${ENTRY_KIND.listed} ORDER BY id LIMIT ?`

/**
 * The pages of listed businesses with ids above `afterId`, in the order of ids.
 * @param limit how many documents are read; the answer may have fewer
 */
export function businessPagesAfter(snapshot: Snapshot, afterId: number, limit: number): BusinessPages {
  const built = snapshot.statement('main', MAIN).all(afterId, limit)
  const changed = snapshot.statement('delta', DELTA).all(afterId, limit)
  // A full list may have more rows behind its last one.
  const end = Math.min(lastOf(built, limit), lastOf(changed, limit))
  const unchanged = built.filter(({ id }) => snapshot.mainRowOf(Number(id)) !== 0 && !isChanged(snapshot, id))
  const pages = [...unchanged, ...changed].map(pageOf).filter(({ id }) => id <= end)
  return { pages: pages.sort((a, b) => a.id - b.id), next: end === Number.POSITIVE_INFINITY ? null : end }
}

type Row = Record<string, unknown>

function lastOf(rows: readonly Row[], limit: number): number {
  return rows.length < limit ? Number.POSITIVE_INFINITY : Number(rows.at(-1)?.id)
}

/** Whether the delta says everything about a business, perhaps only that it was removed. */
function isChanged({ state }: Snapshot, id: unknown): boolean {
  return state.entries.has(Number(id))
}

function pageOf(row: Row): BusinessPage {
  return {
    id: Number(row.id),
    urlSlug: String(row.url_slug),
    citySlug: String(row.city),
    categorySlug: String(row.category),
    // Written by card.ts from a GroupSlug.
    categoryGroup: String(row.group_slug) as GroupSlug,
    contentScore: Number(row.content_score),
    isMultilingual: row.is_multilingual === 1,
    updatedAt: Date.parse(String(row.updated_at)),
  }
}
