import names from '../data/demo/names.json' with { type: 'json' }
import { type Origin, type Person, pickPerson, surname } from './person.ts'
import type { Random } from './random.ts'
import type { DemoPlace } from './town.ts'
import type { Trade } from './trade.ts'
import { isWordList, phrase, wordsOf } from './words.ts'

/** An invented name as is usual in a trade, and the owner. */
export function pickName(random: Random, trade: Trade, place: DemoPlace): { name: string; person: Person } {
  const origin = ORIGINS[trade.profileName]
  const person = origin === undefined ? pickPerson(random) : pickPerson(random, origin)
  const facts = factsOf(random, trade, person, place)
  const { legal } = trade.profile
  if (legal > 0.3 && random.chance(LONG_SHARE)) return { name: fillOne('long', random, facts), person }
  const name = fillOne(PATTERNS.has(trade.category) ? trade.category : trade.profileName, random, facts)
  const isPlain = !/[,.&]|e\. V\./.test(name) && !WITHOUT_LEGAL_FORM.has(trade.category)
  const isLegal = isPlain && random.chance(legal)
  return { name: isLegal ? `${name} ${fillOne('legalForm', random, facts)}` : name, person }
}

/** As people say it, and as domain names have it: 'Elektro Krause' for 'Elektro Krause GmbH'. */
export function withoutLegalForm(name: string): string {
  return name.replace(LEGAL_ENDING, '')
}

/** What the names of a business are made from, by the word for it in names.json. */
type Facts = Readonly<Record<string, string>>

/**
 * By trade, else by profile; and others that these refer to. A pattern that is listed twice is twice as frequent. In braces
 * stands a fact of the business, a list of words.json, several words of which one is chosen, or another pattern.
 */
const PATTERNS: ReadonlyMap<string, readonly string[]> = new Map(Object.entries(names))

const LEGAL_ENDING = /(?:,? Inh\. .*| GmbH.*| e\. [KV]\.| OHG| UG .*| KG| GbR)$/
const LONG_SHARE = 0.006

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

function factsOf(random: Random, { nouns }: Trade, { first, last }: Person, place: DemoPlace): Facts {
  const noun = random.pickEarly(nouns)
  return {
    first,
    last,
    noun,
    compound: noun.replace(' ', '-'),
    nouns: nouns.slice(0, 2).join(' und '),
    town: place.shortCity,
    district: place.district || place.shortCity,
  }
}

/** A name after one of the patterns. */
function fillOne(patterns: string, random: Random, facts: Facts): string {
  const list = PATTERNS.get(patterns)
  if (list === undefined) throw new RangeError(`no pattern "${patterns}"`)
  return random.pick(list).replace(/\{([^{}]+)\}(-?)/g, (_, slot: string, hyphen: string) => {
    // In a compound a name keeps its hyphens: 'Robert-Koch-Schule'.
    if (isWordList(slot))
      return hyphen ? `${random.pick(wordsOf(slot))}-` : phrase(random.pick(wordsOf(slot)))
    if (slot === 'surname') return surname(random, 'german')
    return facts[slot] ?? (slot.includes('|') ? random.pick(slot.split('|')) : fillOne(slot, random, facts))
  })
}
