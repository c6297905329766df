import { secretKey } from '#services/settings/secret-key.ts'
import type { Store } from '#store/store.ts'

/**
 * What the forms' tickets are signed with, 32 bytes. Made at the first start and kept with the truth, so that forms
 * that are open while the site starts anew can still be sent.
 */
export async function formTicketKey(store: Store): Promise<Uint8Array> {
  return secretKey(store, 'formTicketKey')
}
