import { type Need, needByKey, needs } from '#domain/category/needs.ts'
import { firstWhere } from '#domain/collections/binary-search.ts'
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
const BESIDE = 0.3
/** Of a phrase that a text has not wholly, and of the text itself: the least share that is understood. */
const LEAST_OF_PHRASE = 0.45
const LEAST_OF_TEXT = 0.3
/** The same of a single word: 'Burger King' is no wish for burgers. */
const LEAST_OF_TEXT_IN_A_WORD = 0.5
/** Shorter words are not misspelled or inflected otherwise: another letter makes another word of them. */
const SHORTEST_OTHERWISE = 6
/** Letters that inflected forms of a word differ by: 'stottert', 'stottern'. */
const ENDING = 2

/**
 * The need that a text says best: of which it has the most telling words, in one phrase or several. undefined for a text that
 * says none.
 */
export function findNeed(text: string): FoundNeed | undefined {
  let best: ScoredNeed | undefined
  for (const scored of scoredNeeds(text)) {
    const { terms, shareOfPhrase, shareOfText, score } = scored
    const leastOfText = terms.size > 1 ? LEAST_OF_TEXT : LEAST_OF_TEXT_IN_A_WORD
    if (shareOfPhrase < LEAST_OF_PHRASE || shareOfText < leastOfText) continue
    if (best === undefined || score > best.score) best = scored
  }
  return best
}

/** The need that has most of a text, which may not be enough to say it; undefined where none has a fair share. */
export function needNear(text: string): Need | undefined {
  let best: ScoredNeed | undefined
  for (const scored of scoredNeeds(text))
    if (scored.shareOfText >= LEAST_OF_TEXT && scored.score > (best?.score ?? 0)) best = scored
  return best?.need
}

interface ScoredNeed extends FoundNeed {
  readonly score: number
  /** Of the phrase that the text has most of, and of the text: how much of what they say is in both. */
  readonly shareOfPhrase: number
  readonly shareOfText: number
}

/** Every need that has a term of a text. */
function* scoredNeeds(text: string): Generator<ScoredNeed> {
  const table = needTable()
  const typed = termsOfText(text)
  const found = new Map<number, Set<string>>()
  let ofText = 0
  for (const term of typed.own)
    ofText += Math.max(...table.spellingsOf(term).map(table.weightOf), table.weightOf(term))
  for (const term of typed.all)
    for (const known of table.spellingsOf(term))
      for (const phrase of table.byTerm.get(known) ?? []) {
        const terms = found.get(phrase) ?? new Set()
        found.set(phrase, terms.add(known))
      }
  const byNeed = Map.groupBy(found, ([phrase]) => table.phrases[phrase]?.need)
  for (const [need, phrases] of byNeed) {
    if (need === undefined) continue
    let [phraseScore, phraseWeight, shareOfPhrase] = [0, 0, 0]
    for (const [phrase, terms] of phrases) {
      const weight = sum(terms, table.weightOf)
      const share = weight / sum(table.phrases[phrase]?.terms ?? [], table.weightOf)
      shareOfPhrase = Math.max(shareOfPhrase, share)
      if (weight * share > phraseScore) [phraseScore, phraseWeight] = [weight * share, weight]
    }
    const terms = new Set(phrases.flatMap(([, has]) => [...has]))
    const isExact = [...terms].every(term => typed.all.has(term))
    const all = sum(terms, table.weightOf)
    yield {
      need,
      terms,
      isWhole: isExact && shareOfPhrase === 1,
      score: phraseScore + BESIDE * (all - phraseWeight),
      shareOfPhrase,
      shareOfText: all / ofText,
    }
  }
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

/** What people type for a need. */
interface NeedPhrase {
  readonly need: Need
  /** As it stands in the table. */
  readonly text: string
  readonly terms: readonly string[]
}

interface NeedTable extends Phrases {
  /** The fewer needs have it, the more telling. */
  weightOf(term: string): number
  /** A term of the table itself, else those that it may be another form or a misspelling of. */
  spellingsOf(term: string): readonly string[]
  /** The terms that begin with some letters. */
  termsBeginning(letters: string): readonly string[]
}

interface Phrases {
  readonly phrases: readonly NeedPhrase[]
  /** Numbers of phrases. */
  readonly byTerm: ReadonlyMap<string, readonly number[]>
  /** How many needs have a term. */
  readonly needCounts: ReadonlyMap<string, number>
  /** All terms, sorted. */
  readonly terms: readonly string[]
}

const NO_PHRASES: Phrases = { phrases: [], byTerm: new Map(), needCounts: new Map(), terms: [] }

/** Without the operator's. */
let builtIn: NeedTable | undefined
let added: ReadonlyMap<string, Need> = new Map()
let made: NeedTable | undefined

/** The table of needs, the operator's included; another object after each change. */
export function needTable(): NeedTable {
  if (builtIn === undefined) for (const _ of prepareNeeds());
  if (builtIn === undefined) throw new Error('the needs were not read')
  made ??= added.size === 0 ? builtIn : withNeeds(builtIn, [...added.values()])
  return made
}

function withNeeds(table: NeedTable, own: readonly Need[]): NeedTable {
  return tableOf(withPhrases(table, own.flatMap(phrasesOf)), needs().length + own.length)
}

/** The need with a key, be it of the table or the operator's. */
export function knownNeed(key: string): Need | undefined {
  return added.get(key) ?? needByKey(key)
}

/** Replaces the operator's needs, for all indexes of this process, from the next query on, which takes some 10 ms longer. */
export function setNeeds(own: readonly Need[]): void {
  if (own.length === 0 && added.size === 0) return
  added = new Map(own.map(need => [need.key, need]))
  made = undefined
}

/** So many needs are read in one step, some milliseconds. */
const STEP = 50

/** Reads the table of needs step by step, so that the first search need not. */
export function* prepareNeeds(): Generator<void> {
  if (builtIn !== undefined) return
  const phrases: NeedPhrase[] = []
  for (const [at, need] of needs().entries()) {
    phrases.push(...phrasesOf(need))
    if (at % STEP === STEP - 1) yield
  }
  const all = withPhrases(NO_PHRASES, phrases)
  yield
  builtIn = tableOf(all, needs().length)
}

function phrasesOf(need: Need): readonly NeedPhrase[] {
  return need.phrases.map(text => ({ need, text, terms: [...new Set(termsOfPhrase(text))] }))
}

/** @param more those of one need one after the other */
function withPhrases(before: Phrases, more: readonly NeedPhrase[]): Phrases {
  const byTerm = new Map(before.byTerm)
  const needCounts = new Map(before.needCounts)
  const phrases = [...before.phrases]
  const changed = new Map<string, number[]>()
  for (const phrase of more) {
    for (const term of phrase.terms) {
      const numbers = changed.get(term) ?? [...(byTerm.get(term) ?? [])]
      if (phrases[numbers.at(-1) ?? -1]?.need !== phrase.need)
        needCounts.set(term, (needCounts.get(term) ?? 0) + 1)
      numbers.push(phrases.length)
      changed.set(term, numbers)
    }
    phrases.push(phrase)
  }
  for (const [term, numbers] of changed) byTerm.set(term, numbers)
  const added = [...changed.keys()].filter(term => !before.byTerm.has(term))
  return { phrases, byTerm, needCounts, terms: [...before.terms, ...added].sort() }
}

function tableOf(all: Phrases, needCount: number): NeedTable {
  const { byTerm, needCounts, terms } = all
  const rarity = (term: string) => Math.log(needCount / (needCounts.get(term) ?? 1))
  const termsBeginning = (letters: string) => {
    const from = firstWhere(0, terms.length, at => (terms[at] ?? '') >= letters)
    const to = firstWhere(from, terms.length, at => !(terms[at] ?? '').startsWith(letters))
    return terms.slice(from, to)
  }
  return {
    ...all,
    termsBeginning,
    weightOf: term => (SMALL.has(term) ? SMALL_SHARE : 1) * rarity(term),
    spellingsOf(term) {
      if (byTerm.has(term)) return [term]
      if (term.length < SHORTEST_OTHERWISE) return []
      const alike = termsBeginning(term.slice(0, 3))
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
