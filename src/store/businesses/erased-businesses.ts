import type { Insertable } from 'kysely'
import { newBusiness } from '#domain/edit/merge-draft.ts'
import { type BusinessTable, rowOf } from '#store/businesses/business-row.ts'
import type { Db } from '#store/store.ts'
import { freedAddress } from './freed-address.ts'

/**
 * Empties a removed business, its addresses, its history, and what imports and the audit log store of it. Cannot be
 * undone.
 */
export async function eraseBusiness(db: Db, id: number, change: number): Promise<void> {
  await db
    .updateTable('businesses')
    .set({ ...ERASED, slug: '', url_slug: freedAddress(id), change })
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
  await db.deleteFrom('old_slugs').where('business_id', '=', id).execute()
  await db.deleteFrom('mail_links').where('purpose', '=', 'owner').where('subject_id', '=', id).execute()
  for (const table of ['stale_businesses', 'rechecks', 'import_sightings'] as const)
    await db.deleteFrom(table).where('business_id', '=', id).execute()
  await db.deleteFrom('photo_checks').where('business_id', '=', id).execute()
  await db.deleteFrom('owners').where('business_id', '=', id).execute()
  await db
    .deleteFrom('pictures')
    .where(({ eb, or }) => or([eb('business_id', '=', id), eb('merged_from', '=', id)]))
    .execute()
  await db
    .deleteFrom('offered_pictures')
    .where('submission_id', 'in', about =>
      about
        .selectFrom('submissions')
        .select('id')
        .where(({ eb, or }) => or([eb('business_id', '=', id), eb('merged_from', '=', id)])),
    )
    .execute()
  await db
    .updateTable('audit')
    .set({ details: '{}' })
    .where('subject', '=', String(id))
    .where('action', 'like', 'business.%')
    .execute()
}

/** Whether a business was erased: nothing else has no name. */
export function isErased({ name }: { readonly name: string }): boolean {
  return name === ''
}

/** What an erased business keeps: its number and its city, so that past counts stay right. */
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
      statedKey: null,
      nameSort: '',
      change: 0,
    }),
  ).filter(([column]) => !KEPT.has(column as keyof BusinessTable)),
)
