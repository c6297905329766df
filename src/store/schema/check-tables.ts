import type { Generated } from 'kysely'
import type { LinkOutcome } from '#domain/link/link-check.ts'
import type { Flag, Millis } from './columns.ts'

/** What is known of one web address; businesses know it by their `website`. */
export interface LinkCheckTable {
  url: string
  outcome: LinkOutcome
  /** A status, a code, a word: domain/link/link-check.ts. */
  detail: string
  final_url: string | null
  checked_at: Millis
  failed_days: number
  /** ISO date in Germany. */
  last_failed_day: string | null
  is_invalid: Flag
  /** `is_invalid` as followers of the truth were told last. */
  is_announced: Generated<Flag>
  /** The job that looked last. */
  job_id: number
}

/** When a business's photos were looked at last, and what came of it. */
export interface PhotoCheckTable {
  business_id: number
  /** Photos asked for. */
  checked: number
  dropped: number
  found: number
  checked_at: Millis
  job_id: number
}
