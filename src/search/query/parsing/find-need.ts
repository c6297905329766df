import { memoizeWhile } from '#domain/cache/bounded-cache.ts'
import type { Need } from '#domain/category/needs.ts'
import { analyse, foldedWords } from '#search/analysis/analyzer.ts'
import { stemWord } from '#search/analysis/stemmer.ts'
import { isStopWord } from '#search/analysis/stop-words.ts'
import { isSmallTerm, type NeedTable, needTable } from './need-table.ts'

/** A need that a text says. */
export interface FoundNeed {
  readonly need: Need
  /** The terms of its phrases that the text has. */
  readonly terms: ReadonlySet<string>
  /** Whether the text has one of its phrases wholly; else enough of them for a guess. */
  readonly isWhole: boolean
}

/** What is found beside the best phrase counts so much. */
const BESIDE = 0.5
/** Of a phrase that a text has not wholly, and of the text itself: the least share that is understood. */
const LEAST_OF_PHRASE = 0.35
const LEAST_OF_TEXT = 0.2
/** The same of a single word: 'Burger King' is no wish for burgers. */
const LEAST_OF_TEXT_IN_A_WORD = 0.4
/** Needs are nearly equal with so much of the highest score; a trade's vote is worth less with each trade before it. */
const NEARLY_EQUAL = 0.5
const VOTE_OF_NEXT = 0.6
const OTHERS_SHARE = 0.3
/** Words of a text that are read. */
const MOST_WORDS = 16

/**
 * The need that a text says best: of which it has the most telling words, in one phrase or several. undefined for a text that
 * says none.
 */
export const findNeed: (text: string) => FoundNeed | undefined = memoizeWhile(
  needTable,
  text => agreed([...scoredNeeds(needTable(), text)].filter(isSaid)),
  // A search asks several times.
  { most: 1_000, longest: 200 },
)

/** Whether a text has enough of a need to say it: of a phrase, which a single word has to be wholly. */
function isSaid({ terms, shareOfPhrase, shareOfText }: ScoredNeed): boolean {
  const telling = [...terms].filter(term => !isSmallTerm(term))
  return telling.length > 1
    ? shareOfPhrase >= LEAST_OF_PHRASE && shareOfText >= LEAST_OF_TEXT
    : shareOfPhrase === 1 && shareOfText >= LEAST_OF_TEXT_IN_A_WORD
}

/** The need that has most of a text, which may not be enough to say it; undefined where none has a fair share. */
export function needNear(text: string): Need | undefined {
  let best: ScoredNeed | undefined
  for (const scored of scoredNeeds(needTable(), text))
    if (scored.shareOfText >= FAIR_SHARE && scored.score > (best?.score ?? 0)) best = scored
  return best?.need
}

/** Of a text that the operator looks at: so much has to be understood. */
const FAIR_SHARE = 0.3

interface ScoredNeed extends FoundNeed {
  readonly score: number
  /** Of the phrase that the text has most of, and of the text: how much of what they say is in both. */
  readonly shareOfPhrase: number
  readonly shareOfText: number
}

/** What a text has of a need, while its phrases are looked through. */
interface SaidOfNeed {
  readonly terms: Set<string>
  /** Of the phrase that the text has most of. */
  phraseScore: number
  phraseWeight: number
  shareOfPhrase: number
}

/** Every need that has a telling term of a text. */
function* scoredNeeds(table: NeedTable, text: string): Generator<ScoredNeed> {
  const typed = termsOfText(text)
  const spellings = new Map(Array.from(typed.all, term => [term, table.spellingsOf(term)]))
  let ofText = 0
  for (const term of typed.own)
    ofText += Math.max(...(spellings.get(term) ?? []).map(table.weightOf), table.weightOf(term))
  const known = new Set([...spellings.values()].flat())
  const byPhrase = new Map<number, number>()
  const byNeed = new Map<Need, SaidOfNeed>()
  const add = (term: string) => {
    const weight = table.weightOf(term)
    for (const phrase of table.phrasesWith(term)) {
      const before = byPhrase.get(phrase)
      // A phrase of which a text has small words only says nothing.
      if (before === undefined && isSmallTerm(term)) continue
      byPhrase.set(phrase, (before ?? 0) + weight)
      const need = table.needOf(phrase)
      const said = byNeed.get(need)
      if (said !== undefined) said.terms.add(term)
      else byNeed.set(need, { terms: new Set([term]), phraseScore: 0, phraseWeight: 0, shareOfPhrase: 0 })
    }
  }
  for (const term of known) if (!isSmallTerm(term)) add(term)
  for (const term of known) if (isSmallTerm(term)) add(term)
  for (const [phrase, weight] of byPhrase) {
    const said = byNeed.get(table.needOf(phrase))
    if (said === undefined) continue
    const share = weight / (table.weights[phrase] ?? 1)
    said.shareOfPhrase = Math.max(said.shareOfPhrase, share)
    if (weight * share > said.phraseScore) [said.phraseScore, said.phraseWeight] = [weight * share, weight]
  }
  for (const [need, { terms, phraseScore, phraseWeight, shareOfPhrase }] of byNeed) {
    const all = weightOfAll(terms, table.weightOf)
    yield {
      need,
      terms,
      isWhole: shareOfPhrase === 1 && [...terms].every(term => typed.all.has(term)),
      score: phraseScore + BESIDE * (all - phraseWeight),
      shareOfPhrase,
      shareOfText: all / ofText,
    }
  }
}

/** The likeliest need; of nearly equal ones, that whose first trade helps with others of them too. */
function agreed(likely: readonly ScoredNeed[]): FoundNeed | undefined {
  const most = Math.max(...likely.map(({ score }) => score))
  const near = likely.filter(({ score }) => score > most * NEARLY_EQUAL)
  const votes = new Map<string, number>()
  for (const { need, score } of near)
    need.trades.forEach((trade, at) => {
      votes.set(trade, (votes.get(trade) ?? 0) + score * VOTE_OF_NEXT ** at)
    })
  const agreedScore = ({
    need: {
      trades: [first = ''],
    },
    score,
  }: ScoredNeed) => score + OTHERS_SHARE * ((votes.get(first) ?? 0) - score)
  let best: ScoredNeed | undefined
  for (const one of near) if (best === undefined || agreedScore(one) > agreedScore(best)) best = one
  return best
}

/** What some terms weigh together. */
function weightOfAll(terms: Iterable<string>, weightOf: (term: string) => number): number {
  let total = 0
  for (const term of terms) total += weightOf(term)
  return total
}

/** The terms of a text, and with them those of the parts of its compounds and of neighbours written as one. */
function termsOfText(text: string) {
  const words = foldedWords(text)
    .filter(word => !isStopWord(word))
    .slice(0, MOST_WORDS)
  const joined = words.slice(1).map((word, at) => stemWord((words[at] ?? '') + word))
  return {
    own: new Set(words.map(stemWord)),
    all: new Set([...words.map(stemWord), ...analyse(words.join(' ')).split(' '), ...joined]),
  }
}
