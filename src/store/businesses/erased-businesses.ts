import type { Insertable } from 'kysely'
import { newBusiness } from '#domain/edit/merge-draft.ts'
import { type BusinessTable, rowOf } from '#store/businesses/business-row.ts'
import type { Db } from '#store/store.ts'

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

/**
 * What an erased business keeps: its number, its place and its address, so that the address still answers 410 and past
 * counts stay right.
 */
const KEPT: ReadonlySet<keyof BusinessTable> = new Set([
  'id',
  'category',
  'category_slug',
  'category_group',
  'city',
  'city_slug',
  'state',
  'country_code',
  'status',
  'has_service_area',
  'slug',
  'url_slug',
  'source',
  'source_date',
  'is_hidden',
  'removed_at',
  'merged_into',
  'change',
  'created_at',
  'updated_at',
])

const ERASED: Partial<Insertable<BusinessTable>> = Object.fromEntries(
  Object.entries(
    rowOf(newBusiness({}, { source: 'administrator', date: '' }, 0, 0), {
      matchKey: null,
      nameSort: '',
      change: 0,
    }),
  ).filter(([column]) => !KEPT.has(column as keyof BusinessTable)),
)
