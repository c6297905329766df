import type { Business } from '#domain/business/business.ts'
import { categoryFor } from '#domain/category/category.ts'
import { kilometresBetween } from '#domain/place/distance.ts'
import { compareNames, type NameRelation } from './compare-names.ts'
import { ownDomain } from './own-domain.ts'
import { draftKey } from './recognition-key.ts'

/** Why two businesses look the same. */
export type DuplicateReason =
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'domain'; readonly value: string }
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'distance'; readonly metres: number }
  | { readonly kind: 'address'; readonly value: string }

/** Two businesses that look the same. The administrator decides. */
export interface DuplicatePair<Side> {
  readonly a: Side
  readonly b: Side
  /** 0 to 100: how sure it is. */
  readonly score: number
  readonly reasons: readonly DuplicateReason[]
}

/** What is compared of a business. */
export type Comparable = Pick<
  Business,
  | 'name'
  | 'category'
  | 'street'
  | 'postalCode'
  | 'city'
  | 'citySlug'
  | 'district'
  | 'latitude'
  | 'longitude'
  | 'phone'
  | 'website'
>

/**
 * Points for and against two entries being one business. No single sign reaches SUGGEST_FROM: chains share a name,
 * offices of one switchboard a phone number, practices of a medical centre an address. The cases that fix the weights
 * are in test/domain/duplicate/compare-businesses.test.ts.
 */
export const DUPLICATE_WEIGHTS = {
  sameName: 45,
  alikeName: 40,
  containedName: 20,
  sameAddress: 25,
  samePhone: 30,
  sameDomain: 10,
  /** Within NEXT_DOOR_METRES, about the width of a house. */
  nextDoor: 20,
  /** Within NEARBY_METRES. */
  nearby: 10,
  /** Both have a phone number, but not the same. */
  otherPhone: -15,
  /** A hotel and its restaurant are two businesses; the same name with two categories is often one. */
  otherCategory: -10,
  otherCategoryOfContained: -25,
} as const

/** Pairs with at least this score are shown. */
export const SUGGEST_FROM = 65

const NEXT_DOOR_METRES = 25
const NEARBY_METRES = 60
/** Entries farther apart are two branches, even if everything else is equal. */
const SEPARATE_METRES = 100
/** More businesses with one phone number or domain are a chain or a call centre. */
export const MOST_SHARING = 4

const NAME_POINTS: Readonly<Record<Exclude<NameRelation, 'different'>, number>> = {
  same: DUPLICATE_WEIGHTS.sameName,
  alike: DUPLICATE_WEIGHTS.alikeName,
  contained: DUPLICATE_WEIGHTS.containedName,
}

/** Which phone numbers and domains too many businesses share. */
export interface WidelyShared {
  isPhoneOfMany(phone: string): boolean
  isDomainOfMany(domain: string): boolean
}

/**
 * Compares two entries that may be one business.
 * @returns null when they are probably two: each name has words of its own, the addresses differ and are apart, or
 * there are too few signs
 */
export function compareBusinesses(
  one: Comparable,
  other: Comparable,
  shared: WidelyShared,
): { readonly score: number; readonly reasons: readonly DuplicateReason[] } | null {
  const relation = compareNames(one, other)
  if (relation === 'different' || isApart(one, other)) return null
  const signs = [
    {
      points: NAME_POINTS[relation],
      reason: { kind: 'name', value: shorter(one.name, other.name) } as const,
    },
    ...categorySign(one, other, relation),
    ...addressSign(one, other),
    ...distanceSign(one, other),
    ...phoneSign(one, other, shared),
    ...domainSign(one, other, shared),
  ]
  const score = Math.min(
    100,
    signs.reduce((sum, { points }) => sum + points, 0),
  )
  if (score < SUGGEST_FROM) return null
  return { score, reasons: signs.flatMap(({ reason }) => (reason === null ? [] : [reason])) }
}

interface Sign {
  readonly points: number
  /** null for a sign against it. */
  readonly reason: DuplicateReason | null
}

/** Whether the addresses differ and are more than some houses apart. */
function isApart(one: Comparable, other: Comparable): boolean {
  const metres = metresBetween(one, other)
  const [a, b] = [addressKey(one), addressKey(other)]
  if (a !== undefined && b !== undefined) return a !== b && (metres === undefined || metres > SEPARATE_METRES)
  if (metres !== undefined) return metres > SEPARATE_METRES
  return one.citySlug !== other.citySlug
}

function categorySign(one: Comparable, other: Comparable, relation: NameRelation): Sign[] {
  if (categoryFor(one.category).slug === categoryFor(other.category).slug) return []
  const { otherCategory, otherCategoryOfContained } = DUPLICATE_WEIGHTS
  return [{ points: relation === 'contained' ? otherCategoryOfContained : otherCategory, reason: null }]
}

function addressSign(one: Comparable, other: Comparable): Sign[] {
  const key = addressKey(one)
  if (key === undefined || key !== addressKey(other)) return []
  const value = [one.street, one.postalCode].filter(part => part !== null).join(', ')
  return [{ points: DUPLICATE_WEIGHTS.sameAddress, reason: { kind: 'address', value } }]
}

function distanceSign(one: Comparable, other: Comparable): Sign[] {
  const metres = metresBetween(one, other)
  if (metres === undefined || metres > NEARBY_METRES) return []
  const { nextDoor, nearby } = DUPLICATE_WEIGHTS
  const reason = { kind: 'distance', metres: Math.round(metres) } as const
  return [{ points: metres <= NEXT_DOOR_METRES ? nextDoor : nearby, reason }]
}

function phoneSign(one: Comparable, other: Comparable, shared: WidelyShared): Sign[] {
  if (one.phone === null || other.phone === null) return []
  if (one.phone !== other.phone) return [{ points: DUPLICATE_WEIGHTS.otherPhone, reason: null }]
  if (shared.isPhoneOfMany(one.phone)) return []
  return [{ points: DUPLICATE_WEIGHTS.samePhone, reason: { kind: 'phone', value: one.phone } }]
}

function domainSign(one: Comparable, other: Comparable, shared: WidelyShared): Sign[] {
  const domain = one.website === null ? undefined : ownDomain(one.website)
  if (domain === undefined || other.website === null || domain !== ownDomain(other.website)) return []
  if (shared.isDomainOfMany(domain)) return []
  return [{ points: DUPLICATE_WEIGHTS.sameDomain, reason: { kind: 'domain', value: domain } }]
}

/** A key of street, house number and postal code; undefined when one of them is missing. */
export function addressKey({
  street,
  postalCode,
}: Pick<Comparable, 'street' | 'postalCode'>): string | undefined {
  // draftKey needs a name. With the same name everywhere, only the address matters.
  return street === null || postalCode === null || !/\d/.test(street)
    ? undefined
    : draftKey({ name: 'x', street, postalCode })
}

function metresBetween(one: Comparable, other: Comparable): number | undefined {
  const [from, to] = [positionOf(one), positionOf(other)]
  return from === undefined || to === undefined ? undefined : kilometresBetween(from, to) * 1000
}

function positionOf({ latitude, longitude }: Comparable) {
  return latitude === null || longitude === null ? undefined : { latitude, longitude }
}

function shorter(a: string, b: string): string {
  return b.length < a.length ? b : a
}
