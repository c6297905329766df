import type { Business } from '#domain/business/business.ts'
import { matchKeyOf } from '#services/businesses/row-keys.ts'
import { historyOf } from '#store/businesses/business-history.ts'
import type { Db } from '#store/store.ts'

/** By what files may name a business. */
export interface BusinessKeys {
  readonly placeIds: ReadonlySet<string>
  readonly matchKeys: ReadonlySet<string>
  /** E.164. */
  readonly phones: ReadonlySet<string>
}

const KEY_FIELDS: ReadonlySet<string> = new Set([
  'placeId',
  'name',
  'street',
  'postalCode',
  'city',
  'phone',
  'latitude',
  'longitude',
] satisfies (keyof Business)[])

/**
 * Every key that a business is or was known by: files go on naming it as they did before somebody corrected its name
 * or address here.
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
    phones: known(states.map(({ phone }) => phone)),
  }
}

function known(values: readonly (string | null)[]): ReadonlySet<string> {
  return new Set(values.filter(value => value !== null))
}
