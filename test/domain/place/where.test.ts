import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearbyCities } from '#domain/place/city.ts'
import { resolveWhere } from '#domain/place/where.ts'
import { anyCharacter } from '#test/any-character.ts'

describe('resolveWhere', () => {
  test.each([
    ['köln', 'city', 'Köln', 'koeln'],
    ['KOELN', 'city', 'Köln', 'koeln'],
    ['Koln', 'city', 'Köln', 'koeln'],
    ['in Köln', 'city', 'Köln', 'koeln'],
    ['Köln, NRW', 'city', 'Köln', 'koeln'],
    ['Köln Hbf', 'city', 'Köln', 'koeln'],
    ['munich', 'city', 'München', 'muenchen'],
    ['frankfurt', 'city', 'Frankfurt am Main', 'frankfurt-am-main'],
    ['frankfurt oder', 'city', 'Frankfurt (Oder)', 'frankfurt-oder'],
    ['garmisch partenkirchen', 'city', 'Garmisch-Partenkirchen', 'garmisch-partenkirchen'],
    ['bad-toelz', 'city', 'Bad Tölz', 'bad-toelz'],
    ['Gießen', 'city', 'Gießen', 'giessen'],
    ['giessen', 'city', 'Gießen', 'giessen'],
    ['neustadt-sachsen', 'city', 'Neustadt (Sachsen)', 'neustadt-sachsen'],
    ['Neustadt (Sachsen)', 'city', 'Neustadt (Sachsen)', 'neustadt-sachsen'],
    ['halle-niedersachsen', 'city', 'Halle (Niedersachsen)', 'halle-niedersachsen'],
    ['neustadt', 'city', 'Neustadt an der Weinstraße', 'neustadt-an-der-weinstrasse'],
    ['weiden', 'city', 'Weiden in der Oberpfalz', 'weiden-in-der-oberpfalz'],
    ['köln-ehrenfeld', 'district', 'Köln-Ehrenfeld', 'koeln'],
    ['ehrenfeld köln', 'district', 'Köln-Ehrenfeld', 'koeln'],
    ['Ehrenfeld', 'district', 'Köln-Ehrenfeld', 'koeln'],
    ['köln-unbekanntheim', 'district', 'Köln-Unbekanntheim', 'koeln'],
    ['st pauli', 'district', 'Hamburg-St. Pauli', 'hamburg'],
    ['frankfurt höchst', 'district', 'Frankfurt-Höchst', 'frankfurt-am-main'],
    ['80331', 'postal-code', '80331 München', 'muenchen'],
    ['80331 München', 'postal-code', '80331 München', 'muenchen'],
    ['D-01067', 'postal-code', '01067 Dresden', 'dresden'],
    ['803', 'postal-prefix', '803...', null],
    ['80', 'postal-prefix', '80...', null],
    ['0', 'postal-prefix', '0...', null],
    ['803xx', 'postal-prefix', '803...', null],
    ['Bayern', 'region', 'Bayern', null],
    ['bavaria', 'region', 'Bayern', null],
    ['Bavyera', 'region', 'Bayern', null],
    ['NRW', 'region', 'Nordrhein-Westfalen', null],
    ['lower saxony', 'region', 'Niedersachsen', null],
    ['Brandenburg', 'region', 'Brandenburg', null],
    ['Brandenburg an der Havel', 'city', 'Brandenburg an der Havel', 'brandenburg-an-der-havel'],
    ['oberbayern', 'region', 'Oberbayern', null],
    ['Regierungsbezirk Köln', 'region', 'Regierungsbezirk Köln', null],
    ['im Landkreis Rosenheim', 'region', 'Landkreis Rosenheim', null],
    ['lk rosenheim', 'region', 'Landkreis Rosenheim', null],
    ['Rosenheim ilçesi', 'region', 'Landkreis Rosenheim', null],
    ['Rosenheim', 'city', 'Rosenheim', 'rosenheim'],
    ['Kreis Unna', 'region', 'Kreis Unna', null],
    ['rhein sieg kreis', 'region', 'Rhein-Sieg-Kreis', null],
    ['Emsland', 'region', 'Landkreis Emsland', null],
    ['am Bodensee', 'region', 'Bodensee', null],
    ['in der Lüneburger Heide', 'region', 'Lüneburger Heide', null],
    ['ruegen', 'region', 'Rügen', null],
    ['the black forest', 'region', 'Schwarzwald', null],
    ['Berlin', 'city', 'Berlin', 'berlin'],
    ['Hamburg', 'city', 'Hamburg', 'hamburg'],
    ['Bremen', 'city', 'Bremen', 'bremen'],
  ])('"%s" is the %s %s', (text, kind, label, citySlug) => {
    expect(resolveWhere(text)).toMatchObject({ kind, label, citySlug })
  })

  test('a postal code has its position and its digits', () => {
    expect(resolveWhere('91541')).toMatchObject({
      postalCode: '91541',
      latitude: 49.379,
      longitude: 10.187,
      isApproximate: false,
    })
    expect(resolveWhere('803')).toMatchObject({ postalCode: '803', isApproximate: true })
  })

  test('a district has its name and, if known, its own position', () => {
    expect(resolveWhere('Berlin-Kreuzberg')).toMatchObject({
      district: 'Kreuzberg',
      latitude: 52.5,
      longitude: 13.403,
    })
    expect(resolveWhere('köln ehrenfeld')).toMatchObject({ district: 'Ehrenfeld', isApproximate: true })
  })

  test('a code without an area is still a code of its region', () => {
    expect(resolveWhere('50450')).toMatchObject({
      kind: 'postal-code',
      label: '50450',
      citySlug: null,
      latitude: null,
    })
  })

  test.each([
    '',
    '   ',
    'zahnarzt',
    'asdfgh',
    '00000',
    '05',
    '123456',
    '🙂',
    '%',
    "'; DROP TABLE city; --",
    'x'.repeat(10_000),
  ])('"%.20s" is no place', text => {
    expect(resolveWhere(text)).toBeUndefined()
  })

  test('no text makes it throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 120 }), text => {
        const where = resolveWhere(text)
        expect(where === undefined || where.label !== '').toBe(true)
      }),
    )
  })
})

describe('nearbyCities', () => {
  test('lists the towns around a position, nearest first', () => {
    const near = nearbyCities(49.891, 10.887, 15)
    expect(near[0]?.city.name).toBe('Bamberg')
    expect(near.map(({ city }) => city.name)).toContain('Hallstadt')
    const distances = near.map(({ distanceKm }) => distanceKm)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(15)
  })

  test('lists no more than the limit, and nothing for a position at sea', () => {
    expect(nearbyCities(51.3, 7.2, 50, 5)).toHaveLength(5)
    expect(nearbyCities(55.5, 5, 30)).toEqual([])
  })
})
