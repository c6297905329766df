import { PASSWORD_MIN_LENGTH } from './account.ts'

/** Whether a new password is long enough, counted in characters as people see them on their keys. */
export function isLongEnough(password: string): boolean {
  return [...password.normalize('NFKC')].length >= PASSWORD_MIN_LENGTH
}
