import { DomainError } from '#domain/errors.ts'
import type { SiteKey } from '#domain/site-key.ts'
import { allAccounts } from '#store/accounts/accounts.ts'
import type { AccountRow } from '#store/accounts/sessions.ts'
import type { StoreDeps } from '#store/store.ts'

/** The secret of a second factor as it is stored: encrypted together with its account, so that it is of no use to another. */
export function encryptTotpSecret(key: SiteKey, accountId: number, secret: string): string {
  return key.encrypt('totp', `${accountId}:${secret}`)
}

/** The secret of an account with a second factor; null without one. Throws second_factor_unreadable. */
export function totpSecretOf(
  key: SiteKey,
  { id, totp_secret }: Pick<AccountRow, 'id' | 'totp_secret'>,
): string | null {
  if (totp_secret === null) return null
  const [owner, secret] = decrypted(key, totp_secret).split(':')
  if (owner !== String(id) || secret === undefined) throw new DomainError('second_factor_unreadable')
  return secret
}

/** The names of accounts whose second factor cannot be read with this key: nobody can log in to them. */
export async function unreadableSecondFactors({ store }: Pick<StoreDeps, 'store'>): Promise<string[]> {
  const accounts = await allAccounts(store.db)
  return accounts.filter(account => !isReadable(store.key, account)).map(({ username }) => username)
}

/** Whether the second factor can be read; true without one. */
export function isReadable(key: SiteKey, account: Pick<AccountRow, 'id' | 'totp_secret'>): boolean {
  try {
    totpSecretOf(key, account)
    return true
  } catch (error) {
    if (error instanceof DomainError) return false
    throw error
  }
}

function decrypted(key: SiteKey, secret: string): string {
  try {
    return key.decrypt('totp', secret)
  } catch (error) {
    throw new DomainError('second_factor_unreadable', {}, error)
  }
}
