import { describe, expect, test } from 'vitest'
import type { Column } from '#domain/draft/header/columns.ts'
import { readHeader } from '#domain/draft/header/header.ts'
import { businessHeader } from '#test/domain/draft/draft-of.ts'
import {
  APIFY,
  G1,
  G2,
  G2B,
  G3,
  G3_CONTACTS,
  GERMAN_LIST,
  GOSOM_32,
  GOSOM_34,
  GOSOM_36,
  OWN_EXPORT,
  REVIEWS_FILE,
  SERPAPI,
  ZILLOW_FILE,
} from '#test/domain/draft/headers.ts'

/** The names of the columns for a field, best first. */
function namesOf(header: readonly string[], column: Column): string[] {
  return (businessHeader(header).columns.get(column) ?? []).map(at => header[at] ?? '')
}

describe('the generations of exports', () => {
  test.each([
    ['Outscraper 2023', G1, 'name', ['site'], ['full_address']],
    ['Outscraper early 2025', G2, 'name', ['site'], ['full_address']],
    ['Outscraper late 2025', G2B, 'name', ['site'], ['full_address']],
    ['Outscraper 2026', G3, 'name', ['website'], ['address']],
    ['Outscraper 2026 with contacts', G3_CONTACTS, 'name', ['website'], ['address']],
    ['gosom, 32 columns', GOSOM_32, 'title', ['website'], ['address']],
    ['gosom, 34 columns', GOSOM_34, 'title', ['website'], ['address']],
    ['gosom, 36 columns', GOSOM_36, 'title', ['website'], ['address']],
    ['Apify', APIFY, 'title', ['website', 'url'], ['address']],
    ['SerpApi', SERPAPI, 'title', [], ['address']],
  ])('%s is known as an export of Google Maps', (_kind, header, name, website, address) => {
    expect(businessHeader(header).source).toBe('google-maps')
    expect(namesOf(header, 'name')).toEqual([name])
    expect(namesOf(header, 'website')).toEqual(website)
    expect([...namesOf(header, 'fullAddress'), ...namesOf(header, 'address')]).toEqual(address)
  })

  test.each([
    ['our own export', OWN_EXPORT, 'name'],
    ['a German list', GERMAN_LIST, 'Firmenname'],
  ])('%s is a spreadsheet', (_kind, header, name) => {
    expect(businessHeader(header).source).toBe('spreadsheet')
    expect(namesOf(header, 'name')).toEqual([name])
  })

  test('every column of our own export but its own numbers is read', () => {
    expect(businessHeader(OWN_EXPORT).ignored).toEqual(['id', 'url_slug'])
  })

  test('every column of a German list is read', () => {
    expect(businessHeader(GERMAN_LIST)).toMatchObject({ ignored: [], dropped: [] })
  })

  test('hours are read from working_hours first, then from the older texts', () => {
    expect(namesOf(G2B, 'openingHours')).toEqual([
      'working_hours',
      'working_hours_csv_compatible',
      'working_hours_old_format',
    ])
  })

  test('the order of the columns does not matter', () => {
    expect(namesOf(G3.toReversed(), 'name')).toEqual(['name'])
    expect(namesOf(G3.toReversed(), 'openingHours')).toEqual([
      'working_hours',
      'working_hours_csv_compatible',
    ])
  })
})

describe('spellings', () => {
  test.each<[string, Column]>([
    ['Firma', 'name'],
    ['FIRMENNAME', 'name'],
    ['Unternehmen', 'name'],
    ['Company Name', 'name'],
    ['Firmenbezeichnung', 'name'],
    ['Unternehmensbezeichnung', 'name'],
    ['Mitgliedsbetrieb', 'name'],
    ['Straße Haus-Nr.', 'street'],
    ['Fon', 'phone'],
    ['Internetauftritt', 'website'],
    ['Straße', 'street'],
    ['Strasse', 'street'],
    ['STRASSE', 'street'],
    ['Straße / Nr.', 'street'],
    ['Straße und Hausnummer', 'street'],
    ['Hausnummer', 'houseNumber'],
    ['Haus-Nr.', 'houseNumber'],
    ['PLZ', 'postalCode'],
    ['Postleitzahl', 'postalCode'],
    ['PLZ/Ort', 'postalCodeAndCity'],
    ['Ort', 'city'],
    ['Stadt', 'city'],
    ['Ortsteil', 'district'],
    ['Bundesland', 'state'],
    ['Land', 'country'],
    ['Telefon', 'phone'],
    ['Tel.', 'phone'],
    ['Telefonnummer', 'phone'],
    ['  telefon  ', 'phone'],
    ['Webseite', 'website'],
    ['Website', 'website'],
    ['Homepage', 'website'],
    ['Internet', 'website'],
    ['Kategorie', 'category'],
    ['Branche', 'category'],
    ['Beschreibung', 'description'],
    ['Öffnungszeiten', 'openingHours'],
    ['Oeffnungszeiten', 'openingHours'],
    ['Bewertung', 'rating'],
    ['Anzahl Bewertungen', 'reviewCount'],
    ['Breitengrad', 'latitude'],
    ['Längengrad', 'longitude'],
    ['Google Place ID', 'placeId'],
    ['Place-ID', 'placeId'],
    ['photos', 'photos'],
  ])('%s means %s', (name, column) => {
    const header = businessHeader([name, 'Firma', 'Anschrift'])
    expect(header.columns.get(column)).toContain(0)
  })

  test.each(['Names', 'Name 1', 'Name der Firma', 'Namen', 'Shop Name', 'Einrichtung', 'Praxis'])(
    '%s alone is the name',
    name => {
      expect(businessHeader([name, 'Anschrift']).columns.get('name')).toEqual([0])
    },
  )

  test('a byte order mark before the first name does not matter', () => {
    expect(businessHeader(['\ufeffName', 'Ort']).columns.get('name')).toEqual([0])
  })

  test('of two columns of the same name the first counts', () => {
    const header = businessHeader(['Name', 'Telefon', 'telefon ', 'Ort'])
    expect(header.columns.get('phone')).toEqual([1])
    expect(header.ignored).toEqual(['telefon'])
  })

  test('unknown and unnamed columns are ignored', () => {
    const header = businessHeader(['Name', '', 'Lieblingsfarbe', 'Ort', ''])
    expect(header.ignored).toEqual(['Lieblingsfarbe'])
    expect(header.columns.get('city')).toEqual([3])
  })
})

describe('what a name is', () => {
  test('`title` is a job beside a name, otherwise the name of the place', () => {
    expect(businessHeader(G3_CONTACTS).dropped).toContain('title')
    expect(namesOf(['title', 'address', 'cid'], 'name')).toEqual(['title'])
  })

  test('beside a company, `Name` is its contact', () => {
    const header = businessHeader(['Name', 'Firma', 'PLZ'])
    expect(header.columns.get('name')).toEqual([1])
    expect(header.dropped).toEqual(['Name'])
  })

  test('beside a place id, `company_name` is not needed', () => {
    expect(namesOf(G3_CONTACTS, 'name')).toEqual(['name'])
    expect(businessHeader(G3_CONTACTS).ignored).toContain('company_name')
  })
})

describe('columns about people', () => {
  test.each([
    ...['email_1.emails_validator.status', 'email_1_full_name', 'first_name', 'x', 'contact_email'],
    ...[
      'last_name',
      'full_name',
      'Vorname',
      'Ansprechpartner',
      'Inhaber',
      'owner',
      'owner_title',
      'owner_link',
    ],
    ...['phone_1', 'phone_1.whitepages_phones.name', 'phone.phones_enricher.carrier_name', 'contact_phone'],
    ...['contact_linkedin', 'company_phone', 'user_reviews', 'user_reviews_extended'],
    ...['reviews/0/name', 'reviews/0/text', 'images/0/authorName', 'leadsEnrichment/0/firstName'],
  ])('%s is dropped and said so', name => {
    const header = businessHeader(['Firma', 'Ort', name])
    expect(header.dropped).toEqual([name])
    expect([...header.columns.values(), header.lists].flat()).not.toContain(2)
  })

  test.each([
    ...(['email', 'E-Mail', 'email_1', 'emails', 'E-Mail-Adresse'] as const).map(
      name => [name, 'email'] as const,
    ),
    ...(['facebook', 'LinkedIn', 'company_x', 'YouTube'] as const).map(name => [name, 'profiles'] as const),
  ])('%s is read as %s, of which only what is general is taken', (name, field) => {
    const header = businessHeader(['Firma', 'Ort', name])
    expect(header.columns.get(field)).toEqual([2])
    expect(header.dropped).toEqual([])
  })

  test('name_for_emails is only ignored: it is the business itself', () => {
    expect(businessHeader(G3)).toMatchObject({ dropped: ['owner_id', 'owner_title', 'owner_link'] })
    expect(businessHeader(G3).ignored).toContain('name_for_emails')
  })
})

describe('files of another kind', () => {
  test.each([
    ['a Zillow export', ZILLOW_FILE, 'zillow'],
    ['an Outscraper reviews file', REVIEWS_FILE, 'reviews'],
    [
      'an Apify reviews file',
      ['title', 'placeId', 'text', 'publishedAtDate', 'reviewerId', 'stars'],
      'reviews',
    ],
    [
      'an Outscraper photos file',
      ['query', 'name', 'google_id', 'place_id', 'photo_id', 'photo_url', 'photo_url_big', 'photo_date'],
      'photos',
    ],
    ['a shop’s orders', ['Name', 'Email', 'Financial Status', 'Paid at', 'Billing City', 'Phone'], 'orders'],
    ['German invoices', ['Rechnungsnummer', 'Rechnungsdatum', 'Firma', 'PLZ', 'Ort'], 'orders'],
    ['an Amazon file', ['query', 'asin', 'name', 'price', 'availability', 'brand', 'phone'], 'products'],
    [
      'a file of a web search',
      ['query', 'position', 'title', 'link', 'snippet', 'displayed_link'],
      'search-results',
    ],
    ['an Outscraper contacts file', ['query', 'domain', 'email_1', 'facebook', 'site_title'], 'contacts'],
    ['German reviews', ['Name', 'Ort', 'Rezensent', 'Rezensionstext'], 'reviews'],
    ['an empty first row', ['', ' ', '\ufeff'], 'empty'],
    ['no header at all', [], 'empty'],
    ['a list of people', ['Vorname', 'Name', 'Straße', 'PLZ', 'Ort'], 'people'],
    ['people with a title', ['first_name', 'title', 'city'], 'people'],
    ['a table without names', ['Datum', 'Betrag', 'PLZ'], 'no-name-column'],
    ['a sheet whose first row is data', ['Bäckerei Roth', 'Marktstr. 3', '02826'], 'no-name-column'],
    ['a price list', ['Name', 'Preis', 'URL'], 'no-place-column'],
    ['half a position', ['Name', 'lat'], 'no-place-column'],
  ])('%s is refused as %s', (_what, names, reason) => {
    expect(readHeader(names)).toMatchObject({ kind: 'refused', reason })
  })

  test('a refusal shows what the file looks like', () => {
    expect(readHeader(['Datum', '', 'Betrag'])).toMatchObject({ names: ['Datum', 'Betrag'] })
  })

  test.each([
    ['the name', ['Datum', 'PLZ'], ['name']],
    ['the place', ['Name', 'Preis'], ['place']],
    ['both', ['Datum', 'Betrag'], ['name', 'place']],
    ['nothing that helps: it is another file', ['zpid', 'name'], []],
  ])('a refusal says that %s is missing', (_what, names, missing) => {
    expect(readHeader(names)).toMatchObject({ kind: 'refused', missing })
  })

  test.each([
    ['a list with profiles', ['Firma', 'Ort', 'Domain', 'Facebook', 'Instagram', 'E-Mail']],
    ['a list with a customer number', ['Kundennummer', 'Firma', 'PLZ', 'Ort']],
    ['an Outscraper file with brands', ['name', 'place_id', 'brand', 'availability', 'stock']],
  ])('%s is a list of businesses', (_what, names) => {
    expect(readHeader(names).kind).toBe('businesses')
  })

  test('a bedroom count beside a place id is no Zillow file', () => {
    const header = ['name', 'place_id', 'bedrooms', 'bathrooms', 'beds']
    expect(readHeader(header).kind).toBe('businesses')
  })
})
