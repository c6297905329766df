import texts from '../data/demo/texts.json' with { type: 'json' }
import type { Random } from './random.ts'
import type { DemoPlace } from './town.ts'
import type { Trade } from './trade.ts'

interface Sentences {
  readonly open: readonly string[]
  readonly offer: readonly string[]
  readonly close: readonly string[]
}

const BY_TEXTS: ReadonlyMap<string, Sentences> = new Map(Object.entries<Sentences>(texts))
const GENERATIONS = ['zweiter', 'dritter', 'vierter', 'fünfter'] as const

/** Share of businesses without a description. */
const SILENT_SHARE = 0.34

export interface Described {
  readonly name: string
  readonly trade: Trade
  readonly place: DemoPlace
  readonly person: { readonly first: string; readonly last: string }
}

/** Two to four German sentences, or ''. */
export function pickDescription(random: Random, { name, trade, place, person }: Described): string {
  const sentences = BY_TEXTS.get(trade.profile.texts)
  if (sentences === undefined || random.chance(SILENT_SHARE)) return ''
  const first = random.below(Math.max(1, trade.terms.length))
  const term = (offset: number): string =>
    trade.terms[(first + offset) % trade.terms.length] ?? trade.category
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
  const chosen = [random.pick(sentences.open)]
  if (trade.terms.length > 0) chosen.push(random.pick(sentences.offer))
  if (chosen.length === 1 || random.chance(0.75)) chosen.push(random.pick(sentences.close))
  if (random.chance(0.2)) {
    const another = random.pick(sentences.close)
    if (!chosen.includes(another)) chosen.push(another)
  }
  return chosen.join(' ').replace(/\{(\w+)\}/g, (slot, key: string) => slots[key] ?? slot)
}
