import type { Business } from '#domain/business/business.ts'
import { fieldsWith } from '#domain/business/fields.ts'
import type { ErasedKeys, SuppressionKind } from '#domain/privacy/erasure.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { matchKeyOf } from '#services/businesses/row-keys.ts'
import { recordAudit } from '#store/audit.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import { historyOf } from '#store/businesses/history.ts'
import { mergedIntoEach } from '#store/businesses/merged-businesses.ts'
import { suppressForGood, suppressionHash } from '#store/privacy/suppressions.ts'
import type { Db } from '#store/store.ts'

/**
 * Keeps a business out of the directory after an objection: by every present or former place id, name and address of
 * the business and of those merged into it, and by its telephone numbers where wanted. Restoring the business does not
 * remove the keys.
 * @returns what now stands on the suppression list
 */
export async function suppressBusiness(
  trx: Db,
  { business }: BusinessRecord,
  {
    reason,
    alsoPhone,
    account,
    now,
    key,
  }: {
    readonly reason: string
    readonly alsoPhone: boolean
    readonly account: string
    readonly now: number
    readonly key: SiteKey
  },
): Promise<ErasedKeys['suppressions']> {
  const keys: ErasedKeys['suppressions'][number][] = []
  const add = async (kind: SuppressionKind, value: string) => {
    const hashed = { kind, value: suppressionHash(key, kind, value) }
    await suppressForGood(trx, { ...hashed, reason, now })
    keys.push(hashed)
  }
  const merged = await mergedIntoEach(trx, [business.id])
  const parts = await Promise.all(merged.map(part => businessRecord(trx, part.id)))
  for (const part of [business, ...parts.flatMap(record => record?.business ?? [])]) {
    const { placeIds, matchKeys, phones } = await keysFromHistory(trx, part)
    for (const value of placeIds) await add('place_id', value)
    for (const value of matchKeys) await add('name_address', value)
    if (!alsoPhone) continue
    for (const value of phones) await add('phone', value)
  }
  await recordAudit(trx, {
    account,
    action: 'suppression.added',
    subject: String(business.id),
    details: { reason, kinds: ['place_id', 'name_address', ...(alsoPhone ? ['phone'] : [])] },
    now,
  })
  return keys
}

/** The keys by which files may name a business. */
export interface BusinessKeys {
  readonly placeIds: ReadonlySet<string>
  readonly matchKeys: ReadonlySet<string>
  /** E.164. */
  readonly phones: ReadonlySet<string>
}

const PHONES = fieldsWith({ kind: 'phone' })

const KEY_FIELDS: ReadonlySet<string> = new Set([
  'placeId',
  'name',
  'street',
  'postalCode',
  'city',
  ...PHONES,
  'latitude',
  'longitude',
] satisfies (keyof Business)[])

/**
 * Every present or former key of a business: files go on naming it as they did before its name or address was corrected
 * here.
 */
export async function keysFromHistory(trx: Db, business: Business): Promise<BusinessKeys> {
  const states = [business]
  let state = business
  for (const { changes } of await historyOf(trx, business.id)) {
    const keyChanges = changes.filter(({ field }) => KEY_FIELDS.has(field))
    if (keyChanges.length === 0) continue
    state = { ...state, ...Object.fromEntries(keyChanges.map(({ field, before }) => [field, before])) }
    states.push(state)
  }
  return {
    placeIds: known(states.map(({ placeId }) => placeId)),
    matchKeys: known(states.map(matchKeyOf)),
    phones: known(states.flatMap(state => PHONES.map(field => state[field]))),
  }
}

function known(values: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(values.filter(value => value !== null))
}
