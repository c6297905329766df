import { namedBusiness } from '#domain/submission/named-business.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { remainingId } from '#store/businesses/merged-businesses.ts'
import { businessOfUrlSlug } from '#store/businesses/old-slugs.ts'
import type { Db } from '#store/store.ts'

/**
 * The business that is named by number or page address, also a removed one; for a merged one the one that it ended up in.
 * @returns its id; undefined where the text may mean any; 'unknown' for a number that no business has
 */
export async function findNamedBusiness(db: Db, text: string): Promise<number | undefined | 'unknown'> {
  const named = namedBusiness(text.trim())
  switch (named.kind) {
    case 'id':
      return (await businessRecord(db, named.id)) === undefined ? 'unknown' : remainingId(db, named.id)
    case 'urlSlug': {
      const id = await businessOfUrlSlug(db, named.urlSlug)
      return id === undefined ? undefined : remainingId(db, id)
    }
    case 'words':
      return undefined
  }
}
