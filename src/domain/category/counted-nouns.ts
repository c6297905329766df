import { memoize } from '#domain/cache/bounded-cache.ts'
import de from '../data/categories/counted/de.json' with { type: 'json' }
import en from '../data/categories/counted/en.json' with { type: 'json' }
import tr from '../data/categories/counted/tr.json' with { type: 'json' }
import type { Language } from '../language.ts'

/**
 * The forms of a noun as it follows a figure in a sentence, by CLDR's plural categories: '1 Zahnarzt', '24 Zahnärzte'. `other`
 * serves where a language has no form of its own.
 */
export type NounForms = { readonly other: string } & Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** One line for each category of the table; data/categories/README.md says how they are written. A language may have none. */
const LINES: Readonly<Partial<Record<Language, readonly string[]>>> = { de, en, tr }

/** In the order in which the lines have their forms. */
const PLURAL_CATEGORIES = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** How businesses of a category of the table are counted; undefined for other slugs, and where the language has no line. */
export function countedNoun(slug: string, language: Language): NounForms | undefined {
  let nounOf = NOUNS.get(language)
  if (nounOf === undefined) {
    const lines = LINES[language] ?? []
    const categories = pluralCategoriesOf(language)
    // Nobody asks for all of them: a line is looked for when it is needed, which takes a tenth of a millisecond.
    nounOf = memoize(wanted => findLine(lines, wanted, categories), { most: 4_000, longest: 80 })
    NOUNS.set(language, nounOf)
  }
  return nounOf(slug)
}

const NOUNS = new Map<Language, (slug: string) => NounForms | undefined>()

/** The plural categories of a language in the order of the forms of a line. */
export function pluralCategoriesOf(language: Language): readonly Intl.LDMLPluralRule[] {
  const own = new Set(new Intl.PluralRules(language).resolvedOptions().pluralCategories)
  return PLURAL_CATEGORIES.filter(category => own.has(category))
}

/** The forms of 'zahnarzt | Zahnarzt | Zahnärzte'; a line has one where all are equal. */
function findLine(
  lines: readonly string[],
  slug: string,
  categories: readonly Intl.LDMLPluralRule[],
): NounForms | undefined {
  const [, ...forms] = (lines.find(line => line.startsWith(`${slug} |`)) ?? '')
    .split('|')
    .map(cell => cell.trim())
  const other = forms.at(-1)
  if (other === undefined) return undefined
  if (forms.length < categories.length) return { other }
  return { ...Object.fromEntries(categories.map((category, at) => [category, forms[at]])), other }
}
