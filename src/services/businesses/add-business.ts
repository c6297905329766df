import type { AdminBusiness, AdminBusinessRow } from '#domain/business/admin-business.ts'
import type { BusinessDraft } from '#domain/business/business.ts'
import type { BusinessField } from '#domain/business/fields.ts'
import { type Edit, newDraft } from '#domain/edit/edit.ts'
import { UNKNOWN_FACTS } from '#domain/edit/merge-draft.ts'
import { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { berlinDate } from '#domain/time/berlin-day.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { isSuppressed } from '#services/privacy/suppressions.ts'
import { recordAudit } from '#store/audit.ts'
import { listedByIds } from '#store/businesses/listed-businesses.ts'
import { categoryRules } from '#store/categories/category-rules.ts'
import { suppressionList } from '#store/privacy/suppressions.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { findKnownBusiness } from './find-matches.ts'
import { type DescribedBusiness, findSimilarBusinesses } from './find-similar-businesses.ts'
import { adminRowOf } from './list-admin-businesses.ts'
import { saveDrafts } from './save-drafts.ts'
import { showAdminBusiness } from './show-admin-business.ts'
import { type Confirmations, unconfirmedFaults } from './unconfirmed-faults.ts'

export interface AddBusinessInput extends Confirmations {
  readonly fields: Edit['fields']
  /** The administrator has seen the similar businesses: it is none of them. */
  readonly isAnother?: boolean
  readonly account: string
}

export type AddResult =
  | { readonly kind: 'added'; readonly business: AdminBusiness }
  | {
      readonly kind: 'similar'
      readonly businesses: readonly AdminBusinessRow[]
      /** A file with these facts would be about the one of the list, so no other one can be added. */
      readonly isSame: boolean
    }
  | { readonly kind: 'refused'; readonly faults: readonly FieldFault<BusinessField>[] }

/**
 * Adds a business that the administrator describes; its facts are locked against imports. Nothing is stored where it may be
 * one that the directory has.
 * Throws listing_suppressed for what must not come back.
 */
export async function addBusiness(deps: AddDeps, input: AddBusinessInput): Promise<AddResult> {
  const read = newDraft(input.fields)
  if (read.kind === 'refused') return read
  const similar = input.isAnother === true ? [] : await findSimilarBusinesses(deps, described(read.draft))
  const found = await deps.store.write(trx => addDraft(trx, read.draft, similar, deps, input))
  if (found.kind === 'refused') return found
  if (found.kind === 'added') return { kind: 'added', business: await showAdminBusiness(deps, found.id) }
  const businesses = (await listedByIds(deps.store.db, found.ids)).map(adminRowOf)
  return { kind: 'similar', businesses, isSame: found.isSame }
}

type AddDeps = StoreDeps & { readonly index: DirectoryIndex }

type Found =
  | { readonly kind: 'added'; readonly id: number }
  | { readonly kind: 'similar'; readonly ids: readonly number[]; readonly isSame: boolean }
  | Extract<AddResult, { kind: 'refused' }>

async function addDraft(
  trx: Db,
  draft: BusinessDraft,
  similar: readonly number[],
  { store, index, now }: AddDeps,
  { account, ...confirmed }: AddBusinessInput,
): Promise<Found> {
  const { name = '', category = '' } = draft
  const rules = await categoryRules(trx)
  const placed = { ...UNKNOWN_FACTS, ...draft, categorySlug: rules.ofName(category).slug }
  const faults = unconfirmedFaults(placed, ['category', 'postalCode', 'city'], { index, rules }, confirmed)
  if (faults.length > 0) return { kind: 'refused', faults }
  const suppressed = await suppressionList(trx, store.key)
  if (isSuppressed(draft, suppressed)) throw new DomainError('listing_suppressed')
  const same = await findKnownBusiness(trx, draft)
  if (same !== undefined) return { kind: 'similar', ids: [same.business.id], isSame: true }
  if (similar.length > 0) return { kind: 'similar', ids: similar, isSame: false }
  const origin = { source: 'administrator', date: berlinDate(now()), isLocked: true } as const
  const [saved] = await saveDrafts(trx, {
    drafts: [draft],
    origin,
    suppressed,
    now: now(),
    cause: { account },
  })
  if (saved?.id == null) throw new Error('A business that is neither suppressed nor known was not stored')
  // Its Google ID is that of a business that was merged into another.
  if (saved.outcome !== 'created') return { kind: 'similar', ids: [saved.id], isSame: true }
  const subject = String(saved.id)
  await recordAudit(trx, { account, action: 'business.added', subject, details: { name }, now: now() })
  return { kind: 'added', id: saved.id }
}

function described({ name = '', street, postalCode, city = '', phone }: BusinessDraft): DescribedBusiness {
  return { name, address: street ?? '', postalCode: postalCode ?? '', city, phone: phone ?? '' }
}
