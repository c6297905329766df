import { appendFileSync } from 'node:fs'

/** What one check of `npm run test:long` found: a line of its table. */
export interface CheckResult {
  readonly check: string
  /** How many kills, files, requests, rounds. */
  readonly count: number
  /** Acknowledged writes, rows or requests that are missing. */
  readonly lost: number
  /** Processes that ended by themselves, or state that does not fit together. */
  readonly crashed: number
  /** Answers of 500 and above. */
  readonly serverErrors: number
  /** Further figures, in words. */
  readonly figures?: string
}

/** Passes a result on to `npm run test:long` (long.ts); without it the test alone judges. */
export function report(result: CheckResult): void {
  const path = process.env.UMKREIS_TEST_RESULTS
  if (path !== undefined) appendFileSync(path, `${JSON.stringify(result)}\n`)
}
