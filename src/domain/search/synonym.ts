import { z } from 'zod'
import { type FieldFault, type TextRule, withoutEdges } from '#domain/form/field-fault.ts'
import { formFaults } from '#domain/form/form-faults.ts'
import type { FormFields, ValuesOf } from '#domain/form/form-fields.ts'
import type { Immutable } from '#domain/immutable.ts'
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
const LONGEST_PHRASE = 60
const LONGEST_MEANINGS = 400

const phraseFault: TextRule = text => {
  if (!/[\p{L}\p{N}]/u.test(text)) return 'text_without_letters'
  return withSingleBlanks(text).split(/[\s-]+/).length > MOST_WORDS ? 'too_many_words' : undefined
}

const meaningsFault: TextRule = text => {
  const parts = partsOf(text)
  if (parts.length === 0) return 'text_without_letters'
  return parts.map(phraseFault).find(code => code !== undefined)
}

/** A synonym as typed: the meanings separated by commas. */
export const SYNONYM_FORM = {
  term: { kind: 'text', limit: LONGEST_PHRASE, rule: phraseFault },
  means: { kind: 'text', limit: LONGEST_MEANINGS, rule: meaningsFault },
} as const satisfies FormFields

export type SynonymInput = ValuesOf<typeof SYNONYM_FORM>

/** The faults of a synonym; empty when it can be added. */
export function synonymFaults({ term, means }: SynonymInput): readonly FieldFault<keyof SynonymInput>[] {
  const faults = formFaults(SYNONYM_FORM, { term, means })
  if (faults.length > 0) return faults
  return meaningsOf({ term, means }).length === 0 ? [{ field: 'means', code: 'required' }] : []
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
