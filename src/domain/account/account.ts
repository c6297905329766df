import { DAY_MS, HOUR_MS } from '#domain/time/durations.ts'
import type { BrowserName } from './user-agent.ts'

/** An administrator. */
export interface Account {
  readonly id: number
  /** Lower case. */
  readonly username: string
  /** Whether logging in also needs a one-time code. */
  readonly hasSecondFactor: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly lastLoginAt: number | null
}

/** The own account, as its administrator sees it. */
export interface OwnAccount extends Account {
  /** Recovery codes that were not used; null without a second factor. */
  readonly recoveryCodesLeft: number | null
}

/** The account behind a request of the administrator's area. */
export interface SessionAccount extends Account {
  /** The key of the session in the database, to end it. */
  readonly tokenHash: string
}

/** Where a session was opened; null: not known. */
export interface SessionClient extends BrowserName {
  /** The shortened address: '203.0.113.0/24'. */
  readonly address: string | null
}

/** A session that is open, as the account's administrator sees it. */
export interface OpenSession extends SessionClient {
  readonly id: number
  /** Milliseconds since 1970. */
  readonly createdAt: number
  /** To the minute. */
  readonly lastSeenAt: number
  /** Whether the list was asked for in it. */
  readonly isOwn: boolean
}

/** The first account's name. */
export const FIRST_USERNAME = 'admin'

/** Enough for a person's name with title and department; in UTF-16 units, as form fields count. */
export const USERNAME_MAX_LENGTH = 60

/** In characters. Only the length matters (NIST SP 800-63B). */
export const PASSWORD_MIN_LENGTH = 10
export const PASSWORD_MAX_LENGTH = 200

/** A session ends after this time without a request. */
export const SESSION_IDLE_MS = 8 * HOUR_MS
/** A session ends after this time in any case. */
export const SESSION_LIFETIME_MS = 7 * DAY_MS

/** The form in which a username is stored and compared: 'Jörg ' and 'jörg' are one account. */
export function foldUsername(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** Whether a new password is long enough, in characters as people see them. */
export function isLongEnough(password: string): boolean {
  return [...password.normalize('NFKC')].length >= PASSWORD_MIN_LENGTH
}
