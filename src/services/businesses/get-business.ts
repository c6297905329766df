import { DomainError } from '#domain/errors.ts'
import { readMailLink } from '#services/mail/mail-links.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import type { Db } from '#store/store.ts'

/** A business that visitors see, as the truth has it. Throws business_unknown, also for hidden ones, and business_gone. */
export async function getVisibleBusiness(db: Db, id: number): Promise<BusinessRecord> {
  const record = await businessRecord(db, id)
  if (record === undefined) throw new DomainError('business_unknown', { id })
  if (record.removedAt !== null) throw new DomainError('business_gone', { id })
  if (record.business.isHidden) throw new DomainError('business_unknown', { id })
  return record
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
