/** An administrator. */
export interface Account {
  readonly id: number
  /** Lower case. */
  readonly username: string
  /** Whether logging in takes a one-time code too. */
  readonly hasSecondFactor: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly lastLoginAt: number | null
}

/** Who makes a request of the administrator's area. */
export interface SessionAccount extends Account {
  /** The session's key in the store, so that it can be ended. */
  readonly tokenHash: string
}

/** The first account's name. */
export const FIRST_USERNAME = 'admin'

/** As long as a name of a person with title, department and all; in UTF-16 units, as fields count. */
export const USERNAME_MAX_LENGTH = 60

/** NIST SP 800-63B: length is what counts. */
export const PASSWORD_MIN_LENGTH = 10
export const PASSWORD_MAX_LENGTH = 200

/** A session ends after this time without a request. */
export const SESSION_IDLE_MS = 8 * 60 * 60 * 1000
/** And in any case after this time. */
export const SESSION_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000

/** The form a username is stored, compared and counted in: 'Jörg ' and 'jörg' are one account. */
export function foldUsername(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Whether a new password is long enough, counted in characters as people see them on their keys. */
export function isLongEnough(password: string): boolean {
  return [...password.normalize('NFKC')].length >= PASSWORD_MIN_LENGTH
}
