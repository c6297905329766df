import type { HistoryKind } from '#domain/business/history.ts'
import { note, REASON_FACT } from '#domain/edit/entry-facts.ts'
import type { SuppressionKind } from '#domain/privacy/erasure.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { recordAudit } from '#store/audit.ts'
import { type BusinessRecord, businessRecord, isMatchKeyShared } from '#store/businesses/business-records.ts'
import { mergedIntoEach } from '#store/businesses/merged-businesses.ts'
import { suppress, suppressionHash } from '#store/privacy/suppressions.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { getLiveBusiness } from './get-business.ts'
import { type BusinessAction, saveRemoval } from './save-business.ts'

export interface RemoveBusinessInput {
  readonly id: number
  /** The change number of the version that was shown. */
  readonly version: number
  /** The reason, which is also stored in the suppression list. */
  readonly reason: string
  readonly account: string
}

/**
 * Removes a business for good: its pages answer 410, and no import brings it back.
 * Throws business_unknown, business_gone, business_changed.
 */
export async function removeBusiness(
  { store, now }: StoreDeps,
  { id, version, reason, account }: RemoveBusinessInput,
): Promise<void> {
  await store.write(async trx => {
    const record = await getLiveBusiness(trx, id, version)
    await removeFor(trx, record, { reason, account, now: now(), key: store.key })
    await recordAudit(trx, {
      account,
      action: 'business.removed',
      subject: String(id),
      details: { name: record.business.name, reason },
      now: now(),
    })
  })
}

export interface RemovalAction extends Omit<BusinessAction, 'kind'> {
  /** 'removed' by default. */
  readonly kind?: HistoryKind
  readonly reason: string
  /** Hashes what is stored on the suppression list. */
  readonly key: SiteKey
}

/** Removes one live business in a transaction and keeps imports from bringing it back. */
export async function removeFor(
  trx: Db,
  record: BusinessRecord,
  { reason, key, notes = [], kind = 'removed', ...action }: RemovalAction,
): Promise<void> {
  const { id } = record.business
  const { now } = action
  await saveRemoval(trx, id, {
    ...action,
    kind,
    mergedInto: null,
    notes: [note(REASON_FACT, null, reason), ...notes],
  })
  // Businesses that were merged into it have keys of their own in files to come.
  const merged = await mergedIntoEach(trx, [id])
  const parts = await Promise.all(merged.map(part => businessRecord(trx, part.id)))
  for (const part of [record, ...parts]) {
    if (part !== undefined) await suppressKeys(trx, key, part, { reason, businessId: id, now })
  }
}

async function suppressKeys(
  trx: Db,
  key: SiteKey,
  { business, matchKey, statedKey }: BusinessRecord,
  entry: { readonly reason: string; readonly businessId: number; readonly now: number },
): Promise<void> {
  const keep = (kind: SuppressionKind, value: string) =>
    suppress(trx, { kind, value: suppressionHash(key, kind, value), ...entry })
  if (business.placeId !== null) await keep('place_id', business.placeId)
  // Otherwise a business that stays and has the same name and address would not be updated by imports any more.
  for (const value of [matchKey, statedKey])
    if (value !== null && !(await isMatchKeyShared(trx, value, business.id)))
      await keep('name_address', value)
}
