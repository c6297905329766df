import { recordAudit } from '#store/audit.ts'
import type { HeldBusiness } from '#store/held-businesses.ts'
import type { Db } from '#store/store.ts'
import type { AdminDeps } from './admin-deps.ts'
import { liveBusiness } from './show-admin-business.ts'
import { storeBusiness } from './store-business.ts'

export interface HideBusinessInput {
  readonly id: number
  /** The change number of what was seen. */
  readonly version: number
  /** false: visitors may see it again. */
  readonly isHidden: boolean
  readonly account: string
}

/**
 * Hides a business from visitors, whose pages answer 404 then, or shows it again. One that is so already stays as it is.
 * Throws business_unknown, business_gone, business_changed.
 */
export async function hideBusiness(
  { store, now }: Pick<AdminDeps, 'store' | 'now'>,
  { id, version, isHidden, account }: HideBusinessInput,
): Promise<void> {
  await store.write(async trx => {
    const held = await liveBusiness(trx, id, version)
    if (!(await setHidden(trx, held, isHidden, { account, now: now() }))) return
    await recordAudit(trx, {
      account,
      action: isHidden ? 'business.hidden' : 'business.shown',
      subject: String(id),
      details: { name: held.business.name },
      now: now(),
    })
  })
}

/** Hides or shows one business in a transaction. @returns false when it is so already */
export async function setHidden(
  trx: Db,
  held: HeldBusiness,
  isHidden: boolean,
  { account, now }: { readonly account: string | null; readonly now: number },
): Promise<boolean> {
  if (held.business.isHidden === isHidden) return false
  const business = { ...held.business, isHidden, updatedAt: now }
  await storeBusiness(trx, held, business, { kind: isHidden ? 'hidden' : 'shown', account, now })
  return true
}
