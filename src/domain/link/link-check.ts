/** What became of one look at a web address. */
export const LINK_OUTCOMES = [
  /** It shows a page. */
  'ok',
  /** It shows a page, on another site than it names. */
  'moved',
  /** Somebody answers, but lets no programs in (401, 403, 429). */
  'guarded',
  /** Not asked, because the site wants it so or we do not ask there: says nothing about it. */
  'not-checked',
  'http-error',
  /** The domain is for sale, or shows advertisements or a hoster's placeholder. */
  'parked',
  /** It says in words that there is no such page, whatever its status. */
  'soft-404',
  'dns',
  'connect',
  'tls',
  'timeout',
  'redirect-loop',
  /** It leads to an address that is not public. */
  'refused',
  'bad-url',
  'bad-answer',
] as const

export type LinkOutcome = (typeof LINK_OUTCOMES)[number]

export interface LinkCheck {
  readonly outcome: LinkOutcome
  /** What it is about: a status ('404'), a code ('ENOTFOUND'), a word ('robots.txt'). */
  readonly detail: string
  /** Where the address led to, also when nothing answered there; null when it did not lead elsewhere and failed. */
  readonly finalUrl: string | null
}

/** What several checks of an address come to. */
export interface LinkState {
  /** On how many different days it has failed since it last worked. */
  readonly failedDays: number
  /** ISO date in Germany; null while it works. */
  readonly lastFailedDay: string | null
  /** It failed on enough days to be called dead. */
  readonly isInvalid: boolean
}

/** A site may be down for a day, or a weekend; on three different days it is gone. */
export const DAYS_UNTIL_INVALID = 3

const WORKING: ReadonlySet<LinkOutcome> = new Set(['ok', 'moved', 'guarded'])

/** Failures of our own line or name servers: they say nothing about the site. */
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

/** Whether a check found no fault. */
export function isFaultless({ outcome }: Pick<LinkCheck, 'outcome'>): boolean {
  return WORKING.has(outcome) || outcome === 'not-checked'
}

/** Whether a failed check may be due to our own side of the line. */
export function isOwnTrouble({ outcome, detail }: Pick<LinkCheck, 'outcome' | 'detail'>): boolean {
  if (outcome === 'dns') return OWN_TROUBLE.has(detail)
  return outcome === 'connect' && detail !== 'ECONNREFUSED' && OWN_TROUBLE.has(detail)
}

/**
 * What is known of an address after one more check. Failures of one day count once, a success forgets them, and what
 * says nothing about the site changes nothing.
 * @param day ISO date of the check in Germany
 */
export function stateAfter(before: LinkState | undefined, check: LinkCheck, day: string): LinkState {
  if (WORKING.has(check.outcome)) return UNBLEMISHED
  const known = before ?? UNBLEMISHED
  if (isFaultless(check) || isOwnTrouble(check) || known.lastFailedDay === day) return known
  const failedDays = known.failedDays + 1
  return { failedDays, lastFailedDay: day, isInvalid: failedDays >= DAYS_UNTIL_INVALID }
}

const UNBLEMISHED: LinkState = { failedDays: 0, lastFailedDay: null, isInvalid: false }
