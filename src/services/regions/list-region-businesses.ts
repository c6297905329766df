import type { ShownCard } from '#domain/business/public-business.ts'
import type { Language } from '#domain/language.ts'
import { offsetOf, totalPagesOf } from '#domain/paging.ts'
import { localizeCards } from '#services/search/localize-answers.ts'
import type { ReadDeps } from '#services/search/read-deps.ts'
import { getRegion } from './describe-region.ts'

export interface RegionBusinesses {
  readonly businesses: readonly ShownCard[]
  readonly total: number
  readonly page: number
  readonly totalPages: number
}

export interface RegionInput {
  /** Slug. */
  readonly region: string
  /** From 1. */
  readonly page: number
  readonly limit: number
  readonly language: Language
}

/** One page of a region's businesses, best rated first. Throws region_unknown, offset_too_large. */
export function listRegionBusinesses(
  { index, now }: ReadDeps,
  { region, page, limit, language }: RegionInput,
): RegionBusinesses {
  const options = { sort: 'rating', limit, offset: offsetOf(page, limit) } as const
  const { businesses, total } = index.inRegion(getRegion(region), options, now())
  return {
    businesses: localizeCards(language, businesses),
    total,
    page,
    totalPages: totalPagesOf(total, limit),
  }
}
