import texts from '../data/demo/texts.json' with { type: 'json' }
import { type DemoAbout, mayHave } from './about.ts'
import { type DemoHours, isOpenOn, isUsuallyOpenAt } from './hours.ts'
import type { Random } from './random.ts'
import type { DemoPlace } from './town.ts'
import type { Trade } from './trade.ts'

/** The sentences of a kind of business, in the order in which they are said. */
interface Sentences {
  readonly open: readonly Sentence[]
  readonly offer: readonly Sentence[]
  readonly close: readonly Sentence[]
}

interface Sentence {
  readonly text: string
  /** Every one must hold. */
  readonly conditions: readonly Condition[]
}

type Condition = (business: Described) => boolean

/**
 * What may stand in brackets before a sentence of texts.json, several separated by ', ': 'only=Hotel;Pension' and
 * 'not=…' name trades, 'has=Dogs allowed' attributes one of which must not be denied, 'open=1230' a time of day,
 * 'day=67' days of which one is open, 'closed=1' a day that is not (1 is Monday).
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
}

const BY_TEXTS: ReadonlyMap<string, Sentences> = new Map(
  Object.entries(texts).map(([kind, { open, offer, close }]) => [
    kind,
    { open: open.map(parsed), offer: offer.map(parsed), close: close.map(parsed) },
  ]),
)

function parsed(line: string): Sentence {
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

const GENERATIONS = ['zweiter', 'dritter', 'vierter', 'fünfter'] as const

/** Share of businesses without a description. */
const SILENT_SHARE = 0.34
/** Offers that need an open door at a time of day, in minutes. */
const TIMED_OFFERS: readonly (readonly [offer: RegExp, minute: number])[] = [
  [/frühstück|brunch/i, 10 * 60],
  [/mittag|lunch/i, 12 * 60 + 30],
]

export interface Described {
  readonly name: string
  readonly trade: Trade
  readonly place: DemoPlace
  readonly person: { readonly first: string; readonly last: string }
  readonly hours: DemoHours
  readonly about: DemoAbout
}

/** One to four German sentences that contradict neither hours nor attributes, or ''. */
export function pickDescription(random: Random, business: Described): string {
  const { name, trade, place, person } = business
  const sentences = BY_TEXTS.get(trade.profile.texts)
  if (sentences === undefined || random.chance(SILENT_SHARE)) return ''
  const terms = trade.terms.filter(offered =>
    TIMED_OFFERS.every(([offer, minute]) => !offer.test(offered) || isUsuallyOpenAt(business.hours, minute)),
  )
  const first = random.below(Math.max(1, terms.length))
  const term = (offset: number): string => terms[(first + offset) % terms.length] ?? trade.category
  const slots: Readonly<Record<string, string>> = {
    name,
    city: place.shortCity,
    area: place.district || place.shortCity,
    person: `${person.first} ${person.last}`,
    surname: person.last,
    gen: random.pick(GENERATIONS),
    year: String(2024 - Math.floor(random.next() ** 2 * 120)),
    n: String(3 + random.below(9)),
    m: String(20 * (1 + random.below(10))),
    km: String(10 * (1 + random.below(6))),
    t1: term(0),
    t2: term(1),
    t3: term(2),
  }
  const fitting = (list: readonly Sentence[]): readonly string[] =>
    list.filter(({ conditions }) => conditions.every(holds => holds(business))).map(({ text }) => text)
  const chosen = pickSome(random, fitting(sentences.open), 1)
  if (terms.length > 2) chosen.push(...pickSome(random, fitting(sentences.offer), 1))
  const isMoreSaid = chosen.length < 2 || random.chance(0.75)
  if (isMoreSaid) chosen.push(...pickSome(random, fitting(sentences.close), random.chance(0.2) ? 2 : 1))
  return chosen.join(' ').replace(/\{(\w+)\}/g, (slot, key: string) => slots[key] ?? slot)
}

/** So many different sentences, or all where there are fewer. */
function pickSome(random: Random, sentences: readonly string[], count: number): string[] {
  const first = random.below(Math.max(1, sentences.length))
  return [...sentences.slice(first), ...sentences.slice(0, first)].slice(0, count)
}
