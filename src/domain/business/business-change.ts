import type { Business } from './business.ts'

/**
 * What became of a business, as followers of the truth see it. Change numbers rise with every commit;
 * a business that changed several times appears with its last one only.
 */
export type BusinessChange =
  | {
      readonly kind: 'saved'
      readonly change: number
      /** With addresses of its own pictures (picture.ts) before those of other photos. */
      readonly business: Business
      /** What its own pictures show, in their order; left out where it has none. */
      readonly photoTexts?: readonly string[]
      /** Former `{city}/{slug}` addresses, answered with 301. */
      readonly oldUrlSlugs: readonly string[]
    }
  /** Gone for good: its addresses answer 410. */
  | {
      readonly kind: 'removed'
      readonly change: number
      readonly id: number
      readonly urlSlugs: readonly string[]
    }
  /** Hidden by the administrator: its addresses answer 404. */
  | { readonly kind: 'hidden'; readonly change: number; readonly id: number }

/**
 * The address by number, as it stands among former addresses where a merged business is found under its number.
 * 'business' is reserved (slug.ts), so it is never a city's.
 */
export function numberAddress(id: number): string {
  return `business/${id}`
}
