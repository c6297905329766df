import { memoize } from '#domain/cache/bounded-cache.ts'
import { lazily } from '#domain/cache/lazily.ts'
import meantWords from '../data/categories/meant-words.json' with { type: 'json' }
import { CATEGORIES_BY_KEY } from './category-keys.computed.ts'
import { categoryKey, words } from './key.ts'
import { CATEGORIES } from './table.ts'
import { pluralsOf, singularsOf, withoutUmlauts } from './word-forms.ts'

/** Slugs of categories or groups, the first meant first. */
type Trades = readonly string[]

/**
 * The trades that a typed word or phrase names, without their kinds. Its case, plural, feminine and dative do not matter; other
 * words of the same stem ('schneiden') name nothing.
 * @returns [] for a word that means none although a category has it as a name ('Firma'); undefined for every other word
 */
export const tradesMeant: (typed: string) => Trades | undefined = memoize(
  typed => {
    const key = categoryKey(typed)
    const phrase = words(typed)
    const forms = [key, ...formsOf(phrase, singularsOf)]
    return (
      firstOf(forms, form => MEANT_WORDS.get(form)) ??
      firstOf(forms, form => tradesByName().get(form)) ??
      firstOf(forms, tradesOfKey) ??
      firstOf([...formsOf(phrase, pluralsOf)], form => tradesByAlias().get(form)) ??
      tradesByTurkish().get(key.replace(TURKISH_PLURAL, '')) ??
      (otherWords().has(key) ? undefined : firstOf(forms, form => tradesByPlainKey().get(form)))
    )
  },
  { most: 20_000, longest: 80 },
)

/** What words mean that are wider than a category, or no trade, by categoryKey. */
const MEANT_WORDS: ReadonlyMap<string, Trades> = new Map(
  Object.entries(meantWords).map(([word, slugs]) => [categoryKey(word), slugs.split(' ').filter(Boolean)]),
)

/** By the shown name alone: 'Dolmetscherin' is a Dolmetscher, although a translator has it as an alias. */
const tradesByName = lazily(() => tradesBy(({ name }) => [categoryKey(name)]))

function tradesOfKey(key: string): Trades | undefined {
  const known = CATEGORIES_BY_KEY.get(key)
  return known && [known.slug]
}

/** German names, which may be plurals: 'Umzüge', 'Markisen'. */
const tradesByAlias = lazily(() => tradesBy(({ name, aliases }) => [name, ...aliases].map(categoryKey)))

const tradesByTurkish = lazily(() => tradesBy(({ turkishNames }) => turkishNames.map(categoryKey)))
const TURKISH_PLURAL = /l[ae]r$/

/** Shorter words without umlauts are too often other words: 'fahre'. */
const SHORTEST_PLAIN = 6

/** Names as they are typed where the keyboard has no umlauts: 'backerei'. */
const tradesByPlainKey = lazily(() =>
  tradesBy(({ name, aliases }) =>
    [name, ...aliases].flatMap(german => {
      const key = categoryKey(german)
      const plain = withoutUmlauts(key)
      return plain === key || plain.length < SHORTEST_PLAIN || CATEGORIES_BY_KEY.has(plain) ? [] : [plain]
    }),
  ),
)

function tradesBy(keysOf: (category: (typeof CATEGORIES)[number]) => readonly string[]): Map<string, Trades> {
  const trades = new Map<string, Trades>()
  for (const category of CATEGORIES)
    for (const key of keysOf(category)) if (!trades.has(key)) trades.set(key, [category.slug])
  return trades
}

/** The search words of categories: 'Kuchen' is no misspelt 'Küchen'. */
const otherWords = lazily(() => new Set(CATEGORIES.flatMap(({ terms }) => terms.map(categoryKey))))

function firstOf(forms: readonly string[], find: (form: string) => Trades | undefined): Trades | undefined {
  for (const form of forms) {
    const found = find(form)
    if (found !== undefined) return found
  }
  return undefined
}

/** 'für' and their like: the noun of a name stands before them. */
const PREPOSITIONS: ReadonlySet<string> = new Set(['fuer', 'mit', 'zum', 'zur', 'auf', 'for', 'with'])
const ADJECTIVE_ENDING = /e[smnr]?$/
const ADJECTIVE_ENDINGS = ['es', 'e', 'er', 'en', ''] as const

/** The keys of a phrase with its noun and its adjectives in other forms: 'italienischen Restaurants'. */
function* formsOf(
  phrase: readonly string[],
  formsOfNoun: (noun: string) => Iterable<string>,
): Generator<string> {
  const preposition = phrase.findIndex(word => PREPOSITIONS.has(word))
  const end = preposition > 0 ? preposition : phrase.length
  const noun = phrase[end - 1]
  if (noun === undefined) return
  const adjectives = phrase.slice(0, end - 1)
  const rest = phrase.slice(end).join('')
  const starts = new Set([adjectives.join('')])
  if (adjectives.length > 0)
    for (const ending of ADJECTIVE_ENDINGS)
      starts.add(adjectives.map(word => word.replace(ADJECTIVE_ENDING, '') + ending).join(''))
  const nouns = [noun, ...formsOfNoun(noun)]
  for (const start of starts) for (const form of nouns) yield start + form + rest
}
