import type { Generated } from 'kysely'
import type { LinkOutcome } from '#domain/link/link-check.ts'
import type { Flag, Millis } from './columns.ts'

/** What is known of one web address, which businesses have as `website` or photo. */
export interface LinkCheckTable {
  url: string
  outcome: LinkOutcome
  /** A status or a code: domain/link/link-check.ts. */
  detail: string
  final_url: string | null
  checked_at: Millis
  failed_days: number
  /** ISO date in Germany. */
  last_failed_day: string | null
  is_invalid: Flag
  /** The `is_invalid` that followers of the database have been told of. */
  is_announced: Generated<Flag>
  /** The job that checked it last. */
  job_id: number
}

/** The last check of a business's photos. */
export interface PhotoCheckTable {
  business_id: number
  /** Photos that were requested. */
  checked: number
  dropped: number
  found: number
  checked_at: Millis
  job_id: number
}
