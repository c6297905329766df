import type { AdminBusiness } from '#domain/business/admin-business.ts'
import type { Business } from '#domain/business/business.ts'
import type { BusinessField } from '#domain/business/fields.ts'
import { changedLocks, type Edit, editedBusiness } from '#domain/edit/edit.ts'
import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { recordAudit } from '#store/audit.ts'
import { holderOfPlaceId } from '#store/businesses/business-records.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { getLiveBusiness } from './get-business.ts'
import { saveBusiness } from './save-business.ts'
import { showAdminBusiness } from './show-admin-business.ts'
import { type Confirmations, unconfirmedFaults } from './unconfirmed-faults.ts'

export interface EditBusinessInput extends Confirmations {
  readonly id: number
  /** The change number of the edited version. */
  readonly version: number
  readonly edit: Edit
  readonly account: string
}

export type EditResult =
  | { readonly kind: 'saved'; readonly business: AdminBusiness }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault<BusinessField>[] }

/**
 * Stores an administrator's edit of one business and locks the edited fields against imports. An edit without a change
 * stores nothing.
 * Throws business_unknown, business_gone, business_changed, and place_id_taken when another live business has the place
 * id.
 */
export async function editBusiness(
  { store, index, now }: StoreDeps & { readonly index: DirectoryIndex },
  { id, version, edit, account, ...confirmed }: EditBusinessInput,
): Promise<EditResult> {
  const faults = await store.write(async trx => {
    const record = await getLiveBusiness(trx, id, version)
    const rules = await categoryRules(trx)
    const edited = editedBusiness(record.business, edit, berlinDate(now()), now(), 'administrator', rules)
    if (edited.kind === 'refused') return edited.faults
    if (edited.kind === 'unchanged') return []
    const { business, fields } = edited
    const doubts = unconfirmedFaults(business, fields, { index, rules }, confirmed)
    if (doubts.length > 0) return doubts
    if (fields.includes('placeId')) await requireFreePlaceId(trx, business)
    await saveBusiness(trx, record, business, { kind: 'changed', account, now: now() })
    await recordAudit(trx, {
      account,
      action: 'business.edited',
      subject: String(id),
      details: { name: business.name, fields, locks: changedLocks(record.business, business) },
      now: now(),
    })
    return []
  })
  return faults.length > 0
    ? { kind: 'refused', faults }
    : { kind: 'saved', business: await showAdminBusiness({ store }, id) }
}

/** Throws place_id_taken when another live business has this one's place id. */
export async function requireFreePlaceId(
  trx: Db,
  { id, placeId }: Pick<Business, 'id' | 'placeId'>,
): Promise<void> {
  const holder = placeId === null ? undefined : await holderOfPlaceId(trx, placeId, id)
  if (holder !== undefined) throw new DomainError('place_id_taken', { id: holder })
}
