import { z } from 'zod'
import { tradesMeant } from '#domain/category/meant-trades.ts'
import type { Need } from '#domain/category/needs.ts'
import { type FieldFault, type TextRule, withoutEdges } from '#domain/form/field-fault.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import type { FormFields, ValuesOf } from '#domain/form/form-fields.ts'
import type { Immutable } from '#domain/immutable.ts'
import { LANGUAGES } from '#domain/language.ts'
import { tidyWords } from './logged-words.ts'

/** A synonym of the operator: a search for `term` finds each of `means` too, but not the other way round. */
export const synonymSchema = z.strictObject({
  id: z.int(),
  /** Lower case; a word or a phrase. */
  term: z.string(),
  /** Words or phrases, each a meaning of its own. */
  means: z.array(z.string()),
  /** The account that added it last. */
  account: z.string(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
})

export type Synonym = Immutable<z.infer<typeof synonymSchema>>

/** All synonyms are in memory. */
export const MOST_SYNONYMS = 5_000
/** Each meaning costs one posting list in a search. */
export const MOST_MEANINGS = 20
/** Longer phrases are not recognised in a query. */
const MOST_WORDS = 4
/** The same of a term that is read as a need: then its words need not stand together. */
const MOST_WORDS_OF_A_NEED = 8
/** As much as the log has of a search. */
const LONGEST_TERM = 100
const LONGEST_MEANINGS = 400

const letterFault: TextRule = text => (/[\p{L}\p{N}]/u.test(text) ? undefined : 'text_without_letters')

const meaningsFault: TextRule = text => {
  const parts = partsOf(text)
  if (parts.length === 0) return 'text_without_letters'
  return parts.map(letterFault).find(code => code !== undefined)
}

/** A synonym as typed: the meanings separated by commas. */
export const SYNONYM_FORM = {
  term: { kind: 'text', limit: LONGEST_TERM, rule: letterFault },
  means: { kind: 'text', limit: LONGEST_MEANINGS, rule: meaningsFault },
} as const satisfies FormFields

export type SynonymInput = ValuesOf<typeof SYNONYM_FORM>

/** The faults of a synonym; empty when it can be added. */
export function synonymFaults({ term, means }: SynonymInput): readonly FieldFault<keyof SynonymInput>[] {
  const faults = formFaults(SYNONYM_FORM, { term, means })
  if (faults.length > 0) return faults
  const meanings = meaningsOf({ term, means })
  if (meanings.length === 0) return [{ field: 'means', code: 'required' }]
  const isNeed = needOf({ term: termOf({ term }), means: meanings }) !== undefined
  return [
    ...wordsFault('term', [term], isNeed ? MOST_WORDS_OF_A_NEED : MOST_WORDS),
    ...wordsFault('means', meanings, MOST_WORDS),
  ]
}

function wordsFault(
  field: keyof SynonymInput,
  phrases: readonly string[],
  limit: number,
): readonly FieldFault<keyof SynonymInput>[] {
  return phrases.some(phrase => wordCount(phrase) > limit) ? [{ field, code: 'too_many_words', limit }] : []
}

function wordCount(phrase: string): number {
  return withSingleBlanks(phrase).split(/[\s-]+/).length
}

/**
 * The need that a synonym says: of several words that name no trade themselves and mean trades alone, the first of them first.
 * undefined for other synonyms.
 */
export function needOf({ term, means }: Pick<Synonym, 'term' | 'means'>): Need | undefined {
  const trades = means.map(meaning => tradesMeant(meaning) ?? [])
  const areTrades = trades.length > 0 && trades.every(slugs => slugs.length > 0)
  if (!areTrades || wordCount(term) === 1 || tradesMeant(term) !== undefined) return undefined
  const names = Object.fromEntries(LANGUAGES.map(language => [language, term])) as Need['names']
  return { key: term, trades: [...new Set(trades.flat())], names, phrases: [term] }
}

/** The term as stored: in the form of the search log. */
export function termOf({ term }: Pick<SynonymInput, 'term'>): string {
  return tidyWords(term)
}

/** The meanings, each once, without the term itself. */
export function meaningsOf(input: SynonymInput): readonly string[] {
  return mergedMeanings([], partsOf(input.means)).filter(part => tidyWords(part) !== termOf(input))
}

/** Known meanings and further ones, each once; case does not matter. */
export function mergedMeanings(known: readonly string[], more: readonly string[]): readonly string[] {
  const all = [...known, ...more]
  const words = all.map(meaning => meaning.toLowerCase())
  return all.filter((_meaning, at) => words.indexOf(words[at] ?? '') === at)
}

function partsOf(means: string): readonly string[] {
  return means
    .split(/[,;\n]/)
    .map(withSingleBlanks)
    .filter(part => part !== '')
}

function withSingleBlanks(text: string): string {
  return withoutEdges(text.toWellFormed().normalize('NFC')).replace(/\s+/g, ' ')
}
