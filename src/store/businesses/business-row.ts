import type { Insertable, Selectable } from 'kysely'
import type {
  About,
  Business,
  BusinessStatus,
  FieldSource,
  ReviewsPerScore,
  Source,
} from '#domain/business/business.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import type { OpeningHours } from '#domain/opening-hours/opening-hours.ts'
import type { StateCode } from '#domain/place/state.ts'
import type { Flag, Json, Millis } from '#store/schema/columns.ts'

/** The columns of a business. A column of a new field also stands in `rowOf`, in `businessOf` and in a migration. */
export interface BusinessTable {
  id: number
  place_id: string | null
  google_id: string | null
  cid: string | null
  /**
   * Normalised name, postal code and street (domain/duplicate/recognition-key.ts): recognises a business without Google's
   * ids.
   */
  match_key: string | null
  /** The match key by which files name it, where its name or address was corrected here. */
  stated_key: string | null
  name: string
  /** Sort key of the name in German order; stored, because node:sqlite has no collation hook. */
  name_sort: string
  category: string
  category_slug: string
  category_group: GroupSlug
  subtypes: Json
  street: string | null
  postal_code: string | null
  city: string
  city_slug: string
  district: string | null
  state: StateCode | null
  country_code: string
  full_address: string | null
  latitude: number | null
  longitude: number | null
  phone: string | null
  website: string | null
  rating: number | null
  review_count: number
  reviews_per_score: Json | null
  reviews_link: string | null
  opening_hours: Json | null
  photos: Json
  photos_count: number
  description: string | null
  about: Json
  verified: Flag
  price_level: number | null
  status: BusinessStatus
  has_service_area: Flag
  slug: string
  /** `{city_slug}/{slug}`: the page's address, unique. */
  url_slug: string
  completeness: number
  source: Source
  source_date: string
  field_sources: Json
  is_hidden: Flag
  removed_at: Millis | null
  /** The business that it was merged into; only of removed ones. */
  merged_into: number | null
  /** Rises with every change of the row; followers read what is above their last one. */
  change: number
  created_at: Millis
  updated_at: Millis
}

export type BusinessRow = Selectable<BusinessTable>

/** What a row has besides the business: how it is recognised, ordered and followed. */
export interface RowKeys {
  readonly matchKey: string | null
  readonly statedKey: string | null
  readonly nameSort: string
  readonly change: number
}

/** The stored form of a live business. */
export function rowOf(business: Business, keys: RowKeys): Insertable<BusinessTable> {
  return {
    id: business.id,
    place_id: business.placeId,
    google_id: business.googleId,
    cid: business.cid,
    match_key: keys.matchKey,
    stated_key: keys.statedKey,
    name: business.name,
    name_sort: keys.nameSort,
    category: business.category,
    category_slug: business.categorySlug,
    category_group: business.categoryGroup,
    subtypes: JSON.stringify(business.subtypes),
    street: business.street,
    postal_code: business.postalCode,
    city: business.city,
    city_slug: business.citySlug,
    district: business.district,
    state: business.state,
    country_code: business.countryCode,
    full_address: business.fullAddress,
    latitude: business.latitude,
    longitude: business.longitude,
    phone: business.phone,
    website: business.website,
    rating: business.rating,
    review_count: business.reviewCount,
    reviews_per_score: jsonOrNull(business.reviewsPerScore),
    reviews_link: business.reviewsLink,
    opening_hours: jsonOrNull(business.openingHours),
    photos: JSON.stringify(business.photos),
    photos_count: business.photosCount,
    description: business.description,
    about: JSON.stringify(business.about),
    verified: business.verified ? 1 : 0,
    price_level: business.priceLevel,
    status: business.status,
    has_service_area: business.hasServiceArea ? 1 : 0,
    slug: business.slug,
    url_slug: `${business.citySlug}/${business.slug}`,
    completeness: business.completeness,
    source: business.source,
    source_date: business.sourceDate,
    field_sources: JSON.stringify(business.fieldSources),
    is_hidden: business.isHidden ? 1 : 0,
    removed_at: null,
    merged_into: null,
    change: keys.change,
    created_at: business.createdAt,
    updated_at: business.updatedAt,
  }
}

/** The business of a row. Only `rowOf` writes JSON columns, so they are trusted. */
export function businessOf(row: BusinessRow): Business {
  return {
    id: Number(row.id),
    placeId: row.place_id,
    googleId: row.google_id,
    cid: row.cid,
    name: row.name,
    category: row.category,
    categorySlug: row.category_slug,
    categoryGroup: row.category_group,
    subtypes: parse<string[]>(row.subtypes),
    street: row.street,
    postalCode: row.postal_code,
    city: row.city,
    citySlug: row.city_slug,
    district: row.district,
    state: row.state,
    countryCode: row.country_code,
    fullAddress: row.full_address,
    latitude: row.latitude,
    longitude: row.longitude,
    phone: row.phone,
    website: row.website,
    rating: row.rating,
    reviewCount: row.review_count,
    reviewsPerScore: parseOrNull<ReviewsPerScore>(row.reviews_per_score),
    reviewsLink: row.reviews_link,
    openingHours: parseOrNull<OpeningHours>(row.opening_hours),
    photos: parse<string[]>(row.photos),
    photosCount: row.photos_count,
    description: row.description,
    about: parse<About>(row.about),
    verified: row.verified === 1,
    priceLevel: row.price_level as Business['priceLevel'],
    status: row.status,
    hasServiceArea: row.has_service_area === 1,
    slug: row.slug,
    completeness: row.completeness,
    source: row.source,
    sourceDate: row.source_date,
    fieldSources: parse<Record<string, FieldSource>>(row.field_sources),
    isHidden: row.is_hidden === 1,
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  }
}

function jsonOrNull(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

function parse<Value>(text: string): Value {
  return JSON.parse(text) as Value
}

function parseOrNull<Value>(text: string | null): Value | null {
  return text === null ? null : parse<Value>(text)
}
