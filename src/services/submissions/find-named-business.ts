import { namedBusiness } from '#domain/submission/named-business.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { businessOfUrlSlug } from '#store/businesses/old-slugs.ts'
import type { Db } from '#store/store.ts'

/**
 * The business that is named by number or page address, also a removed one.
 * @returns its id; undefined where the text may mean any; 'unknown' for a number that no business has
 */
export async function findNamedBusiness(db: Db, text: string): Promise<number | undefined | 'unknown'> {
  const named = namedBusiness(text.trim())
  switch (named.kind) {
    case 'id':
      return (await businessRecord(db, named.id)) === undefined ? 'unknown' : named.id
    case 'urlSlug':
      return businessOfUrlSlug(db, named.urlSlug)
    case 'words':
      return undefined
  }
}
