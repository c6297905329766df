import { randomBytes } from 'node:crypto'
import { insertSetting, storedSettings } from '#store/settings.ts'
import type { Store } from '#store/store.ts'

const KEY_BYTES = 32

/**
 * A secret of the site, 32 bytes: created on first use and stored in the database under its name, beside the site's
 * settings but not one of them.
 */
export async function secretKey(store: Store, name: string): Promise<Uint8Array> {
  const known = (await storedSettings(store.db)).get(name)
  if (typeof known === 'string') return Buffer.from(known, 'base64url')
  const fresh = randomBytes(KEY_BYTES)
  return store.write(async trx => {
    await insertSetting(trx, name, fresh.toString('base64url'), Date.now())
    // Another process may have created it at the same time.
    const stored = (await storedSettings(trx)).get(name)
    return Buffer.from(String(stored), 'base64url')
  })
}
