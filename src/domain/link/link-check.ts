/** The result of one check of a web address. */
export const LINK_OUTCOMES = [
  /** A page. */
  'ok',
  /** A page on another site than the address. */
  'moved',
  /** The site answers, but not to programs (401, 403, 429). */
  'guarded',
  /** Not checked, because robots.txt forbids it or the host is never asked. */
  'not-checked',
  'http-error',
  /** The domain is for sale, or shows advertisements or the placeholder of a hosting provider. */
  'parked',
  /** The page says that it does not exist, with another status than 404. */
  'soft-404',
  'dns',
  'connect',
  'tls',
  'timeout',
  'redirect-loop',
  /** The address is not public. */
  'refused',
  'bad-url',
  'bad-answer',
] as const

export type LinkOutcome = (typeof LINK_OUTCOMES)[number]

export interface LinkCheck {
  readonly outcome: LinkOutcome
  /** A status ('404'), a code ('ENOTFOUND') or a word ('robots.txt'). */
  readonly detail: string
  /** The address after all redirects, also when it failed; null when the address itself failed. */
  readonly finalUrl: string | null
}

/** The result of several checks of an address. */
export interface LinkState {
  /** The number of days on which it failed since it last worked. */
  readonly failedDays: number
  /** ISO date in Germany; null while it works. */
  readonly lastFailedDay: string | null
  /** It failed on enough days to count as dead. */
  readonly isInvalid: boolean
}

/** A site may be down for a day or a weekend. After failures on three days it counts as dead. */
export const DAYS_UNTIL_INVALID = 3

/** Why an address was not asked. */
export const UNCHECKED_REASONS = ['example', 'robots', 'unusual'] as const

/** 'example': a name for examples; 'robots': robots.txt forbids it; 'unusual': another scheme or port, or a password. */
export type UncheckedReason = (typeof UNCHECKED_REASONS)[number]

/** Why an address was not asked, from the detail of its check. */
export function uncheckedReason(detail: string): UncheckedReason {
  if (detail === 'example') return 'example'
  return detail === 'robots.txt' ? 'robots' : 'unusual'
}

const WORKING: ReadonlySet<LinkOutcome> = new Set(['ok', 'moved', 'guarded'])

/** Failures of our own connection or name servers, which say nothing about the site. */
const OWN_TROUBLE: ReadonlySet<string> = new Set([
  'EAI_AGAIN',
  'ECANCELLED',
  'ETIMEOUT',
  'EREFUSED',
  'ECONNREFUSED',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
])

/** The reasons why a website is listed as faulty. */
export const LINK_FAULTS: readonly LinkOutcome[] = LINK_OUTCOMES.filter(outcome => !isFaultless({ outcome }))

/** Whether a check found no fault of the site. */
export function isFaultless({ outcome }: Pick<LinkCheck, 'outcome'>): boolean {
  return WORKING.has(outcome) || outcome === 'not-checked'
}

/** Whether our own connection may be the reason of a failed check. */
export function isOwnTrouble({ outcome, detail }: Pick<LinkCheck, 'outcome' | 'detail'>): boolean {
  if (outcome === 'dns') return OWN_TROUBLE.has(detail)
  return outcome === 'connect' && detail !== 'ECONNREFUSED' && OWN_TROUBLE.has(detail)
}

/**
 * The state of an address after one more check. Failures of one day count once. A success resets them. A check that
 * says nothing about the site changes nothing.
 * @param day ISO date of the check in Germany
 */
export function stateAfter(before: LinkState | undefined, check: LinkCheck, day: string): LinkState {
  if (WORKING.has(check.outcome)) return NO_FAILURES
  const known = before ?? NO_FAILURES
  if (isFaultless(check) || isOwnTrouble(check) || known.lastFailedDay === day) return known
  const failedDays = known.failedDays + 1
  return { failedDays, lastFailedDay: day, isInvalid: failedDays >= DAYS_UNTIL_INVALID }
}

const NO_FAILURES: LinkState = { failedDays: 0, lastFailedDay: null, isInvalid: false }
