import { type Need, needs } from '#domain/category/needs.ts'
import { isOneEdit } from '#domain/text/one-edit.ts'
import { analyse, foldedWords } from '#search/analysis/analyzer.ts'
import { stemWord } from '#search/analysis/stemmer.ts'
import { termsOfPhrase } from '#search/analysis/synonym-table.ts'

/** A need that a text says. */
export interface FoundNeed {
  readonly need: Need
  /** The terms of its phrase that the text has. */
  readonly terms: ReadonlySet<string>
  /** Whether the text has the whole phrase; else enough of it for a guess. */
  readonly isWhole: boolean
}

/** Of a phrase that a text has not wholly: at least so many of its words, which carry so much of its meaning. */
const FEWEST_WORDS = 2
const LEAST_SHARE = 0.6
/** Shorter words are not misspelled: another letter makes another word of them. */
const SHORTEST_MISSPELLED = 6

/**
 * The need that a text says best: the phrase with the most telling words of those that it has wholly; else the one of which
 * it has most. undefined for a text that says none.
 */
export function findNeed(text: string): FoundNeed | undefined {
  const table = phraseTable()
  const typed = termsOfText(text)
  const has = new Map<number, string[]>()
  for (const term of typed) {
    for (const known of table.spellingsOf(term)) {
      for (const phrase of table.byTerm.get(known) ?? []) {
        const found = has.get(phrase) ?? []
        if (!found.includes(known)) found.push(known)
        has.set(phrase, found)
      }
    }
  }
  let best: { readonly phrase: number; readonly score: number; readonly isWhole: boolean } | undefined
  for (const [phrase, found] of has) {
    const { terms } = table.phrases[phrase] ?? { terms: [] }
    const isWhole = found.length === terms.length
    if (best?.isWhole && !isWhole) continue
    const weight = sum(found, table.weightOf)
    const share = weight / sum(terms, table.weightOf)
    if (!isWhole && (found.length < FEWEST_WORDS || share < LEAST_SHARE)) continue
    const score = weight * share
    if (best === undefined || (isWhole && !best.isWhole) || score > best.score)
      best = { phrase, score, isWhole }
  }
  if (best === undefined) return undefined
  const { need } = table.phrases[best.phrase] ?? {}
  return need && { need, terms: new Set(has.get(best.phrase)), isWhole: best.isWhole }
}

/** All terms of a text, with those of the parts of its compounds and of neighbours written as one. */
function termsOfText(text: string): ReadonlySet<string> {
  const words = foldedWords(text)
  const joined = words.slice(1).map((word, at) => stemWord((words[at] ?? '') + word))
  return new Set([...analyse(text).split(' '), ...joined])
}

interface PhraseTable {
  readonly phrases: readonly { readonly need: Need; readonly terms: readonly string[] }[]
  /** Numbers of phrases. */
  readonly byTerm: ReadonlyMap<string, readonly number[]>
  /** The rarer, the more telling. */
  weightOf(term: string): number
  /** A term of the table itself, else those that it may be a misspelling of. */
  spellingsOf(term: string): readonly string[]
}

let made: PhraseTable | undefined

function phraseTable(): PhraseTable {
  if (made === undefined) for (const _ of prepareNeeds());
  if (made === undefined) throw new Error('the needs were not read')
  return made
}

/** So many needs are read in one step, some milliseconds. */
const STEP = 50

/** Reads the table of needs step by step, so that the first search need not. */
export function* prepareNeeds(): Generator<void> {
  if (made !== undefined) return
  const phrases: { need: Need; terms: readonly string[] }[] = []
  const byTerm = new Map<string, number[]>()
  for (const [at, need] of needs().entries()) {
    for (const phrase of need.phrases) {
      const terms = [...new Set(termsOfPhrase(phrase))]
      for (const term of terms) {
        const known = byTerm.get(term)
        if (known === undefined) byTerm.set(term, [phrases.length])
        else known.push(phrases.length)
      }
      phrases.push({ need, terms })
    }
    if (at % STEP === STEP - 1) yield
  }
  const byBeginning = Map.groupBy(byTerm.keys(), term => term.slice(0, 2))
  made = {
    phrases,
    byTerm,
    weightOf: term => Math.log(phrases.length / (byTerm.get(term)?.length ?? 1)),
    spellingsOf(term) {
      if (byTerm.has(term)) return [term]
      if (term.length < SHORTEST_MISSPELLED) return []
      return (byBeginning.get(term.slice(0, 2)) ?? []).filter(other => isOneEdit(term, other))
    },
  }
}

function sum(terms: readonly string[], weightOf: (term: string) => number): number {
  return terms.reduce((total, term) => total + weightOf(term), 0)
}
