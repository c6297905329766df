import { randomBytes } from 'node:crypto'
import { insertSetting, storedSettings } from '#store/settings.ts'
import type { Store } from '#store/store.ts'

/** Beside the site's settings, but none of them: nothing but this file asks for it. */
const KEY = 'formTicketKey'
const KEY_BYTES = 32

/**
 * What the forms' tickets are signed with, 32 bytes. Made at the first start and kept with the truth, so that forms
 * that are open while the site starts anew can still be sent.
 */
export async function formTicketKey(store: Store): Promise<Uint8Array> {
  const known = (await storedSettings(store.db)).get(KEY)
  if (typeof known === 'string') return Buffer.from(known, 'base64url')
  const fresh = randomBytes(KEY_BYTES)
  return store.write(async trx => {
    await insertSetting(trx, KEY, fresh.toString('base64url'), Date.now())
    // Another process that starts at the same time may have been first.
    const stored = (await storedSettings(trx)).get(KEY)
    return Buffer.from(String(stored), 'base64url')
  })
}
