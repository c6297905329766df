import { randomInt } from 'node:crypto'
import {
  foldUsername,
  isLongEnough,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  USERNAME_MAX_LENGTH,
} from '#domain/account/account.ts'
import { DomainError } from '#domain/errors.ts'
import { type FieldFault, fieldFaults } from '#domain/form/field-fault.ts'

/** What a new account's name and password look like to a form; at most one fault a field. */
export function newAccountFaults(account: {
  readonly username: string
  readonly password: string
}): readonly FieldFault[] {
  const faults = fieldFaults({ username: foldUsername(account.username) }, [
    ['username', { limit: USERNAME_MAX_LENGTH }],
  ])
  return [...faults, ...newPasswordFaults('password', account.password)]
}

/** Whether a new password is too long to be meant. @param field its name in the form */
export function newPasswordFaults(field: string, password: string): readonly FieldFault[] {
  return password.length > PASSWORD_MAX_LENGTH
    ? [{ field, code: 'too_long', limit: PASSWORD_MAX_LENGTH }]
    : []
}

/** Makes sure that a new password is long enough. Throws password_too_short. */
export function refuseShortPassword(password: string): void {
  if (!isLongEnough(password)) throw new DomainError('password_too_short', { limit: PASSWORD_MIN_LENGTH })
}

/** A password nobody has thought of: four groups of five letters and digits that are not mistaken for one another. */
export function randomPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}

/** 31 characters, so 20 of them are 99 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 4
const GROUP_LENGTH = 5
