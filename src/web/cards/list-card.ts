import type { BusinessStatus } from '#domain/business/field-values.ts'
import type { ShownCard } from '#domain/business/public-business.ts'
import { WEEKDAYS, type Weekday, type WorkingHours } from '#domain/opening-hours/working-hours.ts'
import type { DrawingName } from '#web/drawings/shapes.ts'

/**
 * What a card on a page needs, and nothing else: it travels twice, as HTML and as data for the browser,
 * and a page of 24 stays below 50 kB.
 */
export interface ListCard
  extends Pick<
    ShownCard,
    | 'id'
    | 'name'
    | 'category'
    | 'city'
    | 'district'
    | 'isCityNearest'
    | 'address'
    | 'postalCode'
    | 'phone'
    | 'website'
    | 'rating'
    | 'reviewCount'
    | 'urlSlug'
  > {
  /** At most two, for the line under the name. */
  readonly subtypes: readonly string[]
  readonly photo: string | null
  /** Stands where there is no photo. */
  readonly drawing: DrawingName
  /** See packHours; null when unknown. */
  readonly hours: string | null
  /** Missing while it operates. */
  readonly status?: Exclude<BusinessStatus, 'operational'>
  /** Missing for Google, whose nearly all ratings are, and without a rating. */
  readonly ratingSource?: string
  /** Words of the search that it only mentions. */
  readonly mentioned: readonly string[]
  /** Today is a public holiday where it is. */
  readonly isHoliday?: true
  /** Five decimals, about a metre. */
  readonly latitude: number | null
  readonly longitude: number | null
  readonly distanceMetres: number | null
}

/** Reads the text that packHours (summarize.ts) writes for a week. */
export function unpackHours(packed: string | null): WorkingHours | null {
  if (packed === null) return null
  const hours: Partial<Record<Weekday, string>> = {}
  let before = ''
  for (const [index, part] of packed.split('|').entries()) {
    const day = WEEKDAYS[index]
    const text = part === '=' ? before : part
    before = text
    if (day !== undefined && text !== '') hours[day] = text
  }
  return hours
}
