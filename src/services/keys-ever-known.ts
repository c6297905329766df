import type { Business } from '#domain/business/business.ts'
import { historyOf } from '#store/business-history.ts'
import type { Db } from '#store/store.ts'
import { matchKeyOf } from './row-keys.ts'

/** By what files may name a business. */
export interface KnownKeys {
  readonly placeIds: ReadonlySet<string>
  readonly matchKeys: ReadonlySet<string>
  /** E.164. */
  readonly phones: ReadonlySet<string>
}

const TOLD_BY: ReadonlySet<string> = new Set([
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
export async function keysEverKnown(trx: Db, business: Business): Promise<KnownKeys> {
  const states = [business]
  let state = business
  for (const { changes } of await historyOf(trx, business.id)) {
    const told = changes.filter(({ field }) => TOLD_BY.has(field))
    if (told.length === 0) continue
    state = { ...state, ...Object.fromEntries(told.map(({ field, before }) => [field, before])) }
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
