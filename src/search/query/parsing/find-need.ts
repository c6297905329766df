import { memoize } from '#domain/cache/bounded-cache.ts'
import { type Need, needs } from '#domain/category/needs.ts'
import { isOneEdit } from '#domain/text/one-edit.ts'
import { analyse, foldedWords } from '#search/analysis/analyzer.ts'
import { stemWord } from '#search/analysis/stemmer.ts'
import { isStopWord } from '#search/analysis/stop-words.ts'
import { termsOfPhrase } from '#search/analysis/synonym-table.ts'

/** A need that a text says. */
export interface FoundNeed {
  readonly need: Need
  /** The terms of its phrases that the text has. */
  readonly terms: ReadonlySet<string>
  /** Whether the text has one of its phrases wholly; else enough of them for a guess. */
  readonly isWhole: boolean
}

/** Words that say nothing of a need: whoever is hurt, broken or lost, and that somebody wants, can or must. */
const SMALL_WORDS =
  'ich du er wir ihr mich mir mein meine meinen meinem meiner unser unsere unserem man jemand niemand keiner keine kein ' +
  'kann kannst konnen konnte muss mussen will wollen soll sollen darf durfen mochte mag wurde werden wird bin bist hab habe haben hatte ' +
  'hat sein geht gehen gehe macht machen mache tun komme kommt kommen bekomme bekommt bekommen krieg kriege steht lasst lassen ' +
  'schon noch mal immer sehr ganz so da dann wenn weil dass aber denn doch was wie wo wohin woher wer warum wann welche jetzt ' +
  'hier dort alle alles nichts etwas nur auch wieder mehr viel zu auf seit bis ohne bei heute morgen heut ein zwei drei dringend ' +
  'brauche brauch suche gesucht finde finden weg raus runter rein ' +
  'i my me we our you your it its is are was has have had can cannot not no wont doesnt need want where what how who when some any very get got out up off ' +
  'bir bu su cok var yok icin gibi nasil nerede ne kim benim bana bizim oldu lazim istiyorum ediyor etmek yapan'
const SMALL = new Set(SMALL_WORDS.split(' ').flatMap(word => [word, stemWord(word)]))
/** How much a small word weighs of its rarity. */
const SMALL_SHARE = 0.15
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
/** A shorter word alone is no guess at a phrase. */
const SHORTEST_ALONE = 4
/** Shorter words are not misspelled or inflected otherwise: another letter makes another word of them. */
const SHORTEST_OTHERWISE = 6
/** Letters that inflected forms of a word differ by: 'stottert', 'stottern'. */
const ENDING = 2

/**
 * The need that a text says best: of which it has the most telling words, in one phrase or several. undefined for a text that
 * says none.
 */
export const findNeed: (text: string) => FoundNeed | undefined = memoize(lookUp, {
  most: 1_000,
  longest: 200,
})

function lookUp(text: string): FoundNeed | undefined {
  const table = needTable()
  const typed = termsOfText(text)
  const found = new Map<number, Set<string>>()
  let ofText = 0
  for (const term of typed.own)
    ofText += Math.max(...table.spellingsOf(term).map(table.weightOf), table.weightOf(term))
  const known = new Set([...typed.all].flatMap(term => table.spellingsOf(term)))
  for (const term of known)
    if (!SMALL.has(term))
      for (const phrase of table.byTerm.get(term) ?? []) {
        const terms = found.get(phrase)
        if (terms === undefined) found.set(phrase, new Set([term]))
        else terms.add(term)
      }
  // A phrase of which a text has small words only says nothing.
  for (const term of known)
    if (SMALL.has(term)) for (const phrase of table.byTerm.get(term) ?? []) found.get(phrase)?.add(term)
  const byNeed = Map.groupBy(found, ([phrase]) => table.phrases[phrase]?.need)
  const likely: LikelyNeed[] = []
  for (const [need, phrases] of byNeed) {
    if (need === undefined) continue
    let [phraseScore, phraseWeight, bestShare] = [0, 0, 0]
    for (const [phrase, terms] of phrases) {
      const weight = sum(terms, table.weightOf)
      const share = weight / (table.phrases[phrase]?.weight ?? 1)
      bestShare = Math.max(bestShare, share)
      if (weight * share > phraseScore) [phraseScore, phraseWeight] = [weight * share, weight]
    }
    const terms = new Set(phrases.flatMap(([, has]) => [...has]))
    const isExact = [...terms].every(term => typed.all.has(term))
    const all = sum(terms, table.weightOf)
    const isWord = [...terms].filter(term => !SMALL.has(term)).length <= 1
    if (bestShare < LEAST_OF_PHRASE || all < (isWord ? LEAST_OF_TEXT_IN_A_WORD : LEAST_OF_TEXT) * ofText)
      continue
    if (isWord && bestShare < 1 && [...terms].some(term => term.length < SHORTEST_ALONE)) continue
    const score = phraseScore + BESIDE * (all - phraseWeight)
    likely.push({ need, terms, isWhole: isExact && bestShare === 1, score })
  }
  return agreed(likely)
}

interface LikelyNeed extends FoundNeed {
  readonly score: number
}

/** The likeliest need; of nearly equal ones, that whose first trade helps with others of them too. */
function agreed(likely: readonly LikelyNeed[]): FoundNeed | undefined {
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
  }: LikelyNeed) => score + OTHERS_SHARE * ((votes.get(first) ?? 0) - score)
  let best: LikelyNeed | undefined
  for (const one of near) if (best === undefined || agreedScore(one) > agreedScore(best)) best = one
  return best
}

/** The terms of a text, and with them those of the parts of its compounds and of neighbours written as one. */
function termsOfText(text: string) {
  const words = foldedWords(text).filter(word => !isStopWord(word))
  const joined = words.slice(1).map((word, at) => stemWord((words[at] ?? '') + word))
  return {
    own: new Set(words.map(stemWord)),
    all: new Set([...words.map(stemWord), ...analyse(text).split(' '), ...joined]),
  }
}

interface NeedTable {
  readonly phrases: readonly { readonly need: Need; readonly weight: number }[]
  /** Numbers of phrases. */
  readonly byTerm: ReadonlyMap<string, readonly number[]>
  /** The fewer needs have it, the more telling. */
  weightOf(term: string): number
  /** A term of the table itself, else those that it may be another form or a misspelling of. */
  spellingsOf(term: string): readonly string[]
}

let made: NeedTable | undefined

function needTable(): NeedTable {
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
  const needCounts = new Map<string, number>()
  for (const [at, need] of needs().entries()) {
    const ofNeed = new Set<string>()
    for (const phrase of need.phrases) {
      const terms = [...new Set(termsOfPhrase(phrase))]
      for (const term of terms) {
        const known = byTerm.get(term)
        if (known === undefined) byTerm.set(term, [phrases.length])
        else known.push(phrases.length)
        ofNeed.add(term)
      }
      phrases.push({ need, terms })
    }
    for (const term of ofNeed) needCounts.set(term, (needCounts.get(term) ?? 0) + 1)
    if (at % STEP === STEP - 1) yield
  }
  const count = needs().length
  const byBeginning = Map.groupBy(byTerm.keys(), term => term.slice(0, 3))
  const rarity = (term: string) => Math.log(count / (needCounts.get(term) ?? 1))
  const weightOf = (term: string) => (SMALL.has(term) ? SMALL_SHARE : 1) * rarity(term)
  made = {
    phrases: phrases.map(({ need, terms }) => ({ need, weight: sum(terms, weightOf) })),
    byTerm,
    weightOf,
    spellingsOf(term) {
      if (byTerm.has(term)) return [term]
      if (term.length < SHORTEST_OTHERWISE) return []
      const alike = byBeginning.get(term.slice(0, 3)) ?? []
      const forms = alike.filter(other => isFormOf(term, other))
      return forms.length > 0
        ? forms
        : alike.filter(other => other.length >= SHORTEST_OTHERWISE && isOneEdit(term, other))
    },
  }
}

/** Whether two terms differ by their ending only, which is shorter than half of them. */
function isFormOf(term: string, other: string): boolean {
  const least = Math.max(SHORTEST_OTHERWISE, Math.max(term.length, other.length) - ENDING)
  return other.length >= least && term.length >= least && term.slice(0, least) === other.slice(0, least)
}

function sum(terms: Iterable<string>, weightOf: (term: string) => number): number {
  let total = 0
  for (const term of terms) total += weightOf(term)
  return total
}
