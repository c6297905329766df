import { DomainError } from '#domain/errors.ts'
import { type HeldBusiness, heldBusiness } from '#store/held-businesses.ts'
import type { Db } from '#store/store.ts'
import { readMailLink } from './mail-links.ts'

/** A business that visitors see, as the truth has it. Throws business_unknown, also for hidden ones, and business_gone. */
export async function visibleBusiness(db: Db, id: number): Promise<HeldBusiness> {
  const held = await heldBusiness(db, id)
  if (held === undefined) throw new DomainError('business_unknown', { id })
  if (held.removedAt !== null) throw new DomainError('business_gone', { id })
  if (held.business.isHidden) throw new DomainError('business_unknown', { id })
  return held
}

/** Whether a token is that of a link mailed to the owner of this business, or what is wrong with it. */
export async function readOwnerToken(
  db: Db,
  { token, businessId, now }: { readonly token: string; readonly businessId: number; readonly now: number },
): Promise<'owner' | 'unknown' | 'expired'> {
  const link = await readMailLink(db, token, now)
  if (link === 'unknown' || link === 'expired') return link
  return link.purpose === 'owner' && link.subjectId === businessId ? 'owner' : 'unknown'
}
