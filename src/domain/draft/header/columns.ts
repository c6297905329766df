import { BUSINESS_FIELDS, type BusinessField, FIELDS } from '#domain/business/fields.ts'
import { weekdayOfName } from '#domain/opening-hours/word-meanings.ts'

/** What a column of a spreadsheet can hold. Several columns may hold the same; the first with a value counts. */
export type Column = BusinessField | OtherColumn

/** What fields are made of where they have no column of their own. */
type OtherColumn =
  | 'company'
  | 'title'
  | 'type'
  | 'furtherTrade'
  | 'houseNumber'
  | 'postalCodeAndCity'
  | 'country'
  | 'address'
  | 'completeAddress'
  | 'coordinates'
  | 'googleRating'
  | 'googleReviewCount'
  | 'oneStar'
  | 'twoStars'
  | 'threeStars'
  | 'fourStars'
  | 'fiveStars'
  | 'timeZone'
  | 'mapsLink'
  | 'unclaimed'
  | 'closedPermanently'
  | 'closedTemporarily'
  | 'search'
  | 'searchPlace'

/** An item of a list or an object that an exporter writes into columns ('categories/0', 'openingHours/0/day'). */
export type ListColumn =
  | { readonly list: 'categories'; readonly at: number }
  | { readonly list: 'photos'; readonly at: number }
  | { readonly list: 'days'; readonly entry: string; readonly at: number }
  | { readonly list: 'hours'; readonly entry: string; readonly at: number }
  | { readonly list: 'weekday'; readonly weekday: string; readonly at: number }
  | { readonly list: 'about'; readonly group: string; readonly attribute: string; readonly at: number }

/**
 * The column that a header name means, and the rank of the name (0: the best name of the column).
 * @param key a header name as `headerKey` writes it
 */
export function columnOfKey(key: string): { readonly column: Column; readonly rank: number } | undefined {
  return COLUMNS.get(key)
}

/** Every name of a column, as `headerKey` writes it. */
export function columnNames(): readonly { readonly name: string; readonly column: Column }[] {
  return [...COLUMNS].map(([name, { column }]) => ({ name, column }))
}

/**
 * The item of a list that a column has: in Apify's and SerpApi's form, or a column for a weekday.
 * @param name the header name
 * @param at its position in the sheet
 */
export function listColumnOf(name: string, at: number): ListColumn | undefined {
  if (/^(?:categories|types)[/.]\d+$/i.test(name)) return { list: 'categories', at }
  // Photos behind the hundredth are never shown, but some files have a thousand columns of them.
  if (/^(?:imageUrls[/.]\d{1,2}|images[/.]\d{1,2}[/.]imageUrl|photos[/.]\d{1,2})$/i.test(name))
    return { list: 'photos', at }
  const [, entry, part] = /^openingHours[/.](\d+)[/.](day|hours)$/i.exec(name) ?? []
  if (entry !== undefined) return { list: part?.toLowerCase() === 'day' ? 'days' : 'hours', entry, at }
  const [, group, attribute] = /^additionalInfo[/.]([^/.]+)[/.]\d+[/.](.+)$/i.exec(name) ?? []
  if (group !== undefined && attribute !== undefined) return { list: 'about', group, attribute, at }
  const weekday = /^(?:(?:operating|opening|working)_?hours[/._])?(\p{L}{6,10})$/iu.exec(name)?.[1]
  if (weekday !== undefined && weekdayOfName(weekday) !== undefined) return { list: 'weekday', weekday, at }
  return undefined
}

/** Header names of the other columns, as the table of fields has them. */
const OTHER_COLUMNS: Readonly<Record<OtherColumn, string>> = {
  company:
    'firma firmenname firmierung unternehmen unternehmensname betrieb betriebsname geschaeft geschaeftsname company companyname organisation firmenbezeichnung firmennamen firmen firmenname1 firma1 unternehmensbezeichnung unternehmensnamen betriebsbezeichnung geschaeftsbezeichnung ladenname praxisname vereinsname mitgliedsbetrieb mitgliedsunternehmen companies organization organizationname organisationsname',
  title: 'title',
  type: 'type',
  furtherTrade: 'category2 kategorie2 branche2 zweitbranche nebenbranche nebengewerbe secondarycategory',
  houseNumber: 'hausnummer hausnr hsnr housenumber',
  postalCodeAndCity: 'plzort plzundort plzstadt postleitzahlort postleitzahlundort',
  country: 'country land staat countryname lkz ulke',
  address: 'address adresse anschrift',
  completeAddress: 'completeaddress',
  coordinates: 'gpscoordinates location koordinaten coordinates',
  googleRating: namedOfGoogle(BUSINESS_FIELDS.rating.headings),
  googleReviewCount: namedOfGoogle(BUSINESS_FIELDS.reviewCount.headings),
  oneStar: 'reviewsperscore1 reviewsdistributiononestar',
  twoStars: 'reviewsperscore2 reviewsdistributiontwostar',
  threeStars: 'reviewsperscore3 reviewsdistributionthreestar',
  fourStars: 'reviewsperscore4 reviewsdistributionfourstar',
  fiveStars: 'reviewsperscore5 reviewsdistributionfivestar',
  timeZone: 'timezone zeitzone',
  mapsLink: 'locationlink link googlemapslink googlemapsurl mapslink googlemaps',
  unclaimed: 'claimthisbusiness',
  closedPermanently: 'permanentlyclosed',
  closedTemporarily: 'temporarilyclosed',
  search: 'query searchstring searchquery suchanfrage suchbegriff inputid',
  searchPlace: 'locationquery searchlocation suchort',
}

/** The headings that name Google as the source: 'Google-Bewertung', 'Reviews (Google)', 'Bewertung bei Google'. */
function namedOfGoogle(headings: string): string {
  const words = ['google', 'googlemaps']
  const names = headings.split(' ')
  return words
    .flatMap(word => names.flatMap(name => [`${word}${name}`, `${name}${word}`, `${name}bei${word}`]))
    .join(' ')
}

const COLUMNS: ReadonlyMap<string, { readonly column: Column; readonly rank: number }> = new Map(
  [
    ...FIELDS.map(field => [field, BUSINESS_FIELDS[field].headings] as const),
    ...(Object.entries(OTHER_COLUMNS) as [OtherColumn, string][]),
  ].flatMap(([column, names]) => names.split(' ').map((key, rank) => [key, { column, rank }] as const)),
)
