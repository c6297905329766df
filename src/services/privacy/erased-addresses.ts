import { addressHash, erasedAddresses } from '#store/privacy/erasures.ts'
import type { Store, StoreDeps } from '#store/store.ts'

/** The keyed hashes of the page addresses of erased businesses. */
export function erasedAddressHashes({ store }: Pick<StoreDeps, 'store'>): Promise<ReadonlySet<string>> {
  return erasedAddresses(store.db)
}

/** Whether a page address is that of an erased business. @param urlSlug `{city}/{slug}` */
export function isErasedAddress({ key }: Store, hashes: ReadonlySet<string>, urlSlug: string): boolean {
  return hashes.size > 0 && hashes.has(addressHash(key, urlSlug))
}
