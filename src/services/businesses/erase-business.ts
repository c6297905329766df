import type { Business } from '#domain/business/business.ts'
import { fieldsWith } from '#domain/business/fields.ts'
import type { ErasedKeys } from '#domain/privacy/erasure.ts'
import { type MentionTerms, NO_TERMS } from '#domain/privacy/mentions.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { eraseBusiness } from '#store/businesses/erased-businesses.ts'
import { historyOf } from '#store/businesses/history.ts'
import { mergedIntoEach } from '#store/businesses/merged-businesses.ts'
import { oldUrlSlugsOf } from '#store/businesses/old-slugs.ts'
import { ownersOf } from '#store/businesses/owners.ts'
import { takeNumbers } from '#store/counters.ts'
import { insertJob } from '#store/jobs/jobs.ts'
import { addressHash, recordErasure } from '#store/privacy/erasures.ts'
import type { Db } from '#store/store.ts'
import { submissionById, submissionsAbout } from '#store/submissions.ts'

export interface ErasedBusiness {
  readonly id: number
  /** What stands on the suppression list for it. */
  readonly suppressions: ErasedKeys['suppressions']
}

/** The input of the job that erases the last traces. */
export interface ErasureJob {
  readonly businessIds: readonly number[]
  /** MentionTerms, encrypted; null once they are no longer needed. */
  readonly terms: string | null
  /** The database is written anew in any case: an older version erased less. */
  readonly isRewritten: boolean
}

export interface ErasureCause {
  /** The request that the business is erased for; null: a backup held it again. */
  readonly submissionId: number | null
  /** Its number: 'E-12'. */
  readonly reason: string
  readonly account: string | null
  /** Milliseconds since 1970. */
  readonly now: number
  readonly key: SiteKey
}

/**
 * Erases removed businesses and those merged into them: facts, addresses, history, and what imports and the audit log
 * store by their numbers. A job then erases what mentions them elsewhere (services/privacy/finish-erasure.ts). The
 * suppression keys must be read before. Call it in the transaction of the decision.
 */
export async function eraseBusinesses(
  trx: Db,
  businesses: readonly ErasedBusiness[],
  { submissionId, account, now, key, reason }: ErasureCause,
): Promise<ErasureJob> {
  let terms = submissionId === null ? NO_TERMS : await senderOf(trx, submissionId)
  const ids: number[] = []
  for (const { id, suppressions } of businesses) {
    const parts = [id, ...(await mergedIntoEach(trx, [id])).map(business => business.id)]
    for (const part of parts) {
      const found = await termsOf(trx, part)
      terms = together(terms, found)
      ids.push(part)
      await recordErasure(trx, {
        businessId: part,
        erasedAt: now,
        reason,
        addresses: found.addresses.map(address => addressHash(key, address)),
        suppressions: part === id ? suppressions : [],
      })
      await eraseBusiness(trx, part, await takeNumbers(trx, 'change', 1))
    }
  }
  // Encrypted: a copy of the database that is made before the job's end must not name them either.
  const input: ErasureJob = {
    businessIds: ids,
    terms: key.encrypt('erasure', JSON.stringify(terms)),
    isRewritten: false,
  }
  await insertJob(trx, { kind: 'erase', input, account }, now)
  return input
}

/** By what a business may be mentioned: everything that identifies it now or did so before. */
async function termsOf(trx: Db, id: number): Promise<MentionTerms> {
  const record = await businessRecord(trx, id)
  if (record === undefined) return NO_TERMS
  const states: Partial<Business>[] = [record.business]
  for (const { changes } of await historyOf(trx, id)) {
    for (const side of ['before', 'after'] as const)
      states.push(Object.fromEntries(changes.map(change => [change.field, change[side]])))
  }
  const texts = (...fields: (keyof Business)[]) =>
    unique(
      states.flatMap(state => fields.map(field => state[field]).filter(value => typeof value === 'string')),
    )
  const owners = (await submissionsAbout(trx, id)).filter(
    ({ kind, isFromOwner }) => isFromOwner || kind === 'listing',
  )
  return {
    names: texts('name'),
    streets: texts('street'),
    phones: texts(...fieldsWith({ kind: 'phone' })),
    emails: unique([
      ...texts(...fieldsWith({ kind: 'email' })),
      ...(await ownersOf(trx, id)),
      ...owners.flatMap(({ senderEmail }) => senderEmail ?? []),
    ]),
    urls: unique([
      ...texts(...fieldsWith({ kind: 'link' })),
      ...states.flatMap(({ photos = [], profiles = [] }) => [...photos, ...profiles]),
    ]),
    ids: texts('placeId', 'googleId', 'cid'),
    addresses: unique([record.urlSlug, ...((await oldUrlSlugsOf(trx, [id])).get(id) ?? [])]),
  }
}

/** Who asked for the erasure. */
async function senderOf(trx: Db, submissionId: number): Promise<MentionTerms> {
  const { senderName = null, senderEmail = null } = (await submissionById(trx, submissionId)) ?? {}
  return { ...NO_TERMS, names: unique([senderName ?? '']), emails: unique([senderEmail ?? '']) }
}

function together(a: MentionTerms, b: MentionTerms): MentionTerms {
  const fields = Object.keys(NO_TERMS) as (keyof MentionTerms)[]
  return Object.fromEntries(
    fields.map(field => [field, unique([...a[field], ...b[field]])]),
  ) as unknown as MentionTerms
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter(value => value !== ''))]
}
