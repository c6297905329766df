import { recordAudit } from '#store/audit.ts'
import type { BusinessRecord } from '#store/businesses/business-records.ts'
import type { Db, StoreDeps } from '#store/store.ts'
import { getLiveBusiness } from './get-business.ts'
import { type BusinessAction, saveBusiness } from './save-business.ts'

export interface HideBusinessInput {
  readonly id: number
  /** The change number of the version that was shown. */
  readonly version: number
  /** false: shows it to visitors again. */
  readonly isHidden: boolean
  readonly account: string
}

/**
 * Hides a business from visitors (its page answers 404), or shows it again. Does nothing when it is so already.
 * Throws business_unknown, business_gone, business_changed.
 */
export async function hideBusiness(
  { store, now }: StoreDeps,
  { id, version, isHidden, account }: HideBusinessInput,
): Promise<void> {
  await store.write(async trx => {
    const record = await getLiveBusiness(trx, id, version)
    if (!(await setHidden(trx, record, isHidden, { account, now: now() }))) return
    await recordAudit(trx, {
      account,
      action: isHidden ? 'business.hidden' : 'business.shown',
      subject: String(id),
      details: { name: record.business.name },
      now: now(),
    })
  })
}

/** Hides or shows one business in a transaction. @returns false when it is so already */
export async function setHidden(
  trx: Db,
  record: BusinessRecord,
  isHidden: boolean,
  action: Omit<BusinessAction, 'kind'>,
): Promise<boolean> {
  if (record.business.isHidden === isHidden) return false
  const business = { ...record.business, isHidden, updatedAt: action.now }
  await saveBusiness(trx, record, business, { ...action, kind: isHidden ? 'hidden' : 'shown' })
  return true
}
