import type { GroupSlug } from '../category/group.ts'
import { HOME_COUNTRY } from '../place/country.ts'
import { shownCityName } from '../place/shown-city-name.ts'
import type { Business } from './business.ts'
import type { BusinessStatus } from './field-values.ts'
import { overviewText } from './overview-text.ts'

/** What the administrator's table filters, sorts, searches and counts a business by. */
export interface OverviewRow {
  readonly id: number
  readonly state: 'public' | 'hidden' | 'removed'
  readonly status: BusinessStatus
  readonly name: string
  readonly category: string
  readonly categorySlug: string
  readonly categoryGroup: GroupSlug
  readonly city: string
  readonly citySlug: string
  /** With its state where two cities have the same name. */
  readonly shownCity: string
  /** ISO 3166-1 alpha-2. */
  readonly countryCode: string
  readonly rating: number | null
  readonly reviewCount: number
  readonly isDemonstration: boolean
  /** Milliseconds since 1970. */
  readonly createdAt: number
  readonly updatedAt: number
  /** From `overviewText`. */
  readonly text: string
}

/** The row of a business, which may be removed. */
export function overviewRowOf(business: Business, state: OverviewRow['state']): OverviewRow {
  const { id, status, name, category, categorySlug, categoryGroup, city, citySlug } = business
  const { rating, reviewCount, createdAt, updatedAt } = business
  const countryCode = business.countryCode || HOME_COUNTRY
  return {
    id,
    state,
    status,
    name,
    category,
    categorySlug,
    categoryGroup,
    city,
    citySlug,
    shownCity: shownCityName({ name: city, slug: citySlug, state: business.state, countryCode }),
    countryCode,
    rating,
    reviewCount,
    isDemonstration: business.source === 'demonstration',
    createdAt,
    updatedAt,
    text: overviewText(business),
  }
}
