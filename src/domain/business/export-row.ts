import { formatDayHours, WEEKDAYS } from '#domain/opening-hours/working-hours.ts'
import { STATES } from '../place/state.ts'
import { type Business, businessNumber } from './business.ts'

/** A business as the export writes it. */
export interface ExportedBusiness {
  readonly business: Business
  readonly urlSlug: string
  readonly isRemoved: boolean
}

/** What stands between whole and tenths: a comma where German Excel would otherwise read '4.5' as the fourth of May. */
export type DecimalMark = ',' | '.'

type Cell = (exported: ExportedBusiness, mark: DecimalMark) => string

/** The names of the columns, in the words of Google-Maps exports, so that an import recognises each. */
export function exportHeader(): readonly string[] {
  return COLUMNS.map(([name]) => name)
}

/**
 * A business as the cells of one row. An import reads back every fact that files may state: not the street of a
 * business that comes to its customers, and nothing abroad. What an import does not ask for (number, address of the
 * page, source, visibility) stands last, for people.
 * Unknown is an empty cell, and so are counts of 0: both say nothing.
 */
export function exportRow(exported: ExportedBusiness, mark: DecimalMark): readonly string[] {
  return COLUMNS.map(([, cell]) => cell(exported, mark))
}

const of =
  (cell: (business: Business) => string | number | null): Cell =>
  ({ business }) => {
    const value = cell(business)
    return value === null || value === 0 ? '' : String(value)
  }

const decimal =
  (number: (business: Business) => number | null): Cell =>
  ({ business }, mark) => {
    const value = number(business)
    return value === null ? '' : String(value).replace('.', mark)
  }

const json =
  (cell: (business: Business) => object): Cell =>
  ({ business }) => {
    const value = cell(business)
    return Object.keys(value).length === 0 ? '' : JSON.stringify(value)
  }

const SCORES = [1, 2, 3, 4, 5] as const

const COLUMNS: readonly (readonly [name: string, cell: Cell])[] = [
  ['name', of(({ name }) => name)],
  ['category', of(({ category }) => category)],
  ['subtypes', of(({ subtypes }) => listCell(subtypes))],
  ['street', of(({ street }) => street)],
  ['postal_code', of(({ postalCode }) => postalCode)],
  ['city', of(({ city }) => city)],
  ['district', of(({ district }) => district)],
  ['state', of(({ state }) => (state === null ? null : STATES[state]))],
  ['country_code', of(({ countryCode }) => countryCode)],
  ['full_address', of(({ fullAddress }) => fullAddress)],
  ['latitude', decimal(({ latitude }) => latitude)],
  ['longitude', decimal(({ longitude }) => longitude)],
  ['phone', of(({ phone }) => phone)],
  ['website', of(({ website }) => website)],
  ['rating', decimal(({ rating }) => rating)],
  ['reviews', of(({ reviewCount }) => reviewCount)],
  ...SCORES.map(
    score =>
      [
        `reviews_per_score_${score}`,
        // Beside the others of one business a 0 says something.
        ({ business: { reviewsPerScore } }) => String(reviewsPerScore?.[score - 1] ?? ''),
      ] as const satisfies readonly [string, Cell],
  ),
  ['reviews_link', of(({ reviewsLink }) => reviewsLink)],
  ...WEEKDAYS.map(
    (day, weekday) =>
      [
        `working_hours_${day}`,
        of(({ openingHours }) => {
          const hours = openingHours?.[weekday]
          return hours ? formatDayHours(hours) : null
        }),
      ] as const satisfies readonly [string, Cell],
  ),
  ['photos', json(({ photos }) => photos)],
  ['photos_count', of(({ photosCount }) => photosCount)],
  ['description', of(({ description }) => description)],
  ['about', json(({ about }) => about)],
  ['verified', of(({ verified }) => String(verified))],
  ['price_level', of(({ priceLevel }) => priceLevel)],
  ['business_status', of(({ status }) => status)],
  ['area_service', of(({ hasServiceArea }) => String(hasServiceArea))],
  ['place_id', of(({ placeId }) => placeId)],
  ['google_id', of(({ googleId }) => googleId)],
  ['cid', of(({ cid }) => cid)],
  ['business_number', of(({ id }) => businessNumber(id))],
  ['url_slug', ({ urlSlug }) => urlSlug],
  ['source', of(({ source }) => source)],
  ['source_date', of(({ sourceDate }) => sourceDate)],
  [
    'visibility',
    ({ business, isRemoved }) => (isRemoved ? 'removed' : business.isHidden ? 'hidden' : 'public'),
  ],
]

/** '; ' between the names, as people read it; as JSON where a name holds what would divide it. */
function listCell(names: readonly string[]): string {
  return names.some(name => /[,;|]/.test(name)) ? JSON.stringify(names) : names.join('; ')
}
