import type { Business } from './business.ts'
import type { OverviewRow } from './overview-row.ts'

/**
 * A change of a business in the database, as the index and other followers get it. Change numbers rise with every
 * commit. A business that changed several times appears only with its last change.
 */
export type BusinessChange = ChangedBusiness & {
  readonly change: number
  /** For the administrator's table, which knows hidden and removed ones too; left out for what left no trace. */
  readonly overview?: OverviewRow
}

type ChangedBusiness =
  | {
      readonly kind: 'saved'
      /** With the addresses of its own pictures (picture/picture.ts) before those of other photos. */
      readonly business: Business
      /** What its own pictures show, in their order; left out where it has none. */
      readonly photoTexts?: readonly string[]
      /** Former `{city}/{slug}` addresses, answered with 301. */
      readonly oldUrlSlugs: readonly string[]
    }
  /** Removed: its addresses answer 410. */
  | {
      readonly kind: 'removed'
      readonly id: number
      readonly urlSlugs: readonly string[]
    }
  /** Hidden by the administrator: its addresses answer 404. */
  | { readonly kind: 'hidden'; readonly id: number }

/**
 * The address by id, stored as a former address of the business that took in a merged one. 'business' is a reserved
 * slug (text/slug.ts), so no city has it.
 */
export function numberAddress(id: number): string {
  return `business/${id}`
}
