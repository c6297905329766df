import { type Origin, type Person, pickPerson, surname } from './person.ts'
import type { Random } from './random.ts'
import type { DemoPlace } from './town.ts'
import type { Trade } from './trade.ts'
import { phrase, type WordList, wordsOf } from './words.ts'

/** An invented name as is usual in a trade, and the owner. */
export function pickName(random: Random, trade: Trade, place: DemoPlace): { name: string; person: Person } {
  const origin = ORIGINS[trade.profileName]
  const person = origin === undefined ? pickPerson(random) : pickPerson(random, origin)
  const parts: Parts = { random, trade, noun: random.pickEarly(trade.nouns), person, place }
  if (trade.profile.legal > 0.3 && random.chance(LONG_SHARE)) return { name: longName(parts), person }
  const pattern = random.pick(
    PATTERNS_OF_TRADES[trade.category] ?? PATTERNS[trade.profileName] ?? TRADE_PATTERNS,
  )
  const name = pattern(parts)
  const isPlain = !/[,.&]|e\. V\./.test(name) && !WITHOUT_LEGAL_FORM.has(trade.category)
  return {
    name: isPlain && random.chance(trade.profile.legal) ? `${name} ${random.pick(LEGAL_FORMS)}` : name,
    person,
  }
}

/** As people say it, and as domain names have it: 'Elektro Krause' for 'Elektro Krause GmbH'. */
export function withoutLegalForm(name: string): string {
  return name.replace(LEGAL_ENDING, '')
}

/** What a name is made from. */
interface Parts {
  readonly random: Random
  readonly trade: Trade
  readonly noun: string
  readonly person: Person
  readonly place: DemoPlace
}

type Pattern = (parts: Parts) => string

const LEGAL_ENDING = /(?:,? Inh\. .*| GmbH.*| e\. [KV]\.| OHG| UG .*| KG| GbR)$/
const LEGAL_FORMS = [
  'GmbH',
  'GmbH',
  'GmbH',
  'GmbH & Co. KG',
  'e. K.',
  'OHG',
  'UG (haftungsbeschränkt)',
  'KG',
  'GbR',
] as const
const TITLES = ['Dr. med.', 'Dr. med.', 'Dr.', 'Dr. med. univ.', 'Prof. Dr. med.'] as const

/** Doctorates that are no medical ones. */
const TITLES_OF_TRADES: Readonly<Record<string, readonly string[]>> = {
  Zahnarzt: ['Dr. med. dent.', 'Dr. med. dent.', 'Dr.'],
  Kieferorthopäde: ['Dr. med. dent.', 'Dr.'],
  Tierarzt: ['Dr. med. vet.', 'Dr. med. vet.', 'Dr.'],
}

/** Professions that nobody practises as a trading company, and what towns run. */
const WITHOUT_LEGAL_FORM: ReadonlySet<string> = new Set([
  'Rechtsanwalt',
  'Fachanwalt für Familienrecht',
  'Notar',
  'Apotheke',
  'DJ',
  'Volkshochschule',
])

/** Origin of the owners, by profile. */
const ORIGINS: Readonly<Record<string, Origin>> = {
  italian: 'italian',
  gelateria: 'italian',
  kebab: 'turkish',
  vietnamese: 'vietnamese',
}

const of =
  (list: WordList): Pattern =>
  ({ random, noun }) =>
    `${noun} ${phrase(random.pick(wordsOf(list)))}`

const nounSurname: Pattern = ({ noun, person }) => `${noun} ${person.last}`
const surnameNoun: Pattern = ({ noun, person }) => `${person.last} ${noun}`
const fullName: Pattern = ({ noun, person }) => `${noun} ${person.first} ${person.last}`
const nounTown: Pattern = ({ noun, place }) => `${noun} ${place.shortCity}`
const nounDistrict: Pattern = ({ noun, place }) => `${noun} ${place.district || place.shortCity}`
const coined: Pattern = ({ noun, random }) => `${coinedWord(random)} ${noun}`
const sons: Pattern = ({ noun, person, random }) =>
  `${person.last} & ${random.pick(['Söhne', 'Sohn', 'Töchter', 'Partner'])} ${noun}`
const pair: Pattern = ({ noun, person, random }) => `${noun} ${person.last} & ${surname(random, 'german')}`
const owner: Pattern = ({ noun, person, random }) =>
  `${noun} ${random.pick(['am Markt', 'an der Brücke', 'am Stadttor', 'im Hof', 'am Bahnhof'])}, Inh. ${person.first} ${person.last}`
const longName: Pattern = ({ person, random, trade, place }) =>
  `${person.last} & ${surname(random, 'german')} ${trade.nouns.slice(0, 2).join(' und ')} Meisterbetrieb für ${place.shortCity} und Umgebung GmbH & Co. KG`

const inn: Pattern = ({ random }) => {
  const first = random.pick(wordsOf('innAdjectives'))
  const animal = random.pick(wordsOf('animals'))
  if (random.chance(0.4)) return `Zum ${first.replace(/er$/, 'en')} ${weak(animal)}`
  const thing = random.pick(wordsOf('innThings'))
  return random.chance(0.5) ? `Gasthaus ${thing}` : `Landgasthof ${animal}`
}
/** The dative after 'zum Goldenen': 'Hirsch' does not change, 'Löwe' becomes 'Löwen'. */
function weak(animal: string): string {
  if (animal === 'Bär') return 'Bären'
  return animal.endsWith('e') ? `${animal}n` : animal
}
const doctor: Pattern = ({ random, person, noun, trade }) => {
  const title = random.pick(TITLES_OF_TRADES[trade.category] ?? TITLES)
  return random.chance(0.5)
    ? `${noun} ${title} ${person.first} ${person.last}`
    : `Praxis ${title} ${person.last}`
}
const jointPractice: Pattern = ({ random, person }) =>
  `Gemeinschaftspraxis Dr. ${person.last} & Dr. ${surname(random, 'german')}`
const specialist: Pattern = ({ person, noun }) => `${person.first} ${person.last}, ${noun}`
const pharmacy: Pattern = ({ random, place }) =>
  random.chance(0.86)
    ? `${random.pick(wordsOf('pharmacy'))}-Apotheke`
    : `Apotheke am ${random.pick(['Markt', 'Rathaus', 'Bahnhof', 'Stadtpark', 'Klinikum'])} ${place.shortCity}`
const school: Pattern = ({ random, noun, place }) =>
  random.chance(0.55)
    ? `${random.pick(wordsOf('streetPeople'))}-${noun.replace(' ', '-')}`
    : `${noun} ${place.district || place.shortCity}`
const kita: Pattern = ({ random, noun }) => `${noun} ${phrase(random.pick(wordsOf('kitaNames')))}`
const club: Pattern = ({ random, noun, place }) =>
  `${noun} ${place.district || place.shortCity} ${random.pick(wordsOf('newYears'))} e. V.`
const church: Pattern = ({ random, place }) =>
  random.chance(0.7)
    ? `St. ${random.pick(wordsOf('saints'))}`
    : `Evangelische Kirche ${place.district || place.shortCity}`
const mosque: Pattern = ({ random, place }) =>
  `${random.pick(['Merkez', 'Fatih', 'Selimiye', 'Yunus Emre', 'Mevlana'])} Moschee ${place.shortCity}`
const chain: Pattern = ({ random, place }) =>
  `${random.pick(wordsOf('chains'))} ${place.district || place.shortCity}`
const hotel: Pattern = ({ random, noun, person }) =>
  random.chance(0.5)
    ? `${noun} ${random.pick(wordsOf('innThings'))}`
    : `${noun} ${random.chance(0.5) ? person.last : random.pick(wordsOf('animals'))}`

/** For workshops and trades. */
const TRADE_PATTERNS: readonly Pattern[] = [
  nounSurname,
  nounSurname,
  surnameNoun,
  surnameNoun,
  fullName,
  sons,
  pair,
  owner,
]

const ITALIAN: readonly Pattern[] = [
  of('italianPlaces'),
  of('italianPlaces'),
  ({ noun, person }) => `${noun} Da ${person.first}`,
  nounSurname,
]

/** By profile. A pattern that is listed twice is twice as frequent. */
const PATTERNS: Readonly<Record<string, readonly Pattern[]>> = {
  technical: [...TRADE_PATTERNS, coined],
  industry: [...TRADE_PATTERNS, coined, coined],
  restaurant: [nounSurname, inn, of('innThings')],
  inn: [inn, inn, of('innThings'), nounSurname, of('animals')],
  italian: ITALIAN,
  gelateria: ITALIAN,
  greek: [of('greekNames')],
  croatian: [of('croatianNames')],
  asian: [of('asianNames'), of('asianNames'), nounTown],
  vietnamese: [of('asianNames'), ({ noun, person }) => `${person.last} ${noun}`, nounSurname],
  indian: [of('indianNames')],
  kebab: [
    of('kebabNames'),
    of('kebabNames'),
    ({ person }) => `${person.last} Kebap & Grill`,
    nounTown,
    ({ noun, person }) => `${person.first} ${noun}`,
  ],
  fastfood: [nounSurname, nounTown, ({ person }) => `${person.last}s Grillstube`],
  cafe: [nounSurname, of('cafeNames'), of('cafeNames'), of('innThings'), nounDistrict],
  bar: [of('innThings'), ({ person }) => `Bei ${person.first}`, of('animals'), nounSurname],
  nightclub: [of('innThings'), of('animals'), coined],
  bakery: [nounSurname, nounSurname, nounSurname, surnameNoun, sons],
  supermarket: [chain, chain, chain, nounSurname],
  kiosk: [nounSurname, nounDistrict, ({ noun, person }) => `${person.first}s ${noun}`],
  hotel: [hotel, hotel, fullName, nounTown],
  holiday: [hotel, fullName, nounSurname, nounDistrict],
  camping: [nounTown, nounDistrict, nounSurname],
  doctor: [doctor, doctor, doctor, jointPractice, fullName, nounTown],
  therapy: [nounSurname, fullName, fullName, nounDistrict, specialist],
  care: [nounSurname, nounSurname, nounDistrict, nounTown],
  pharmacy: [pharmacy],
  school: [school],
  childcare: [kita, kita, nounDistrict],
  club: [club],
  church: [church],
  mosque: [mosque],
  public: [nounTown],
  culture: [nounTown, nounTown, nounDistrict],
  cinema: [of('innThings'), nounTown, nounDistrict],
  theatre: [nounTown, nounDistrict],
  course: [nounSurname, nounSurname, fullName, nounTown, nounDistrict],
  studio: [nounSurname, fullName, nounDistrict],
  gym: [nounTown, nounDistrict, nounSurname, coined],
  allday: [nounDistrict, nounTown, nounDistrict],
  institution: [nounTown, nounDistrict],
  salon: [
    nounSurname,
    surnameNoun,
    fullName,
    ({ noun, person }) => `${noun} by ${person.first}`,
    of('salonNames'),
  ],
  office: [nounSurname, fullName, surnameNoun, pair, coined, coined],
  emergency: [nounSurname, surnameNoun, nounTown, nounDistrict],
  undertaker: [nounSurname, nounSurname, surnameNoun, sons],
  taxi: [nounSurname, surnameNoun, nounTown],
  hospital: [nounTown, ({ random, noun }) => `St.-${random.pick(wordsOf('saints'))}-${noun}`],
  kennel: [nounSurname, fullName, nounTown],
  arcade: [nounTown, nounDistrict],
  shop: [nounSurname, nounSurname, surnameNoun, fullName, nounDistrict],
}

/** Of those who work under their own name. */
const PERSONAL: readonly Pattern[] = [nounSurname, nounSurname, fullName, pair]
const FARM: readonly Pattern[] = [nounSurname, nounSurname, fullName, nounDistrict]
const MARKET: readonly Pattern[] = [nounTown, nounDistrict, nounSurname]

/** Trades whose names differ from the others of their profile. */
const PATTERNS_OF_TRADES: Readonly<Record<string, readonly Pattern[]>> = {
  Rechtsanwalt: PERSONAL,
  'Fachanwalt für Familienrecht': PERSONAL,
  Notar: PERSONAL,
  Steuerberater: PERSONAL,
  Versicherungsagentur: PERSONAL,
  Architekt: PERSONAL,
  Innenarchitekt: PERSONAL,
  Fotograf: PERSONAL,
  'Life Coach': PERSONAL,
  Sachverständiger: PERSONAL,
  DJ: [({ noun, person }) => `${noun} ${person.first}`],
  Bauernhof: FARM,
  Hofladen: FARM,
  Weingut: FARM,
  Reitschule: FARM,
  Gartencenter: FARM,
  Baumarkt: MARKET,
  Drogerie: MARKET,
  Getränkemarkt: MARKET,
  Einkaufszentrum: [nounTown, nounDistrict],
  'Türkischer Supermarkt': [({ noun, random }) => `${phrase(random.pick(wordsOf('kebabNames')))} ${noun}`],
  Asiamarkt: [of('asianNames'), nounTown],
  Postfiliale: [nounSurname, nounDistrict, nounTown],
  Volkshochschule: [nounTown],
  Kunstgalerie: [nounSurname, fullName, nounTown],
  Barbershop: [nounSurname, fullName, nounTown, ({ noun, person }) => `${person.first}s ${noun}`],
  'Spanisches Restaurant': [of('spanishNames')],
  'Arabisches Restaurant': [of('arabicNames')],
  'Chinesisches Restaurant': [of('chineseNames')],
  'Sushi-Restaurant': [of('japaneseNames')],
  'Thailändisches Restaurant': [of('thaiNames')],
  'Türkisches Restaurant': [of('kebabNames')],
  Fischrestaurant: [nounSurname, of('innThings'), nounTown],
}

const LONG_SHARE = 0.006

/** An invented company name of two or three syllables: 'Nortec', 'Solavita', 'Arbonex'. */
function coinedWord(random: Random): string {
  const start = random.pick(wordsOf('coinedStarts'))
  const middle = random.chance(0.7) ? random.pick(wordsOf('coinedMiddles')) : ''
  const word = start + middle + random.pick(wordsOf('coinedEnds'))
  return word.charAt(0).toUpperCase() + word.slice(1)
}
