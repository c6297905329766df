import { LEGAL_WORDS } from '#domain/business/legal-forms.ts'
import { memoize } from '#domain/cache/bounded-cache.ts'
import { categoryFor, termsOf } from '#domain/category/category.ts'
import { foldGerman } from '#domain/text/folding.ts'
import { nameKey } from './recognition-key.ts'

/** What comparing names needs of a business. */
export interface Named {
  readonly name: string
  readonly category: string
  readonly city: string
  readonly district: string | null
}

/**
 * How two names compare. `same`: equal except for legal form, case and punctuation. `alike`: equal except for the
 * order of the words ('Hair Salon Anna', 'Anna Hair Salon'), or for words of the category or the place ('Bäckerei Roth', 'Roth
 * Görlitz'). `contained`: one has more words than the other ('Adler', 'Hotel Adler'). `different`: each has words of its own
 * ('Praxis Dr. Müller', 'Praxis Dr. Meier').
 */
export type NameRelation = 'same' | 'alike' | 'contained' | 'different'

/** Compares two names. The order of the arguments does not matter. */
export function compareNames(one: Named, other: Named): NameRelation {
  const key = nameKey(one.name)
  if (key !== '' && key === nameKey(other.name)) return 'same'
  const words = [distinctiveWords(one), distinctiveWords(other)] as const
  if (words[0].size > 0 && isSameSet(...words)) return 'alike'
  if (categoryFor(one.category).slug === categoryFor(other.category).slug) {
    const generic = new Set([...genericWords(one.category), ...placeWords(one), ...placeWords(other)])
    const [a, b] = [without(words[0], generic), without(words[1], generic)]
    if (a.size > 0 && isSameSet(a, b)) return 'alike'
  }
  const [a, b] = words
  if (a.size === 0 || b.size === 0) return 'different'
  const isContained = [...a].every(word => b.has(word)) || [...b].every(word => a.has(word))
  return isContained ? 'contained' : 'different'
}

/** The distinctive words of a name: folded, without legal forms, titles and small words. */
export function distinctiveWords({ name }: Pick<Named, 'name'>): ReadonlySet<string> {
  const words = wordsOf(name)
  return new Set(words.filter(word => !COMMON_WORDS.has(word)))
}

function wordsOf(text: string): string[] {
  return foldGerman(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

function placeWords({ city, district }: Named): string[] {
  return wordsOf(`${city} ${district ?? ''}`)
}

/** The words of a category's names. A directory has some thousand categories. */
const genericWords = memoize(
  (category: string): ReadonlySet<string> => {
    const { slug, name } = categoryFor(category)
    return new Set([name, ...termsOf(slug)].flatMap(wordsOf))
  },
  { most: 5_000 },
)

function without(words: ReadonlySet<string>, others: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...words].filter(word => !others.has(word)))
}

function isSameSet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every(word => b.has(word))
}

const COMMON_WORDS: ReadonlySet<string> = new Set([
  ...LEGAL_WORDS,
  ...'der die das den dem des am an im in zum zur bei von vom und fuer'.split(' '),
  ...'dr prof med dent dipl ing herr frau'.split(' '),
])
