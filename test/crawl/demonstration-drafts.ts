import type { BusinessDraft } from '#domain/business/business.ts'
import { demoRows } from '#domain/demo/rows.ts'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header/header.ts'

/** Invented businesses like those of the demonstration. */
export function demonstrationDrafts(count: number): BusinessDraft[] {
  const { header, rows } = demoRows({ count })
  const reading = readHeader(header)
  if (reading.kind === 'refused') throw new Error(reading.reason)
  return [...rows].flatMap(cells => {
    const read = draftFromRow(reading, cells)
    return 'draft' in read ? [read.draft] : []
  })
}
