import { berlinDate, berlinDay } from '#domain/time/berlin-day.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** How long something is stored: so many days, or to the end of the year that many years later (§§ 195, 199 BGB). */
export type RetentionPeriod = { readonly days: number } | { readonly endOfYears: number }

/**
 * How long what is stored about people stays. Sweeps and the privacy page read it here (`{{retention.mails}}`), so what is
 * promised is done.
 */
export const RETENTION = {
  /** Counted searches. */
  searches: { days: 90 },
  /** Mails, after they were sent or given up. */
  mails: { days: 90 },
  /** Newsletter addresses that were not confirmed. */
  unconfirmed: { days: 30 },
  /** Newsletter addresses after the end of a subscription: the proof that it was wanted. */
  unsubscribed: { endOfYears: 3 },
  /** Messages, listings, corrections and reports, after they were settled. */
  submissions: { days: 365 },
  /** Submissions that certainly came from a machine. */
  spam: { days: 30 },
  /** Privacy requests and notices of illegal content, after the decision: the proof of it. */
  requests: { endOfYears: 3 },
  /** Proofs of consent. */
  consents: { days: 3 * 365 },
  /** Logins and refused logins in the audit log. */
  logins: { days: 90 },
  /** Everything else in the audit log. */
  audit: { endOfYears: 3 },
  /** What became of the rows of an import. */
  importRows: { days: 365 },
  /** Uploaded files that a dry run or a stopped import may still need. */
  uploads: { days: 7 },
  /** Files of the inbox after their import, and the reports beside them. */
  inboxFiles: { days: 30 },
  /** Jobs, after their end. */
  jobs: { days: 365 },
  /** Reports of link checks. */
  reports: { days: 90 },
  /** The database that a restored backup took the place of. */
  formerDatabases: { days: 30 },
} as const satisfies Record<string, RetentionPeriod>

export type Retained = keyof typeof RETENTION

/** What was settled before this instant is deleted. @param now milliseconds since 1970 */
export function expiredBefore(what: Retained, now: number): number {
  const period: RetentionPeriod = RETENTION[what]
  if ('days' in period) return now - period.days * DAY_MS
  const year = Number(berlinDate(now).slice(0, 4)) - period.endOfYears
  return berlinDay(`${year}-01-01`).from
}

/** '90 Tage', '3 Jahre': in the words of a language. */
export function retentionText(what: Retained, language: string): string {
  const period: RetentionPeriod = RETENTION[what]
  const years = 'days' in period ? period.days / 365 : period.endOfYears
  const [count, unit] = Number.isInteger(years)
    ? [years, 'year']
    : ['days' in period ? period.days : 0, 'day']
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count)
}
