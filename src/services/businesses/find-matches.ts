import type { BusinessDraft } from '#domain/business/business.ts'
import { type BusinessRecord, businessRecord } from '#store/businesses/business-records.ts'
import { businessesMatching, type MatchedBusiness, type MatchKeys } from '#store/businesses/businesses.ts'
import { type MergedKeys, mergedKeys } from '#store/businesses/merged-businesses.ts'
import type { Db } from '#store/store.ts'
import { matchKeyOfDraft } from './row-keys.ts'

/** The stored businesses that drafts may be about. */
export interface DraftMatches {
  /** Live businesses that share a key with one of the drafts, in order of their numbers. */
  readonly stored: readonly MatchedBusiness[]
  /** Keys of businesses that were merged into others. */
  readonly merged: MergedKeys
}

/** Reads the businesses that drafts may be about. Removed ones are left out, so their place ids may be used again. */
export async function findMatches(db: Db, keys: MatchKeys): Promise<DraftMatches> {
  return { stored: await businessesMatching(db, keys), merged: await mergedKeys(db, keys) }
}

/** Every key by which one of the drafts may be recognised. */
export function keysOfDrafts(drafts: readonly BusinessDraft[]): MatchKeys {
  return {
    placeIds: defined(drafts.map(draft => draft.placeId)),
    googleIds: defined(drafts.map(draft => draft.googleId)),
    cids: defined(drafts.map(draft => draft.cid)),
    matchKeys: defined(drafts.map(matchKeyOfDraft)),
  }
}

/** The live business that a file with this draft would be about. */
export async function findKnownBusiness(db: Db, draft: BusinessDraft): Promise<BusinessRecord | undefined> {
  const keys = keysOfDrafts([draft])
  const { stored, merged } = await findMatches(db, keys)
  const id = stored[0]?.business.id ?? merged.matchKeys.get(keys.matchKeys[0] ?? '')
  return id === undefined ? undefined : businessRecord(db, id)
}

function defined(values: readonly (string | null | undefined)[]): string[] {
  return [...new Set(values.filter(value => value !== undefined && value !== null))]
}
