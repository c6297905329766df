import { COUNTRY_CODES } from '#domain/place/country.ts'
import { STATE_CODES } from '#domain/place/state.ts'
import {
  BUSINESS_STATUSES,
  type FieldKind,
  type FieldShape,
  PRICE_LEVELS,
  SHAPE_OF_KIND,
  type ValueOfKind,
} from './field-values.ts'

/** The parts of a form, in the order of the screen. */
export const FORM_PARTS = ['name', 'address', 'contact', 'hours', 'rating', 'about', 'google'] as const
export type FormPart = (typeof FORM_PARTS)[number]

export interface FieldDefinition {
  readonly kind: FieldKind
  /** Its place in the form of the administrator's area. */
  readonly part: FormPart
  /** It needs the whole width of the form. */
  readonly isWide?: true
  /** Its column in the database, and its heading in the export unless `heading` says another one. */
  readonly column: string
  readonly heading?: string
  /** What a business carries while nobody has stated the field. */
  readonly unknown: null | string | number | false | readonly [] | Readonly<Record<string, never>>
  /** UTF-16 units of a text, entries of a list. Longer ones are something else in a wrong column. */
  readonly limit?: number
  readonly choices?: readonly (string | number)[]
  /**
   * Where visitors and programs get it as it is stored, phone numbers with blanks: in every list, or on the page of the
   * business only. Without: in another form (search/document/card.ts), or not at all.
   */
  readonly shown?: 'card' | 'page'
  /** Files may have what belongs to a person there: only what is general is imported. */
  readonly mayBePersonal?: true
  /** Its words are searched like those of a description. How names, trades and places are, says search/document/texts.ts. */
  readonly isSearched?: true
  /** The property of schema.org that has it. */
  readonly schemaOrg?: 'telephone' | 'email' | 'sameAs' | 'hasMenu' | 'acceptsReservations'
}

/**
 * What is known of a field.
 * @param headings names of its column in spreadsheets, the best first, as headerKey writes them: of Outscraper in all
 * generations, gosom, Apify, SerpApi, our own export, and what German and English lists call it
 */
function field<const Definition extends FieldDefinition>(definition: Definition, headings: string) {
  return { ...definition, headings }
}

/**
 * Every field that a source can state about a business; all that is known of a field is said here, and how it is read where
 * its kind does not say it in field-rules.ts. Its label is in messages/de/fields.ts.
 */
export const BUSINESS_FIELDS = {
  // The longest names on Google Maps stay below.
  name: field(
    { kind: 'line', part: 'name', isWide: true, column: 'name', unknown: '', limit: 300, shown: 'card' },
    'name placename businessname storename titel bezeichnung namedesbetriebs namedesunternehmens names namen name1 namederfirma namedesgeschaefts namefirma firmaname businessnames shopname locationname standortname filialname praxis einrichtung institution anbieter',
  ),
  /** In the words of the source, its German name if it is known, 'Zahnarzt'; the group's name when no source states one. */
  category: field(
    { kind: 'line', part: 'name', column: 'category', unknown: '', limit: 80, shown: 'card' },
    'category categoryname kategorie hauptkategorie maincategory primarycategory branche gewerbe rubrik gewerk typ',
  ),
  /** Further categories, by German name if known, without the category itself. */
  subtypes: field(
    { kind: 'lines', part: 'name', column: 'subtypes', unknown: [], limit: 20, shown: 'card' },
    'subtypes categories types additionalcategories subcategories weiterekategorien unterkategorien kategorien',
  ),
  status: field(
    {
      kind: 'choice',
      part: 'name',
      column: 'status',
      heading: 'business_status',
      unknown: 'operational',
      choices: BUSINESS_STATUSES,
      shown: 'card',
    },
    'businessstatus status',
  ),
  /** Street and house number. */
  street: field(
    { kind: 'line', part: 'address', column: 'street', unknown: null, limit: 200 },
    'street strasse strassehausnummer strasseundhausnummer strassenr strasseundnr strassehausnr strassenundhausnummer strassenname str streetaddress address1 addressline1 adresszeile1 strassehnr strassehsnr strasseuhausnummer strasseunr anschriftstrasse',
  ),
  /** Five digits with leading zeros, '01067'; as many as its country has. */
  postalCode: field(
    { kind: 'id', part: 'address', column: 'postal_code', unknown: null },
    'postalcode plz postleitzahl zip zipcode postcode',
  ),
  /** The city's plain name ('Neustadt'), without the state of its shown name. */
  city: field(
    { kind: 'line', part: 'address', column: 'city', unknown: '', limit: 100 },
    'city ort stadt gemeinde wohnort orte staedte cities town ortschaft stadtgemeinde municipality',
  ),
  /** Quarter or district, 'Ehrenfeld'. */
  district: field(
    { kind: 'line', part: 'address', column: 'district', unknown: null, limit: 100, shown: 'card' },
    'district borough county neighborhood neighbourhood ortsteil stadtteil stadtbezirk bezirk quarter',
  ),
  state: field(
    { kind: 'choice', part: 'address', column: 'state', unknown: null, choices: STATE_CODES },
    'state usstate bundesland kanton region statecode province',
  ),
  /** ISO 3166-1 alpha-2, upper case. */
  // Stored ones may be of a country that the operator no longer allows.
  countryCode: field(
    {
      kind: 'choice',
      part: 'address',
      column: 'country_code',
      unknown: 'DE',
      choices: COUNTRY_CODES as readonly string[],
    },
    'countrycode laendercode landescode iso2 laenderkuerzel',
  ),
  fullAddress: field(
    { kind: 'line', part: 'address', isWide: true, column: 'full_address', unknown: null, limit: 400 },
    'fulladdress formattedaddress vollstaendigeadresse gesamteadresse adressekomplett komplettadresse',
  ),
  /** WGS 84 degrees. */
  latitude: field(
    { kind: 'decimal', part: 'address', column: 'latitude', unknown: null, shown: 'card' },
    'latitude lat locationlat gpscoordinateslatitude breitengrad breite geobreite',
  ),
  longitude: field(
    { kind: 'decimal', part: 'address', column: 'longitude', unknown: null, shown: 'card' },
    'longitude lng lon long locationlng gpscoordinateslongitude laengengrad laenge geolaenge',
  ),
  /** It works at its customers' places and shows no address. */
  hasServiceArea: field(
    {
      kind: 'flag',
      part: 'address',
      isWide: true,
      column: 'has_service_area',
      heading: 'area_service',
      unknown: false,
      shown: 'page',
    },
    'areaservice servicearea einzugsgebiet',
  ),
  phone: field(
    { kind: 'phone', part: 'contact', column: 'phone', unknown: null, shown: 'card', schemaOrg: 'telephone' },
    'phone telefon tel telefonnummer telefonnr telnr rufnummer phonenumber telephone festnetz telefon1 phone1 phoneunformatted telefone fon tel1 rufnr telefonfestnetz telefonzentrale phonenumbers phones primaryphone mobil handy mobiltelefon mobilnummer',
  ),
  website: field(
    { kind: 'link', part: 'contact', column: 'website', unknown: null, shown: 'card', schemaOrg: 'sameAs' },
    'website site webseite homepage internet internetseite internetadresse web webadresse webseiteurl websiteurl url www webpage weblink internetauftritt onlineauftritt websites weburl website1 webseite1 homepage1 url1 website2 webseite2 homepage2 url2',
  ),
  secondPhone: field(
    {
      kind: 'phone',
      part: 'contact',
      column: 'second_phone',
      unknown: null,
      shown: 'page',
      schemaOrg: 'telephone',
    },
    'secondphone phone2 telefon2 tel2 fon2 telefonnummer2 rufnummer2 zweitetelefonnummer weiteretelefonnummer additionalphone additionalphones',
  ),
  /** Of the business. Imports take no address of a person (privacy/general-email.ts). */
  email: field(
    {
      kind: 'email',
      part: 'contact',
      column: 'email',
      unknown: null,
      shown: 'page',
      schemaOrg: 'email',
      mayBePersonal: true,
    },
    'email mail emailadresse mailadresse emailaddress emails emailadressen email1 email2 email3',
  ),
  bookingLink: field(
    {
      kind: 'link',
      part: 'contact',
      column: 'booking_link',
      unknown: null,
      shown: 'page',
      schemaOrg: 'acceptsReservations',
    },
    'bookinglink bookingappointmentlink bookingurl reservationlink reservationlinks reservations reservetableurl appointmentlinks appointmentlinksurl reservationlinksurl terminlink terminbuchung onlinetermin buchungslink onlinebuchung reservierungslink',
  ),
  menuLink: field(
    {
      kind: 'link',
      part: 'contact',
      column: 'menu_link',
      unknown: null,
      shown: 'page',
      schemaOrg: 'hasMenu',
    },
    'menulink menulinkurl menuurl menu speisekarte speisekartelink linkzurspeisekarte',
  ),
  orderLink: field(
    { kind: 'link', part: 'contact', column: 'order_link', unknown: null, shown: 'page' },
    'orderlink orderlinks orderaheadlinks orderaheadlinksurl orderonline orderurl bestelllink onlinebestellung',
  ),
  /** Its pages in social networks (link/social-profile.ts). */
  profiles: field(
    {
      kind: 'profiles',
      part: 'contact',
      column: 'profiles',
      unknown: [],
      limit: 10,
      shown: 'page',
      schemaOrg: 'sameAs',
      mayBePersonal: true,
    },
    'profiles socialprofiles socialmedia facebook instagram linkedin xing youtube tiktok twitter pinterest facebookurl instagramurl linkedinurl companyfacebook companyinstagram companylinkedin companyyoutube companyx',
  ),
  openingHours: field(
    {
      kind: 'hours',
      part: 'hours',
      isWide: true,
      column: 'opening_hours',
      heading: 'working_hours',
      unknown: null,
    },
    'workinghours workinghourscsvcompatible workinghoursoldformat openhours openinghours operatinghours hours oeffnungszeiten oeffnungszeit geschaeftszeiten sprechzeiten',
  ),
  /** 1.0 to 5.0, one decimal. */
  rating: field(
    { kind: 'decimal', part: 'rating', column: 'rating', unknown: null },
    'rating reviewrating totalscore bewertung durchschnittsbewertung sterne averagerating',
  ),
  /** As pages name it ('Google', 'ProvenExpert'). A rating without one is not shown (rating-source.ts). */
  ratingSource: field(
    { kind: 'line', part: 'rating', column: 'rating_source', unknown: null, limit: 60, shown: 'card' },
    'ratingsource bewertungsquelle quellederbewertung quellederbewertungen bewertungsportal ratingprovider reviewsource reviewssource',
  ),
  reviewCount: field(
    { kind: 'count', part: 'rating', column: 'review_count', heading: 'reviews', unknown: 0, shown: 'card' },
    'reviews reviewcount reviewscount anzahlbewertungen anzahlderbewertungen bewertungen bewertungsanzahl numberofreviews rezensionen anzahlrezensionen anzahlderrezensionen',
  ),
  reviewsPerScore: field(
    { kind: 'scores', part: 'rating', isWide: true, column: 'reviews_per_score', unknown: null },
    'reviewsperscore reviewsperrating reviewsdistribution',
  ),
  reviewsLink: field(
    { kind: 'link', part: 'rating', isWide: true, column: 'reviews_link', unknown: null, shown: 'page' },
    'reviewslink locationreviewslink',
  ),
  /** Claimed by its owner on Google; not checked here. */
  verified: field(
    { kind: 'flag', part: 'rating', column: 'verified', unknown: false, shown: 'card' },
    'verified verifiziert',
  ),
  // A longer text would make the page a copy of the website.
  description: field(
    {
      kind: 'paragraphs',
      part: 'about',
      isWide: true,
      column: 'description',
      unknown: null,
      limit: 4000,
      shown: 'page',
      isSearched: true,
    },
    'description descriptions beschreibung kurzbeschreibung firmenbeschreibung',
  ),
  priceLevel: field(
    {
      kind: 'choice',
      part: 'about',
      column: 'price_level',
      unknown: null,
      choices: PRICE_LEVELS,
      shown: 'card',
    },
    'range pricelevel price pricerange prices preisniveau preisklasse preiskategorie',
  ),
  about: field(
    {
      kind: 'about',
      part: 'about',
      isWide: true,
      column: 'about',
      unknown: {},
      shown: 'page',
      isSearched: true,
    },
    'about additionalinfo',
  ),
  // A page shows no more.
  photos: field(
    { kind: 'links', part: 'about', isWide: true, column: 'photos', unknown: [], limit: 20 },
    'photo photos imageurl imageurls images thumbnail bild bilder foto fotos image photourl bildurl',
  ),
  photosCount: field(
    { kind: 'count', part: 'about', column: 'photos_count', unknown: 0 },
    'photoscount imagescount anzahlfotos anzahlbilder',
  ),
  /** Google place id, 'ChIJ...'. */
  placeId: field(
    { kind: 'id', part: 'google', column: 'place_id', unknown: null },
    'placeid googleplaceid googlemapsplaceid googleplacesid',
  ),
  /** '0x...:0x...' */
  googleId: field(
    { kind: 'id', part: 'google', column: 'google_id', unknown: null },
    'googleid dataid fid featureid',
  ),
  /** Decimal, up to 20 digits, therefore text. */
  cid: field({ kind: 'id', part: 'google', column: 'cid', unknown: null }, 'cid datacid googlecid ludocid'),
} as const

type Definitions = typeof BUSINESS_FIELDS

/** The fields that a source can state, and that an owner or the administrator can lock against imports. */
export type BusinessField = keyof Definitions

/** The properties of schema.org that fields have. */
export type SchemaProperty = NonNullable<FieldDefinition['schemaOrg']>

/** What each field holds once it is stated. */
export type FieldValues = {
  readonly [Field in BusinessField]: Definitions[Field] extends { choices: readonly (infer Choice)[] }
    ? Choice
    : ValueOfKind[Definitions[Field]['kind']]
}

/** What a business carries for each field; null for unknown. */
export type FieldFacts = {
  readonly [Field in BusinessField]:
    | FieldValues[Field]
    | (Definitions[Field]['unknown'] extends null ? null : never)
}

/** The fields of whose definitions something is true. */
export type FieldWith<Facts extends Partial<FieldDefinition>> = {
  [Field in BusinessField]: Definitions[Field] extends Facts ? Field : never
}[BusinessField]

/** The names of all fields, in the order of the table. */
export const FIELDS = Object.keys(BUSINESS_FIELDS) as readonly BusinessField[]

/** What is known of a field, in the type that all of them have. */
export function definitionOf(field: BusinessField): FieldDefinition & { readonly shape: FieldShape } {
  const definition = BUSINESS_FIELDS[field]
  return { ...definition, shape: SHAPE_OF_KIND[definition.kind] }
}

/**
 * An object with keys to be filled, of which a copy is filled for each business: one whose keys are added one by one is a
 * dictionary to V8, which costs twice as much to read.
 */
export function blankRecord(keys: readonly string[]): Readonly<Record<string, unknown>> {
  return JSON.parse(JSON.stringify(Object.fromEntries(keys.map(key => [key, null])))) as Record<string, null>
}

/** The fields of whose definitions something is true: those of a part, of a kind, on cards; in the order of the table. */
export function fieldsWith<const Facts extends Partial<FieldDefinition>>(
  facts: Facts,
): readonly FieldWith<Facts>[] {
  const wanted = Object.entries(facts)
  const found = FIELDS.filter(field => {
    const definition: Readonly<Record<string, unknown>> = { ...BUSINESS_FIELDS[field] }
    return wanted.every(([fact, value]) => definition[fact] === value)
  })
  return found as unknown as readonly FieldWith<Facts>[]
}
