import type { Business } from '#domain/business/business.ts'
import { demoRows } from '#domain/demo/rows.ts'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header/header.ts'
import { newBusiness } from '#domain/edit/merge-draft.ts'
import { slugify } from '#domain/text/slug.ts'

/** Fictional businesses without a store around them; numbered addresses stand in for the writer's unique ones. */
export function* demonstrationBusinesses(count: number): Generator<Business> {
  const { header, rows } = demoRows({ count })
  const reading = readHeader(header)
  if (reading.kind === 'refused') throw new Error(reading.reason)
  let id = 0
  for (const cells of rows) {
    const result = draftFromRow(reading, cells)
    if (!('draft' in result)) throw new Error(JSON.stringify(result.faults))
    const business = newBusiness(result.draft, { source: 'demonstration', date: '2026-11-20' }, ++id, 0)
    yield { ...business, slug: `${slugify(business.name)}-${id}` }
  }
}
