import { expect, test } from 'vitest'
import { categoryFor } from '#domain/category/category.ts'
import type { GroupSlug } from '#domain/category/group.ts'
import { demoRows } from '#domain/demo/rows.ts'
import { draftFromRow } from '#domain/draft/draft-from-row.ts'
import { readHeader } from '#domain/draft/header/header.ts'
import { BY_APPOINTMENT } from '#domain/opening-hours/opening-hours.ts'

/** The usual start has 2,000 businesses; the first ones are the same for every size. */
const COUNT = 20_000
const { header, rows } = demoRows({ count: COUNT })
const parsedHeader = readHeader(header)
const businesses = [...rows].map(cells => {
  if (parsedHeader.kind === 'refused') throw new Error(parsedHeader.reason)
  const result = draftFromRow(parsedHeader, cells)
  if (!('draft' in result)) throw new Error(JSON.stringify(result.faults))
  const row = Object.fromEntries(header.map((column, index) => [column, cells[index] ?? '']))
  return { draft: result.draft, row, about: aboutOf(row.about ?? '') }
})
type Demo = (typeof businesses)[number]

/** Every attribute with what is said of it. */
function aboutOf(cell: string): Readonly<Record<string, unknown>> {
  const groups: Record<string, Record<string, unknown>> = cell === '' ? {} : JSON.parse(cell)
  return Object.assign({}, ...Object.values(groups))
}

/** On how many days it is open at a minute of the day. */
function openDays({ draft }: Demo, minute: number): number {
  const week = draft.openingHours ?? []
  return week.filter(
    day =>
      day !== BY_APPOINTMENT && day?.some(({ from, to }) => from <= minute && (to === null || minute < to)),
  ).length
}

const said = (demo: Demo): string => demo.draft.description ?? ''
const called = (demos: readonly Demo[]): string[] => demos.map(demo => `${demo.draft.name}: ${said(demo)}`)

/** Groups of which a business may belong to two. */
const NEIGHBOURS: readonly (readonly [GroupSlug, GroupSlug])[] = [
  ['handwerker', 'technische-dienste'],
  ['handwerker', 'handel'],
  ['handwerker', 'transport'],
  ['handwerker', 'gesundheit'],
  ['kfz-werkstatt', 'handel'],
  ['technische-dienste', 'handel'],
  ['dienstleister', 'handel'],
  ['dienstleister', 'transport'],
  ['dienstleister', 'gesundheit'],
  ['dienstleister', 'immobilien'],
  ['handel', 'gastronomie'],
  ['handel', 'landwirtschaft'],
  ['handel', 'gesundheit'],
  ['gastronomie', 'dienstleister'],
  ['gastronomie', 'landwirtschaft'],
  ['sport', 'dienstleister'],
  ['sport', 'bildung'],
  ['sport', 'religion-vereine'],
]

test('a second trade belongs to the same group or to a neighbouring one, and is a known trade', () => {
  const strange = businesses.filter(({ row }) => {
    const [own, ...others] = (row.subtypes ?? '').split(', ').map(name => categoryFor(name))
    return others.some(
      other =>
        !other.isKnown ||
        (other.group !== own?.group &&
          !NEIGHBOURS.some(
            pair => pair.some(group => group === own?.group) && pair.some(group => group === other.group),
          )),
    )
  })
  expect(strange.map(({ row }) => row.subtypes)).toEqual([])
  expect(businesses.filter(({ row }) => row.subtypes?.includes(', ')).length).toBeGreaterThan(COUNT / 10)
})

test('no hairdresser, supermarket or kiosk is the second trade of anything else', () => {
  const filler = /, (Kinderfriseur|Supermarkt|Discounter-Markt|Kiosk|TCM-Praxis|Kung-Fu-Schule)/
  expect(
    businesses.filter(({ row }) => filler.test(row.subtypes ?? '')).map(({ row }) => row.subtypes),
  ).toEqual([])
})

test.each([
  ['Frühstück oder Brunch', /frühstück|brunch|breakfast/i, 10 * 60],
  ['Mittagstisch', /mittags|mittagstisch|lunch/i, 12 * 60 + 30],
  ['morgens', /halten wir morgens/i, 9 * 60],
  ['am frühen Abend', /am frühen Abend/, 17 * 60 + 30],
])('%s gibt es, wo dann geöffnet ist', (_, promise, minute) => {
  const promising = businesses.filter(demo => promise.test(said(demo)))
  const closed = promising.filter(demo => {
    const days = demo.draft.openingHours?.filter(day => day !== null && day.length > 0).length ?? 0
    return days > 0 && openDays(demo, minute) * 2 < days
  })
  expect(called(closed)).toEqual([])
  expect(promising.length).toBeGreaterThan(20)
})

test.each([
  ['Breakfast', 9 * 60 + 30],
  ['Lunch', 12 * 60 + 30],
  ['Dinner', 19 * 60],
])('%s is served where the door is open then', (meal, minute) => {
  const serving = businesses.filter(({ about }) => about[meal] === true)
  const closed = serving.filter(demo => demo.draft.openingHours !== undefined && openDays(demo, minute) === 0)
  expect(closed.map(({ draft }) => draft.name)).toEqual([])
  expect(serving.length).toBeGreaterThan(20)
})

test.each([
  [/Hunde sind willkommen|nehmen auch Hunde auf/, ['Dogs allowed']],
  [/Terrasse ist|Terrasse geöffnet|Tische draußen/, ['Outdoor seating']],
  [/ebenerdig|stufenlos|barrierefrei|Erdgeschoss/, ['Wheelchair accessible entrance']],
  [/zum Mitnehmen/, ['Takeout']],
  [/Fleischlose/, ['Vegetarian options']],
  [/liefern wir|bringt unser Bote/, ['Delivery']],
  [/gibt es einen Aufzug/, ['Elevator']],
  [/Parkplätze liegen/, ['Free parking lot']],
  [/Englisch und Türkisch/, ['Language assistance']],
  [/schnelles WLAN/, ['Wi-Fi', 'Free Wi-Fi']],
  [/Ölwechsel/, ['Oil change']],
  [/Motorreparaturen|Unfallreparaturen/, ['Repair services']],
  [/Bier vom Fass|Pils vom Fass|Craft-Biere|Weizenbier/, ['Beer']],
  [/(?:gibt es|sind|,) Cocktails/, ['Cocktails']],
  [/Saunabesuche|Sauna\b/, ['Sauna']],
  [/Onlinekurse|Onlinestunden/, ['Online classes']],
  [/Kinderhaarschnitte/, ['Good for kids']],
])('%s is not said where the attribute is denied', (sentence, attributes) => {
  const saying = businesses.filter(demo => sentence.test(said(demo)))
  const denied = saying.filter(({ about }) => {
    const stated = attributes.map(name => about[name]).filter(value => value !== undefined)
    return stated.length > 0 && stated.every(value => value === false)
  })
  expect(called(denied)).toEqual([])
  expect(saying.length).toBeGreaterThan(0)
})

test('Mondays or Saturdays by appointment only are said where the door is closed then', () => {
  const wrong = businesses.filter(demo => {
    const isOpen = (day: number): boolean => (demo.draft.openingHours?.[day]?.length ?? 0) > 0
    return (
      (/Montags arbeiten wir nur/.test(said(demo)) && isOpen(0)) ||
      (/auch samstags/.test(said(demo)) && isOpen(5))
    )
  })
  expect(called(wrong)).toEqual([])
})

test.each([
  ['Krankenhaus', /Meisterbetrieb|Kostenvoranschlag|Behandlungsräumen|Rezepte/],
  ['Bestattungsinstitut', /Meisterbetrieb|Material|Kostenvoranschlag|Schwerpunkte|samstags/],
  ['Fitnessstudio', /Verein/],
  ['Tierpension', /Lehrkräfte|Probestunde|Sekretariat|Gruppen/],
  ['Campingplatz', /Zimmer|Schreibtisch|Dusche|Aufzug/],
  ['Weingut', /backen|Auslage/],
  ['Tierarzt', /Kassen|Rezepte/],
  ['Spielhalle', /Herd|Karte|Mitnehmen|Gerichte/],
  ['Nachtclub', /Herd|Mittag|Gerichte|Terrasse/],
  ['Taxiunternehmen', /Meisterbetrieb|Gewährleistung/],
])('%s says nothing that belongs to another trade', (trade, foreign) => {
  const own = businesses.filter(({ row }) => row.query?.startsWith(`${trade},`))
  expect(called(own.filter(demo => foreign.test(said(demo))))).toEqual([])
  expect(own.filter(demo => said(demo) !== '').length).toBeGreaterThan(5)
})

test('who takes cash only takes no cards', () => {
  const cashOnly = businesses.filter(({ about }) => about['Cash only'] === true)
  expect(cashOnly.length).toBeGreaterThan(10)
  for (const { about } of cashOnly)
    expect(['Credit cards', 'Debit cards', 'NFC mobile payments'].filter(way => about[way] === true)).toEqual(
      [],
    )
})

test('drawings fit the trade: no counter with cups for whoever only lets rooms, a hall for no doctor', () => {
  const shownFor = (trade: string): Set<string> =>
    new Set(
      businesses
        .filter(({ row }) => row.query?.startsWith(`${trade},`))
        .flatMap(({ draft }) =>
          (draft.photos ?? []).map(photo => /\/([a-z]+)-\d+\.svg$/.exec(photo)?.[1] ?? photo),
        ),
    )
  expect(shownFor('Ferienwohnung')).toEqual(new Set(['house', 'room', 'meadow']))
  expect(shownFor('Campingplatz')).toEqual(new Set(['camp', 'meadow']))
  expect(shownFor('Zahnarzt')).toEqual(new Set(['practice', 'waiting', 'house']))
  expect(shownFor('Fotograf')).toEqual(new Set(['studio', 'street']))
  expect(shownFor('Kindergarten')).toEqual(new Set(['house', 'playroom', 'meadow']))
  expect(shownFor('Moschee')).toEqual(new Set(['mosque', 'street']))
  expect(shownFor('Tankstelle')).toEqual(new Set(['station', 'street']))
})

test('about a third has three to nine pictures, all different and in the same colours', () => {
  const galleries = businesses.map(({ draft }) => draft.photos ?? []).filter(photos => photos.length > 1)
  expect(galleries.length / COUNT).toBeGreaterThan(0.3)
  expect(galleries.length / COUNT).toBeLessThan(0.36)
  for (const photos of galleries) {
    expect(photos.length).toBeGreaterThanOrEqual(3)
    expect(photos.length).toBeLessThanOrEqual(9)
    expect(new Set(photos).size).toBe(photos.length)
    expect(new Set(photos.map(photo => Number(/(\d+)\.svg$/.exec(photo)?.[1]) % 6)).size).toBe(1)
    const buildings = photos
      .map(photo => /\/(house|shop|hall|church|mosque)-/.exec(photo)?.[1])
      .filter(Boolean)
    expect(new Set(buildings).size).toBe(buildings.length)
  }
  for (const { draft } of businesses)
    expect(draft.photosCount ?? 0).toBeGreaterThanOrEqual(draft.photos?.length ?? 0)
})

test('two in a hundred are closed, some for good and some for a time', () => {
  const statuses = businesses.map(({ row }) => row.business_status)
  const paused = statuses.filter(status => status === 'CLOSED_TEMPORARILY').length / COUNT
  const closed = statuses.filter(status => status === 'CLOSED_PERMANENTLY').length / COUNT
  expect(paused).toBeGreaterThan(0.009)
  expect(closed).toBeGreaterThan(0.005)
  expect(paused + closed).toBeGreaterThan(0.017)
  expect(paused + closed).toBeLessThan(0.023)
})

const ofTrade = (trade: string) => businesses.filter(({ row }) => row.query?.startsWith(`${trade},`))

test.each([
  ['Zahnarzt', /Dr\. med\.(?! dent\.)/],
  ['Tierarzt', /Dr\. med\.(?! vet\.)/],
  ['Rechtsanwalt', /^Rechtsanwalt | (GmbH|OHG|KG|UG)\b/],
  ['Schwimmbad', /Anker|Traube|Bierkrug/],
  ['Baumarkt', /Quellfrisch|Frischeck|korb /],
  ['Kroatisches Restaurant', /Akropolis|Athen|Kreta/],
])('a business of the trade %s is not called what nobody of it is', (trade, wrong) => {
  const names = ofTrade(trade).map(({ draft }) => draft.name)
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter(name => wrong.test(name ?? ''))).toEqual([])
})

test.each([
  ['Kino', 20 * 60, true],
  ['Nachtclub', 15 * 60, false],
  ['Spielhalle', 15 * 60, true],
  ['Eiscafé', 15 * 60, true],
])('%s: at minute %i of the day it is usually open: %s', (trade, minute, isOpen) => {
  const known = ofTrade(trade).filter(({ draft }) => draft.openingHours?.some(day => day?.length))
  expect(known.length).toBeGreaterThan(0)
  expect(
    known.filter(demo => openDays(demo, minute) > 3 !== isOpen).map(({ row }) => row.working_hours),
  ).toEqual([])
})
