import type { SessionAccount } from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import type { AccountRow } from '#store/accounts/sessions.ts'
import type { Db } from '#store/store.ts'
import { confirmOwnPassword, requireUnchangedPassword } from './passwords.ts'
import { type CodeDeps, checkCode, useCode } from './second-factor-code.ts'

/** What somebody who is logged in types again. */
export interface Confirmation {
  readonly password: string
  /** Of the present authenticator app, or a recovery code; needed once there is a second factor. */
  readonly code?: string | undefined
}

/**
 * Does `work` in a transaction once password and code are right, and uses the code up with it.
 * Throws password_wrong, code_required, code_wrong, second_factor_unreadable, and what `countCode` and `work` throw.
 * Nothing changes then.
 */
export async function confirmIdentity<Result>(
  deps: CodeDeps,
  account: SessionAccount,
  { password, code }: Confirmation,
  work: (trx: Db, row: AccountRow) => Promise<Result>,
): Promise<Result> {
  const { store, now } = deps
  const row = await confirmOwnPassword({ store }, account, password)
  const right = await checkCode(deps, row, code)
  if (right === null) throw new DomainError('code_wrong')
  return store.write(async trx => {
    await requireUnchangedPassword(trx, row)
    if (!(await useCode(trx, { row, code: right, now: now() }))) throw new DomainError('code_wrong')
    return work(trx, row)
  })
}
