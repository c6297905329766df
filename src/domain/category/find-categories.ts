import { foldGerman } from '#domain/text/folding.ts'
import { LANGUAGES, type Language } from '../language.ts'
import { categoryBySlug, categoryName, namesOf, termsOf } from './category.ts'
import type { GroupSlug } from './group.ts'
import { proposedCategories } from './propose-categories.ts'
import { CATEGORIES } from './table.ts'

export interface FoundCategory {
  readonly slug: string
  /** As shown in the language. */
  readonly name: string
  readonly group: GroupSlug
}

/** Everything that names a category, folded. */
interface Entry {
  readonly slug: string
  readonly shown: Readonly<Record<Language, string>>
  /** With its own letters, in lower case. */
  readonly written: Readonly<Record<Language, string>>
  readonly names: readonly string[]
  readonly terms: readonly string[]
}

/** Shorter letters are in the middle of many words. */
const SHORTEST_INSIDE = 4
/** With fewer hits a typing mistake is looked for. */
const FEW = 3

/**
 * Categories of the whole taxonomy that a text may mean, the likeliest first: names and synonyms that begin with it in any
 * of the site's languages, then words of names, search words, the middle of compounds, typing mistakes.
 * @param most how many at most
 */
export function findCategories(text: string, language: Language, most: number): readonly FoundCategory[] {
  const typed = foldGerman(text).replace(/\s+/g, ' ').trim()
  if (typed === '') return []
  const written = text.trim().toLocaleLowerCase(language)
  const ranked = entries()
    .map(entry => ({
      slug: entry.slug,
      rank: rankOf(entry, typed, language),
      // Folded, 'diş' (tooth) and 'dış' (outside) are the same.
      spelling: entry.written[language].includes(written) ? 0 : 1,
    }))
    .filter(({ rank }) => rank < NONE)
    .sort((one, other) => one.rank - other.rank || one.spelling - other.spelling)
    .map(({ slug }) => slug)
  const similar = ranked.length < FEW ? proposedCategories(text).map(({ slug }) => slug) : []
  return [...new Set([...ranked, ...similar])].slice(0, most).flatMap(slug => {
    const category = categoryBySlug(slug)
    return category === undefined
      ? []
      : [{ slug, name: categoryName(slug, language) ?? category.name, group: category.group }]
  })
}

const NONE = 7

function rankOf({ shown, names, terms }: Entry, typed: string, language: Language): number {
  if (shown[language] === typed) return 0
  if (names.includes(typed)) return 1
  if (shown[language].startsWith(typed)) return 2
  if (names.some(name => name.startsWith(typed))) return 3
  if (names.some(name => name.includes(` ${typed}`) || name.includes(`-${typed}`))) return 4
  if (terms.some(term => term.startsWith(typed))) return 5
  const isInside = typed.length >= SHORTEST_INSIDE && [...names, ...terms].some(name => name.includes(typed))
  return isInside ? 6 : NONE
}

let known: readonly Entry[] | undefined

/** Made with the first question. */
function entries(): readonly Entry[] {
  known ??= CATEGORIES.map(({ slug, name }) => ({
    slug,
    shown: inEach(language => foldGerman(categoryName(slug, language) ?? name)),
    written: inEach(language => (categoryName(slug, language) ?? name).toLocaleLowerCase(language)),
    names: namesOf(slug).map(foldGerman),
    terms: termsOf(slug).map(foldGerman),
  }))
  return known
}

function inEach(text: (language: Language) => string): Readonly<Record<Language, string>> {
  return Object.fromEntries(LANGUAGES.map(language => [language, text(language)])) as Record<Language, string>
}
