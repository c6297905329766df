import { randomBytes } from 'node:crypto'
import {
  foldRecoveryCode,
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  recoveryCodeOf,
} from '#domain/account/recovery-code.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { saveRecoveryCodes } from '#store/accounts/recovery-codes.ts'
import type { Db, StoreDeps } from '#store/store.ts'

/**
 * Gives an account new recovery codes; former ones stop working.
 * @returns the codes as people type them; only their hashes are stored
 */
export async function issueRecoveryCodes(
  trx: Db,
  { store, now }: StoreDeps,
  accountId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => recoveryCodeOf(randomBytes(RECOVERY_CODE_BYTES)))
  const hashes = codes.map(code => recoveryCodeHash(store.key, foldRecoveryCode(code) ?? code))
  await saveRecoveryCodes(trx, accountId, hashes, now())
  return codes
}

/**
 * The hash under which a recovery code is stored. A password's slow hash would add nothing: 80 random bits are not to
 * be tried out, and without the site's key nobody can even begin to.
 * @param code folded
 */
export function recoveryCodeHash(key: SiteKey, code: string): string {
  return key.hash('recovery-code', code)
}
