import type { BusinessTable } from '#store/schema/business-tables.ts'
import type { Db } from '#store/store.ts'

/**
 * What an erased business keeps: its number, its place and its address, so that the address still answers 410 and past
 * counts stay right. Everything about a person is empty.
 */
const ERASED = {
  place_id: null,
  google_id: null,
  cid: null,
  match_key: null,
  name: '',
  name_sort: '',
  subtypes: '[]',
  street: null,
  postal_code: null,
  district: null,
  full_address: null,
  latitude: null,
  longitude: null,
  phone: null,
  website: null,
  rating: null,
  review_count: 0,
  reviews_per_score: null,
  reviews_link: null,
  opening_hours: null,
  photos: '[]',
  photos_count: 0,
  description: null,
  about: '{}',
  verified: 0,
  price_level: null,
  field_sources: '{}',
  completeness: 0,
} as const satisfies Partial<BusinessTable>

/** Empties a removed business, its history, and what imports and the audit log store of it. Cannot be undone. */
export async function eraseBusiness(db: Db, id: number, change: number): Promise<void> {
  await db
    .updateTable('businesses')
    .set({ ...ERASED, change })
    .where('id', '=', id)
    .where('removed_at', 'is not', null)
    .execute()
  await db.updateTable('history').set({ before: null, after: null }).where('business_id', '=', id).execute()
  await db
    .updateTable('import_outcomes')
    .set({ name: null, place_id: null, reasons: null, changes: null })
    .where('business_id', '=', id)
    .execute()
  await db
    .deleteFrom('duplicate_pairs')
    .where(({ eb, or }) => or([eb('a', '=', id), eb('b', '=', id)]))
    .execute()
  await db.deleteFrom('photo_checks').where('business_id', '=', id).execute()
  await db.deleteFrom('owners').where('business_id', '=', id).execute()
  await db
    .deleteFrom('pictures')
    .where(({ eb, or }) => or([eb('business_id', '=', id), eb('merged_from', '=', id)]))
    .execute()
  await db
    .deleteFrom('offered_pictures')
    .where('submission_id', 'in', db.selectFrom('submissions').select('id').where('business_id', '=', id))
    .execute()
  await db
    .updateTable('audit')
    .set({ details: '{}' })
    .where('subject', '=', String(id))
    .where('action', 'like', 'business.%')
    .execute()
}
