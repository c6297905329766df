import type { SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { newTotpSetup, type TotpSetup, totpStep } from '#gateways/credentials/totp.ts'
import { saveSecondFactor } from '#store/accounts/accounts.ts'
import { recordAudit } from '#store/audit.ts'
import type { StoreDeps } from '#store/store.ts'
import { confirmOwnPassword, stillConfirmed } from './passwords.ts'

/**
 * Makes a secret for an authenticator app. It is stored only when a code has confirmed that the app has it.
 * @param siteTitle what the app shows beside the account's name
 * Throws password_wrong.
 */
export async function beginSecondFactor(
  { store }: Pick<StoreDeps, 'store'>,
  account: SessionAccount,
  { password, siteTitle }: { readonly password: string; readonly siteTitle: string },
): Promise<TotpSetup> {
  await confirmOwnPassword({ store }, account, password)
  return newTotpSetup(siteTitle, account.username)
}

/**
 * Switches the second factor on, or changes to a new secret. The confirming code does not work again.
 * Throws password_wrong, code_wrong. Nothing changes then.
 */
export async function confirmSecondFactor(
  { store, now }: StoreDeps,
  account: SessionAccount,
  { secret, code, password }: { readonly secret: string; readonly code: string; readonly password: string },
): Promise<void> {
  const confirmed = await confirmOwnPassword({ store }, account, password)
  const step = totpStep(secret, code, now())
  if (step === null) throw new DomainError('code_wrong')
  await store.write(async trx => {
    await stillConfirmed(trx, confirmed)
    await saveSecondFactor(trx, account.id, { secret, step })
    await recordAudit(trx, {
      account: account.username,
      action: 'account.second-factor-on',
      subject: account.username,
      now: now(),
    })
  })
}

/** Switches the second factor off; does nothing without one. Throws password_wrong. */
export async function removeSecondFactor(
  { store, now }: StoreDeps,
  account: SessionAccount,
  password: string,
): Promise<void> {
  const confirmed = await confirmOwnPassword({ store }, account, password)
  if (confirmed.totp_secret === null) return
  await store.write(async trx => {
    await stillConfirmed(trx, confirmed)
    await saveSecondFactor(trx, account.id, null)
    await recordAudit(trx, {
      account: account.username,
      action: 'account.second-factor-off',
      subject: account.username,
      now: now(),
    })
  })
}
