import { describe, expect, test } from 'vitest'
import { type Comparable, compareBusinesses, SUGGEST_FROM } from '#domain/duplicate/compare-businesses.ts'
import { ownDomain } from '#domain/duplicate/own-domain.ts'
import { business } from '#test/make-business.ts'

const NOBODY = { isPhoneOfMany: () => false, isDomainOfMany: () => false }
const PHONE = '+492214710318'

function side(facts: Partial<Comparable>): Comparable {
  return business({ name: 'Bäckerei Roth', category: 'Bäckerei', street: null, postalCode: null, ...facts })
}

/** A point in Cologne, and points some metres north of it. */
const MARKT = { street: 'Am Markt 3', postalCode: '50667' }
function at(metres: number) {
  return { latitude: 50.94 + metres / 111_195, longitude: 6.96 }
}

describe('two entries that are one business', () => {
  const cases: { name: string; a: Partial<Comparable>; b: Partial<Comparable>; reasons: string[] }[] = [
    {
      name: 'the same name at the same door, written in two ways',
      a: { name: 'Bäckerei Roth', street: 'Hauptstraße 5', postalCode: '50667' },
      b: { name: 'BAECKEREI ROTH GmbH', street: 'Hauptstr. 5', postalCode: '50667' },
      reasons: ['name', 'address'],
    },
    {
      name: 'the same name and telephone number, one without an address',
      a: { ...MARKT, phone: PHONE },
      b: { phone: PHONE },
      reasons: ['name', 'phone'],
    },
    {
      name: 'the same name and number a few doors apart: a corner house has two addresses',
      a: { ...MARKT, ...at(0), phone: PHONE },
      b: { street: 'Marktgasse 1', postalCode: '50667', ...at(20), phone: PHONE },
      reasons: ['name', 'distance', 'phone'],
    },
    {
      name: 'the same name in the same house, neither with more than its position',
      a: at(0),
      b: at(12),
      reasons: ['name', 'distance'],
    },
    {
      name: 'one name with the trade in it, one with the town, at the same door',
      a: { ...MARKT, name: 'Roth Köln' },
      b: { ...MARKT, name: 'Bäckerei Roth' },
      reasons: ['name', 'address'],
    },
    {
      name: 'a longer and a shorter name with the same number at the same door',
      a: { ...MARKT, name: 'Roth', phone: PHONE },
      b: { ...MARKT, name: 'Roth am Markt Handwerksbäcker', phone: PHONE },
      reasons: ['name', 'address', 'phone'],
    },
    {
      name: 'the same words in another order with the same number, one without an address',
      a: { ...MARKT, name: 'Café Kürbis Anna', category: 'Restaurant', phone: PHONE },
      b: { name: 'Anna Café Kürbis', category: 'Restaurant', phone: PHONE },
      reasons: ['name', 'phone'],
    },
    {
      name: 'Turkish letters and their plain forms',
      a: { ...MARKT, name: 'Işık Döner' },
      b: { ...MARKT, name: 'ISIK DÖNER' },
      reasons: ['name', 'address'],
    },
    {
      name: 'the same name at the same door under two categories',
      a: { ...MARKT, category: 'Bäckerei', ...at(0) },
      b: { ...MARKT, category: 'Café', ...at(4) },
      reasons: ['name', 'address', 'distance'],
    },
  ]
  test.each(cases)('$name', ({ a, b, reasons }) => {
    const found = compareBusinesses(side(a), side(b), NOBODY)
    expect(found?.reasons.map(({ kind }) => kind)).toEqual(reasons)
    expect(found?.score).toBeGreaterThanOrEqual(SUGGEST_FROM)
    expect(compareBusinesses(side(b), side(a), NOBODY)?.score).toBe(found?.score)
  })
})

describe('two different businesses', () => {
  const domain = 'https://baeckerei-roth.example/'
  const cases: { name: string; a: Partial<Comparable>; b: Partial<Comparable> }[] = [
    {
      name: 'branches of a chain in one town, with one website and one number',
      a: { ...MARKT, ...at(0), phone: PHONE, website: domain },
      b: { street: 'Ringstraße 80', postalCode: '50667', ...at(900), phone: PHONE, website: domain },
    },
    {
      name: 'branches of which nobody knows the position',
      a: { ...MARKT, phone: PHONE, website: domain },
      b: { street: 'Ringstraße 80', postalCode: '50667', phone: PHONE, website: domain },
    },
    {
      name: 'two doctors of one practice, at one door with one number',
      a: { ...MARKT, name: 'Praxis Dr. Müller', category: 'Arzt', phone: PHONE, ...at(0) },
      b: { ...MARKT, name: 'Praxis Dr. Meier', category: 'Arzt', phone: PHONE, ...at(0) },
    },
    {
      name: 'a hotel and its restaurant',
      a: { ...MARKT, name: 'Hotel Adler', category: 'Hotel', phone: PHONE, website: domain, ...at(0) },
      b: {
        ...MARKT,
        name: 'Restaurant Adler',
        category: 'Restaurant',
        phone: PHONE,
        website: domain,
        ...at(0),
      },
    },
    {
      name: 'a market and the bakery inside it',
      a: { ...MARKT, name: 'Rewe', category: 'Supermarkt', ...at(0) },
      b: { ...MARKT, name: 'Rewe Getränkemarkt', category: 'Getränkemarkt', ...at(8) },
    },
    {
      name: 'the same name in the same town, and nothing else',
      a: { name: 'Friseur Schmidt' },
      b: { name: 'Friseur Schmidt' },
    },
    {
      name: 'the same name and number in two towns',
      a: { phone: PHONE, city: 'Köln' },
      b: { phone: PHONE, city: 'Bonn' },
    },
    {
      name: 'two names at one door',
      a: { ...MARKT, name: 'Optik Wagner', phone: PHONE },
      b: { ...MARKT, name: 'Blumen Lang', phone: PHONE },
    },
    {
      name: 'names of nothing but signs',
      a: { ...MARKT, name: '***', phone: PHONE },
      b: { ...MARKT, name: '---', phone: PHONE },
    },
  ]
  test.each(cases)('$name', ({ a, b }) => {
    expect(compareBusinesses(side(a), side(b), NOBODY)).toBeNull()
    expect(compareBusinesses(side(b), side(a), NOBODY)).toBeNull()
  })

  test('a number or a domain that many businesses share is no sign', () => {
    const a = side({ ...MARKT, phone: PHONE })
    const b = side({ phone: PHONE })
    expect(compareBusinesses(a, b, NOBODY)).not.toBeNull()
    expect(compareBusinesses(a, b, { ...NOBODY, isPhoneOfMany: () => true })).toBeNull()
  })
})

describe('a business’s own domain', () => {
  test.each([
    ['https://www.baeckerei-roth.de/kontakt', 'baeckerei-roth.de'],
    ['http://shop.roth.example/?a=1', 'shop.roth.example'],
    ['https://www.facebook.com/roth', undefined],
    ['https://de-de.facebook.com/roth', undefined],
    ['https://roth.jimdosite.com/', undefined],
    ['https://www.jameda.de/arzt/1', undefined],
    ['https://notfacebook.com/', 'notfacebook.com'],
    ['kein Link', undefined],
  ])('%s', (website, domain) => {
    expect(ownDomain(website)).toBe(domain)
  })
})
