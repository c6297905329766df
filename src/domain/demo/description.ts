import founded from '../data/demo/founded.json' with { type: 'json' }
import offers from '../data/demo/offers.json' with { type: 'json' }
import texts from '../data/demo/texts.json' with { type: 'json' }
import { type DemoAbout, mayHave } from './about.ts'
import { withoutLegalForm } from './business-name.ts'
import { type DemoHours, isOpenOn, isUsuallyOpenAt } from './hours.ts'
import type { Random } from './random.ts'
import type { DemoPlace } from './town.ts'
import type { Trade } from './trade.ts'

/** The sentences of a kind of business, in the order in which they are said. */
interface Sentences {
  readonly open: readonly Conditional[]
  readonly offer: readonly Conditional[]
  readonly close: readonly Conditional[]
}

/** A kind of texts.json: its lines, and the trades that speak so whatever their profile says. */
interface Kind {
  readonly trades?: readonly string[]
  readonly open: readonly string[]
  readonly offer: readonly string[]
  readonly close: readonly string[]
}

/** A sentence or an offer. */
interface Conditional {
  readonly text: string
  /** Every one must hold. */
  readonly conditions: readonly Condition[]
}

type Condition = (business: Aged) => boolean

interface Aged extends Described {
  /** Years since it was founded. */
  readonly age: number
}

/**
 * What may stand in brackets before a sentence of texts.json or an offer of offers.json, several separated by ', ':
 * 'only=Hotel;Pension' and 'not=…' name trades, 'has=Dogs allowed' attributes one of which must not be denied,
 * 'open=1230' a time of day, 'day=67' days of which one is open, 'closed=1' a day that is not (1 is Monday), 'age=25'
 * years since the founding. An offer has no ';' in its brackets, because ';' separates the offers.
 */
const CONDITIONS: Readonly<Record<string, (value: string) => Condition>> = {
  only: value => {
    const trades = value.split(';')
    return ({ trade }) => trades.includes(trade.category)
  },
  not: value => {
    const trades = value.split(';')
    return ({ trade }) => !trades.includes(trade.category)
  },
  has: value => {
    const attributes = value.split(';')
    return ({ about }) => mayHave(about, attributes)
  },
  open: value => {
    const minute = Number(value.slice(0, 2)) * 60 + Number(value.slice(2))
    return ({ hours }) => isUsuallyOpenAt(hours, minute)
  },
  day:
    value =>
    ({ hours }) =>
      isOpenOn(hours, value),
  closed:
    value =>
    ({ hours }) =>
      hours.byDay.size === 0 || !isOpenOn(hours, value),
  age:
    value =>
    ({ age }) =>
      age >= Number(value),
}

const KINDS: readonly (readonly [name: string, kind: Kind])[] = Object.entries<Kind>(texts)

/** By the name of the kind, which profiles state, and by the trades that have a kind of their own. */
const SENTENCES: ReadonlyMap<string, Sentences> = new Map(
  KINDS.flatMap(([name, { trades = [], open, offer, close }]) => {
    const sentences = { open: open.map(parsed), offer: offer.map(parsed), close: close.map(parsed) }
    return [name, ...trades].map(key => [key, sentences] as const)
  }),
)

/**
 * What the businesses of a trade offer, as nouns for any sentence about offers: nominative and accusative are the same,
 * none has an article, and none says 'und'.
 */
const OFFERS: ReadonlyMap<string, readonly Conditional[]> = new Map(
  Object.entries(offers).map(([category, list]) => [category, list.split(';').map(parsed)]),
)

/** The year before which there was hardly a business of a trade. */
const FIRST_YEARS: ReadonlyMap<string, number> = new Map(Object.entries(founded))

function parsed(line: string): Conditional {
  const [, before = '', text = line] = /^\[(.+?)\] (.+)$/.exec(line) ?? []
  const conditions = before === '' ? [] : before.split(', ').map(conditionOf)
  return { text, conditions }
}

function conditionOf(written: string): Condition {
  const [name = '', value = ''] = written.split('=')
  const condition = CONDITIONS[name]
  if (condition === undefined) throw new RangeError(`no condition "${name}"`)
  return condition(value)
}

const THIS_YEAR = 2024
const YOUNGEST = 2
const OLDEST = 120
/** How long somebody has worked at most. */
const WORKING_YEARS = 30
const YEARS_OF_A_GENERATION = 25
const GENERATIONS = ['erster', 'zweiter', 'dritter', 'vierter', 'fünfter'] as const
/** Numbers up to twelve are written as words. */
const NUMBERS = ['drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf'] as const
/** Districts with an article ('in der Altstadt', 'im Westend'), which the sentences do not have. */
const ARTICLED =
  /(?:stadt|viertel|mark|end|siedlung|friedhof|schanze|gärten|wald|gallus|nord|süd|west|ost|mitte|zoo|au|list|wik|veddel|lehel)$|^am /i

/** Share of businesses without a description. */
const SILENT_SHARE = 0.34

export interface Described {
  readonly name: string
  readonly trade: Trade
  readonly place: DemoPlace
  readonly person: { readonly first: string; readonly last: string }
  readonly hours: DemoHours
  readonly about: DemoAbout
}

/** One to four German sentences that contradict neither hours nor attributes, or ''. */
export function pickDescription(random: Random, described: Described): string {
  const { name, trade, place, person } = described
  const sentences = SENTENCES.get(trade.category) ?? SENTENCES.get(trade.profile.texts)
  if (sentences === undefined || random.chance(SILENT_SHARE)) return ''
  const age = pickAge(random, described)
  const business: Aged = { ...described, age }
  const fitting = (list: readonly Conditional[]): readonly string[] =>
    list.filter(({ conditions }) => conditions.every(holds => holds(business))).map(({ text }) => text)
  const offered = pickSome(random, fitting(OFFERS.get(trade.category) ?? []), 3)
  const number = random.pick(NUMBERS)
  const [t1 = '', t2 = '', t3 = ''] = offered
  const slots: Readonly<Record<string, string>> = {
    name: withoutLegalForm(name),
    city: place.shortCity,
    area: place.district === '' || ARTICLED.test(place.district) ? place.shortCity : place.district,
    person: `${person.first} ${person.last}`,
    surname: person.last,
    gen: GENERATIONS[Math.min(Math.floor(age / YEARS_OF_A_GENERATION), GENERATIONS.length - 1)] ?? '',
    year: String(THIS_YEAR - age),
    since: String(THIS_YEAR - Math.min(age, random.below(WORKING_YEARS))),
    n: number,
    N: number.charAt(0).toUpperCase() + number.slice(1),
    m: String(40 * (2 + random.below(8))),
    guests: String(10 * (2 + random.below(5))),
    pupils: String(20 * (12 + random.below(30))),
    staff: String(10 * (2 + random.below(9))),
    km: String(10 * (1 + random.below(6))),
    t1,
    t2,
    t3,
  }
  const chosen = pickSome(random, fitting(sentences.open), 1)
  if (offered.length > 2) chosen.push(...pickSome(random, fitting(sentences.offer), 1))
  const isMoreSaid = chosen.length < 2 || random.chance(0.75)
  if (isMoreSaid) chosen.push(...pickSome(random, fitting(sentences.close), random.chance(0.2) ? 2 : 1))
  return chosen.join(' ').replace(/\{(\w+)\}/g, (slot, key: string) => slots[key] ?? slot)
}

/** Years since the founding, as the name says ('TC Rot-Weiß 1925 e. V.') or as is possible in the trade. */
function pickAge(random: Random, { name, trade }: Described): number {
  const share = random.next() ** 2
  const [stated] = /\b(?:18|19|20)\d\d\b/.exec(name) ?? []
  if (stated !== undefined) return THIS_YEAR - Number(stated)
  const oldest = Math.min(OLDEST, THIS_YEAR - (FIRST_YEARS.get(trade.category) ?? 0))
  return YOUNGEST + Math.floor(share * (oldest - YOUNGEST))
}

/** So many different sentences or offers in the order of their list, or all where there are fewer. */
function pickSome(random: Random, list: readonly string[], count: number): string[] {
  const first = random.below(Math.max(1, list.length))
  return list.filter((_, index) => (index - first + list.length) % list.length < count)
}
