import { type Need, needByKey, needs } from '#domain/category/needs.ts'
import { firstWhere } from '#domain/collections/binary-search.ts'
import { isOneEdit } from '#domain/text/one-edit.ts'
import { stemWord } from '#search/analysis/stemmer.ts'
import { termsOfPhrase } from '#search/analysis/synonym-table.ts'

/** Words that say nothing of a need: whoever is hurt, broken or lost, and that somebody wants, can or must. */
const SMALL_WORDS =
  'ich du er wir ihr mich mir mein meine meinen meinem meiner unser unsere unserem man jemand niemand keiner keine kein ' +
  'kann kannst konnen konnte muss mussen will wollen soll sollen darf durfen mochte mag wurde werden wird bin bist hab habe haben hatte ' +
  'hat sein geht gehen gehe macht machen mache tun komme kommt kommen bekomme bekommt bekommen krieg kriege steht lasst lassen ' +
  'schon noch mal immer sehr ganz so da dann wenn weil dass aber denn doch was wie wo wohin woher wer warum wann welche jetzt ' +
  'hier dort alle alles nichts etwas nur auch wieder mehr viel zu auf seit bis ohne bei heute morgen heut ein zwei drei dringend ' +
  'brauche brauch suche gesucht finde finden weg raus runter rein bitte danke hilfe helfen test null firma info spricht sprechen ' +
  'i my me we our you your it its is are was has have had can cannot not no wont doesnt need want where what how who when some any very get got out up off ' +
  'bir bu su cok var yok icin gibi nasil nerede ne kim benim bana bizim oldu lazim istiyorum ediyor etmek yapan'
const SMALL = new Set(SMALL_WORDS.split(' ').flatMap(word => [word, stemWord(word)]))

/** Whether a term says nothing of a need. */
export function isSmallTerm(term: string): boolean {
  return SMALL.has(term)
}

/** How much a small word weighs of its rarity. */
const SMALL_SHARE = 0.15
/** Shorter words are not misspelled or inflected otherwise: another letter makes another word of them. */
const SHORTEST_OTHERWISE = 6
/** Letters that inflected forms of a word differ by: 'stottert', 'stottern'. */
const ENDING = 2

/** What people type for a need. */
interface NeedPhrase {
  readonly need: Need
  /** As it stands in the table. */
  readonly text: string
  readonly terms: readonly string[]
}

export interface NeedTable extends Phrases {
  /** What the terms of each phrase weigh together. */
  readonly weights: Float64Array

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
  const weightOf = (term: string) => (isSmallTerm(term) ? SMALL_SHARE : 1) * rarity(term)
  return {
    ...all,
    weights: Float64Array.from(all.phrases, phrase => weightOfAll(phrase.terms, weightOf)),
    termsBeginning,
    weightOf,
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

/** What some terms weigh together. */
export function weightOfAll(terms: Iterable<string>, weightOf: (term: string) => number): number {
  let total = 0
  for (const term of terms) total += weightOf(term)
  return total
}
