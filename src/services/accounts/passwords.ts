import { randomInt } from 'node:crypto'
import {
  foldUsername,
  isLongEnough,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  type SessionAccount,
  USERNAME_MAX_LENGTH,
} from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { type FieldFault, fieldFaults } from '#domain/form/field-fault.ts'
import { verifyPassword } from '#gateways/credentials/password-hash.ts'
import { isEasyToGuess } from '#gateways/credentials/password-strength.ts'
import { accountById } from '#store/accounts/accounts.ts'
import type { AccountRow } from '#store/accounts/sessions.ts'
import type { Db, StoreDeps } from '#store/store.ts'

/** What is wrong with a new account's name and password; at most one fault a field. */
export function newAccountFaults(account: {
  readonly username: string
  readonly password: string
}): readonly FieldFault[] {
  const faults = fieldFaults({ username: foldUsername(account.username) }, [
    ['username', { limit: USERNAME_MAX_LENGTH }],
  ])
  return [...faults, ...newPasswordFaults('password', account.password)]
}

/** What is wrong with the length of a new password. @param field its name in the form */
export function newPasswordFaults(field: string, password: string): readonly FieldFault[] {
  return password.length > PASSWORD_MAX_LENGTH
    ? [{ field, code: 'too_long', limit: PASSWORD_MAX_LENGTH }]
    : []
}

/**
 * Makes sure that a new password is long enough and hard to guess.
 * @param username of its account
 * Throws password_too_short, password_guessable.
 */
export async function refuseWeakPassword(password: string, username: string): Promise<void> {
  if (!isLongEnough(password)) throw new DomainError('password_too_short', { limit: PASSWORD_MIN_LENGTH })
  if (await isEasyToGuess(password, [username, 'umkreis'])) throw new DomainError('password_guessable')
}

/** A random password: six groups of five letters and digits that are not mistaken for one another. */
export function randomPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/**
 * Checks the password of a logged-in account again, because a browser may be left open.
 * @returns the account as stored
 * Throws password_wrong; passwords_busy; not_logged_in when the account was removed meanwhile.
 */
export async function confirmOwnPassword(
  { store }: Pick<StoreDeps, 'store'>,
  account: Pick<SessionAccount, 'id'>,
  password: string,
): Promise<AccountRow> {
  const row = await accountById(store.db, account.id)
  if (row === undefined) throw new DomainError('not_logged_in')
  if (!(await verifyPassword(password, row.password_hash))) throw new DomainError('password_wrong')
  return row
}

/**
 * Checks in a transaction that the confirmed password is still the account's: hashing takes time, and the password may
 * have been changed or the account removed meanwhile. Throws password_wrong.
 */
export async function requireUnchangedPassword(trx: Db, confirmed: AccountRow): Promise<void> {
  const now = await accountById(trx, confirmed.id)
  if (now?.password_hash !== confirmed.password_hash) throw new DomainError('password_wrong')
}

/** 31 characters, so 30 of them are 148 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 6
const GROUP_LENGTH = 5
