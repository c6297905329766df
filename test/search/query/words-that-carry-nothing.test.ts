import { describe, expect, test } from 'vitest'
import { oncePerFile } from '#test/finished.ts'
import { business } from '#test/make-business.ts'
import { givenIndex, search } from '#test/search/given.ts'

const KOELN = { city: 'Köln', latitude: 50.94, longitude: 6.96 }
const BERLIN = { city: 'Berlin', latitude: 52.52, longitude: 13.4, postalCode: '10115', state: 'BE' } as const

const index = oncePerFile(async () => {
  const food = { categoryGroup: 'gastronomie' } as const
  const health = { categoryGroup: 'gesundheit' } as const
  const open = await givenIndex(
    business({
      name: 'Roma',
      category: 'Pizzeria',
      ...food,
      ...KOELN,
      rating: 4.9,
      reviewCount: 300,
      about: { Serviceoptionen: { Lieferung: false } },
      description: 'Pizza aus dem Steinofen. Kein Lieferservice.',
    }),
    business({
      name: 'Napoli',
      category: 'Pizzeria',
      ...food,
      ...KOELN,
      rating: 4.1,
      reviewCount: 30,
      about: { Serviceoptionen: { Lieferung: true } },
    }),
    business({ name: 'Blitz', category: 'Pizza-Lieferdienst', ...food, ...KOELN }),
    business({ name: 'Bella Italia', category: 'Pizzeria', ...food, ...BERLIN }),
    business({
      name: 'Haus Süß',
      category: 'Café',
      ...food,
      ...KOELN,
      description: 'Kuchen und Torten, selbst gebacken.',
      about: { Serviceoptionen: { Außenbereich: true } },
    }),
    business({ name: 'Meyer', category: 'Küchenstudio', ...KOELN }),
    business({ name: 'Sonnenhof', category: 'Bauernhof', ...KOELN }),
    business({ name: 'Schick', category: 'Friseur', ...KOELN, rating: 4.9, reviewCount: 300 }),
    business({
      name: 'Kamm',
      category: 'Friseur',
      ...KOELN,
      rating: 4.1,
      reviewCount: 30,
      about: { Serviceoptionen: { 'Online-Termine': true } },
    }),
    business({ name: 'Dr. Weiß', category: 'Zahnarzt', ...health, ...KOELN, rating: 4.9, reviewCount: 300 }),
    business({
      name: 'Dr. Jung',
      category: 'Zahnarzt',
      ...health,
      ...KOELN,
      rating: 4.1,
      reviewCount: 30,
      about: { Planung: { 'Nimmt neue Patienten auf': true } },
    }),
    business({ name: 'Regenbogen', category: 'Kindergarten', ...BERLIN }),
    business({ name: 'Rosenrot', category: 'Blumenladen', ...KOELN }),
    business({ name: 'Dom', category: 'Augenoptiker', ...KOELN }),
    business({ name: 'Hahn', category: 'Klempner', ...KOELN }),
    business({ name: 'Seitenwind', category: 'Buchhandlung', ...KOELN }),
    business({
      name: 'Zum Goldenen Lamm',
      category: 'Restaurant',
      ...food,
      ...KOELN,
      rating: 4.8,
      reviewCount: 90,
      about: {
        Serviceoptionen: { Außenbereich: true },
        Parken: { 'Parkplatz vor Ort': true },
        Barrierefreiheit: { 'Rollstuhlgerechter Eingang': true },
      },
    }),
    business({ name: 'Adler', category: 'Restaurant', ...food, ...KOELN }),
    business({ name: 'Gute Stube', category: 'Kneipe', ...food, ...BERLIN }),
    business({ name: 'Bayern-Apotheke', category: 'Apotheke', ...health, ...KOELN }),
    business({ name: 'Dom-Apotheke', category: 'Apotheke', ...health, ...BERLIN }),
    business({ name: 'Huber', category: 'Bäckerei', city: 'München', state: 'BY', postalCode: '80331' }),
    business({ name: 'Funke', category: 'Elektriker', ...KOELN, description: 'Photovoltaik und Wallbox.' }),
    business({ name: 'Rund', category: 'Reifenhändler', ...KOELN }),
    business({ name: 'Eisen', category: 'Schlosserei', ...KOELN }),
    business({ name: 'Schloss Augustusburg', category: 'Schloss', ...KOELN }),
    business({ name: 'Wohnwelt', category: 'Möbelhaus', ...KOELN, rating: 4.8, reviewCount: 90 }),
    business({ name: 'Morgen', category: 'Bar', ...food, ...KOELN, rating: 4.8, reviewCount: 90 }),
    business({ name: 'Zum Bären', category: 'Gasthof', ...food, ...KOELN }),
    business({ name: 'Nordlicht', category: 'Fahrradverleih', ...KOELN, description: 'Fahrräder mieten.' }),
    business({ name: 'Speiche', category: 'Fahrradgeschäft', ...KOELN }),
    business({ name: 'Burgfräulein', category: 'Hotel', ...food, ...KOELN, priceLevel: 4 }),
  )
  return open.index
})

/**
 * The first names found, as many as are expected, and the words left out. Of several the first one stands first; who only
 * mentions the words may follow.
 */
function found(text: string, expected: string) {
  const { businesses, understood } = search(index(), text)
  const count = expected.split(' / ')[0]?.split(', ').length
  const [first = '', ...others] = businesses.slice(0, count).map(({ name }) => name)
  const names = [first, ...others.toSorted()].join(', ')
  return understood.leftOut === undefined ? names : `${names} / ohne ${understood.leftOut}`
}

describe('words that carry nothing', () => {
  test.each([
    ['gute pizza köln', 'Roma, Blitz, Napoli'],
    ['gute pizzeria', 'Roma'],
    ['leckere pizza bestellen köln', 'Roma, Blitz, Napoli'],
    ['schöne blumen kaufen', 'Rosenrot'],
    ['blumen bestellen köln', 'Rosenrot'],
    ['wo kann ich blumen kaufen', 'Rosenrot'],
    ['wo bekomme ich in köln blumen', 'Rosenrot'],
    ['kuchen kaufen', 'Haus Süß'],
    ['gute kuchen', 'Haus Süß / ohne gute'],
    ['kuchen bestellen köln', 'Haus Süß'],
    ['brille kaufen', 'Dom'],
    ['möbel kaufen köln', 'Wohnwelt'],
    ['ich brauche einen klempner', 'Hahn'],
    ['ich brauche dringend einen guten klempner in köln', 'Hahn'],
    ['kennt jemand einen guten klempner', 'Hahn'],
    ['welche buchhandlung', 'Seitenwind'],
    ['buchhandlung in der stadt', 'Seitenwind'],
    ['buchhandlung köln empfehlung', 'Seitenwind'],
    ['buchhandlung köln öffnungszeiten', 'Seitenwind'],
    ['adresse buchhandlung', 'Seitenwind'],
    ['telefonnummer klempner köln', 'Hahn'],
    ['klempner preise', 'Hahn'],
    ['was kostet ein klempner', 'Hahn'],
    ['kita freie plätze', 'Regenbogen'],
    ['kindergarten berlin freie plätze', 'Regenbogen'],
    ['kindergarten anmelden berlin', 'Regenbogen'],
    ['wo kann ich reifen wechseln lassen', 'Rund'],
    ['fahrrad mieten', 'Nordlicht'],
    ['fahrrad kaufen', 'Speiche'],
    ['brille verkaufen', 'Dom / ohne verkaufen'],
    ['günstiger klempner', 'Hahn'],
    ['nette bar', 'Morgen'],
    ['good dentist cologne', 'Dr. Weiß, Dr. Jung'],
    ['where can i get a plumber', 'Hahn'],
    ['i need a good dentist', 'Dr. Weiß, Dr. Jung'],
    ['iyi bir kuaför', 'Schick, Kamm'],
    ['eczane nerede', 'Bayern-Apotheke, Dom-Apotheke'],
    ['diş hekimi tavsiye', 'Dr. Weiß, Dr. Jung'],
  ])('%s: %s', (text, names) => {
    expect(found(text, names)).toBe(names)
  })

  test.each([
    ['friseur termin', 'Kamm, Schick'],
    ['friseur köln termin vereinbaren', 'Kamm, Schick'],
    ['book appointment hairdresser', 'Kamm, Schick'],
    ['kuaför randevu', 'Kamm, Schick'],
    ['friseur ohne termin', 'Schick, Kamm'],
    ['friseur', 'Schick, Kamm'],
    ['zahnarzt neue patienten', 'Dr. Jung, Dr. Weiß'],
    ['zahnarzt köln neue patienten', 'Dr. Jung, Dr. Weiß'],
    ['zahnarzt', 'Dr. Weiß, Dr. Jung'],
  ])('raise what fits among equals and exclude nobody: %s: %s', (text, names) => {
    expect(found(text, names)).toBe(names)
  })

  test.each([
    ['gute stube', 'Gute Stube'],
    ['die gute stube berlin', 'Gute Stube'],
  ])('are words where a name has all of them: %s', (text, names) => {
    expect(found(text, names)).toBe(names)
  })

  test('the address keeps them, and finds the same again', () => {
    const { understood } = search(index(), 'gute pizza köln termin')
    expect(understood.query).toEqual({ query: 'gute pizza termin', location: 'Köln' })
  })
})

describe('a word that nobody has', () => {
  test.each([
    ['buchh', 'Seitenwind'],
    ['buchhandl köln', 'Seitenwind'],
    ['zahna', 'Dr. Weiß, Dr. Jung'],
    ['zahna köln', 'Dr. Weiß, Dr. Jung'],
    ['restaurant zum gold', 'Zum Goldenen Lamm'],
    ['pizzeria bella ital', 'Bella Italia'],
    ['pizzeria bella it', 'Bella Italia'],
    ['pizzeria bella v', 'Bella Italia / ohne v'],
    ['seitenw', 'Seitenwind'],
    ['friseu köl', 'Schick, Kamm'],
    ['schöne blum', 'Rosenrot'],
    ['friseur t', 'Schick, Kamm / ohne t'],
    ['friseur term', 'Schick, Kamm / ohne term'],
    ['klempner ka', 'Hahn / ohne ka'],
  ])('is the beginning of one: %s: %s', (text, names) => {
    expect(found(text, names)).toBe(names)
  })

  test('is left as it is where it is to be taken literally', () => {
    expect(search(index(), { text: 'buchh', isVerbatim: true }).total).toBe(0)
  })
})

describe('what a business must have', () => {
  test.each([
    ['wallbox', 'Funke'],
    ['elektriker wallbox', 'Funke'],
    ['wallbox installieren köln', 'Funke'],
    ['pizza lieferservice köln', 'Napoli, Blitz'],
    ['pizza lieferdienst', 'Napoli, Blitz'],
    ['pizzeria mit lieferservice', 'Napoli'],
    ['restaurant mit außenplätzen', 'Zum Goldenen Lamm'],
    ['restaurant mit parkplätzen', 'Zum Goldenen Lamm'],
    ['restaurant mit vielen parkplätzen', 'Zum Goldenen Lamm'],
    ['restaurants mit terrassen', 'Zum Goldenen Lamm'],
    ['barrierefreie restaurants', 'Zum Goldenen Lamm'],
    ['barrierefreies restaurant köln', 'Zum Goldenen Lamm'],
    ['günstiges hotel', 'Burgfräulein / ohne günstiges'],
  ])('%s: %s', (text, names) => {
    expect(found(text, names)).toBe(names)
  })
})

describe('umlauts', () => {
  test.each([
    ['kuchen', 'Haus Süß'],
    ['küchen', 'Meyer'],
    ['küche', 'Meyer'],
    ['kueche', 'Meyer'],
    ['kuchenstudio', 'Meyer'],
    ['schlösser', 'Schloss Augustusburg'],
    ['schlosser', 'Eisen'],
    ['bar', 'Morgen'],
    ['zum bären', 'Zum Bären'],
    ['zum baren', 'Zum Bären'],
    ['zum baeren', 'Zum Bären'],
    ['möbelhaus', 'Wohnwelt'],
    ['mobelhaus', 'Wohnwelt'],
  ])('%s: %s', (text, names) => {
    expect(found(text, names)).toBe(names)
  })
})

test('a region that is part of a name offers the name as the other reading', () => {
  const { businesses, understood } = search(index(), 'bayern')
  expect(businesses.map(({ name }) => name)).toEqual(['Huber'])
  expect(understood.otherwise).toEqual({ kind: 'words', query: { query: 'bayern', verbatim: '1' }, count: 1 })
  expect(search(index(), { text: 'bayern', isVerbatim: true }).businesses[0]?.name).toBe('Bayern-Apotheke')
})
