import { DomainError } from '#domain/errors.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import type { Db } from '#store/store.ts'

/**
 * A business that visitors see, as the database has it. Throws business_unknown, also for hidden ones, and
 * business_gone.
 */
export async function getVisibleBusiness(db: Db, id: number): Promise<BusinessRecord> {
  const record = await businessRecord(db, id)
  if (record === undefined) throw new DomainError('business_unknown', { id })
  if (record.removedAt !== null) throw new DomainError('business_gone', { id })
  if (record.business.isHidden) throw new DomainError('business_unknown', { id })
  return record
}

/** The business with this number, removed or not. Throws business_unknown. */
export async function getBusiness(db: Db, id: number): Promise<BusinessRecord> {
  const record = await businessRecord(db, id)
  if (record === undefined) throw new DomainError('business_unknown', { id })
  return record
}

/**
 * The live business with this number.
 * @param version the change number of the version that was shown
 * Throws business_unknown, business_gone for a removed one, and business_changed when it changed meanwhile.
 */
export async function getLiveBusiness(db: Db, id: number, version?: number): Promise<BusinessRecord> {
  const record = await getBusiness(db, id)
  if (record.removedAt !== null) throw new DomainError('business_gone', { id })
  if (version !== undefined && record.version !== version) throw new DomainError('business_changed', { id })
  return record
}
