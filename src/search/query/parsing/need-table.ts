import { lazily } from '#domain/cache/lazily.ts'
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
  'brauche brauch suche gesucht finde finden weg raus runter rein bitte danke hilfe helfen test null firma business info spricht sprechen ' +
  'i my me we our you your it its is are was has have had can cannot not no wont doesnt need want where what how who when some any very get got out up off a or after too go take make become away one ' +
  'bir bu su cok var yok icin gibi nasil nerede ne kim benim bana bizim oldu lazim istiyorum istiyoruz isterim ediyor etmek yapan yapmak yaptirmak yaptirma olmak veya sonra her'
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

/**
 * All phrases of some needs, by number in the order of the needs. Terms have numbers too: the table has 200,000 of them in a
 * few arrays, where an object for each phrase would take several times the memory in every process that searches.
 */
export interface NeedTable {
  needOf(phrase: number): Need
  /** A phrase as it stands in the table. */
  textOf(phrase: number): string
  /** What the terms of each phrase weigh together. */
  readonly weights: Float64Array
  termsIn(phrase: number): readonly string[]
  /** The numbers of the phrases with a term, ascending. */
  phrasesWith(term: string): Uint32Array
  /** The fewer needs have it, the more telling. */
  weightOf(term: string): number
  /** A term of the table itself, else those that it may be another form or a misspelling of. */
  spellingsOf(term: string): readonly string[]
  /** The terms that begin with some letters. */
  termsBeginning(letters: string): readonly string[]
}

/** The phrases of needs in numbers, to which more can be added. */
interface NumberedPhrases {
  readonly needs: readonly Need[]
  /** The number of each term, in the order of their first phrase. */
  readonly numbers: ReadonlyMap<string, number>
  /** The terms of all phrases, one after the other, and where each phrase begins; one more for the end. */
  readonly terms: readonly number[]
  readonly starts: readonly number[]
}

const NO_PHRASES: NumberedPhrases = { needs: [], numbers: new Map(), terms: [], starts: [0] }

/** Without the operator's. */
let builtIn: { readonly phrases: NumberedPhrases; readonly table: NeedTable } | undefined
let added: ReadonlyMap<string, Need> = new Map()
let made: NeedTable | undefined

/** The table of needs, the operator's included; another object after each change. */
export function needTable(): NeedTable {
  if (builtIn === undefined) for (const _ of prepareNeeds());
  if (builtIn === undefined) throw new Error('the needs were not read')
  made ??= added.size === 0 ? builtIn.table : tableOf(lastOf(withNeeds(builtIn.phrases, [...added.values()])))
  return made
}

/** The need with a key, be it of the table or the operator's. */
export function knownNeed(key: string): Need | undefined {
  return added.get(key) ?? needByKey(key)
}

/** Replaces the operator's needs, for all indexes of this process, from the next query on, which takes some 50 ms longer. */
export function setNeeds(own: readonly Need[]): void {
  if (own.length === 0 && added.size === 0) return
  added = new Map(own.map(need => [need.key, need]))
  made = undefined
}

/** So many needs are read in one step, some milliseconds. */
const STEP = 20

/** The beginning of some term. */
const ANY_LETTER = 'a'

/** Reads the table of needs step by step, so that the first search need not; the last two steps take up to 50 ms each. */
export function* prepareNeeds(): Generator<void> {
  if (builtIn !== undefined) return
  let phrases = NO_PHRASES
  for (const read of withNeeds(NO_PHRASES, needs())) {
    phrases = read
    yield
  }
  const table = tableOf(phrases)
  yield
  // Puts the terms in order.
  table.termsBeginning(ANY_LETTER)
  builtIn = { phrases, table }
}

/** Phrases with those of more needs, after each step and at the end. */
function* withNeeds(before: NumberedPhrases, more: readonly Need[]): Generator<NumberedPhrases> {
  const all = [...before.needs, ...more]
  const numbers = new Map(before.numbers)
  const terms = [...before.terms]
  const starts = [...before.starts]
  const read = { needs: all, numbers, terms, starts }
  for (const [at, need] of more.entries()) {
    for (const phrase of need.phrases) {
      for (const term of new Set(termsOfPhrase(phrase))) {
        const number = numbers.get(term) ?? numbers.size
        numbers.set(term, number)
        terms.push(number)
      }
      starts.push(terms.length)
    }
    if (at % STEP === STEP - 1) yield read
  }
  yield read
}

function lastOf(steps: Iterable<NumberedPhrases>): NumberedPhrases {
  let last = NO_PHRASES
  for (const step of steps) last = step
  return last
}

function tableOf(phrases: NumberedPhrases): NeedTable {
  const { needs: all, numbers } = phrases
  const terms = Uint32Array.from(phrases.terms)
  const starts = Uint32Array.from(phrases.starts)
  const firsts = firstPhrasesOf(all)
  const needAt = (phrase: number) => firstWhere(0, all.length, at => (firsts[at + 1] ?? 0) > phrase)
  const needNumbers = Uint16Array.from(starts.subarray(1), (_, phrase) => needAt(phrase))
  const postings = postingsOf(terms, starts, numbers.size)
  const counts = needCountsOf(postings, needNumbers)
  const names = [...numbers.keys()]
  const inOrder = lazily(() => names.toSorted())
  const weightOf = (term: string) => {
    const number = numbers.get(term)
    const rarity = Math.log(all.length / (number === undefined ? 1 : (counts[number] ?? 1)))
    return (isSmallTerm(term) ? SMALL_SHARE : 1) * rarity
  }
  const weightsOfTerms = Float64Array.from(numbers.keys(), weightOf)
  const termsOf = (phrase: number) => terms.subarray(starts[phrase], starts[phrase + 1])
  const phrasesWith = (term: string) => postings[numbers.get(term) ?? -1] ?? NONE
  const termsBeginning = (letters: string) => {
    const sorted = inOrder()
    const from = firstWhere(0, sorted.length, at => (sorted[at] ?? '') >= letters)
    const to = firstWhere(from, sorted.length, at => !(sorted[at] ?? '').startsWith(letters))
    return sorted.slice(from, to)
  }
  return {
    needOf: phrase => all[needNumbers[phrase] ?? 0] as Need,
    textOf(phrase) {
      const need = needNumbers[phrase] ?? 0
      return all[need]?.phrases[phrase - (firsts[need] ?? 0)] ?? ''
    },
    weights: Float64Array.from(needNumbers, (_, phrase) =>
      termsOf(phrase).reduce((sum, term) => sum + (weightsOfTerms[term] ?? 0), 0),
    ),
    termsIn: phrase => Array.from(termsOf(phrase), number => names[number] ?? ''),
    phrasesWith,
    weightOf,
    spellingsOf(term) {
      if (numbers.has(term)) return [term]
      if (term.length < SHORTEST_OTHERWISE) return []
      const alike = termsBeginning(term.slice(0, 3))
      const forms = alike.filter(other => isFormOf(term, other))
      return forms.length > 0
        ? forms
        : alike.filter(other => other.length >= SHORTEST_OTHERWISE && isOneEdit(term, other))
    },
    termsBeginning,
  }
}

const NONE = new Uint32Array(0)

/** The number of the first phrase of each need, and one more for the end. */
function firstPhrasesOf(all: readonly Need[]): Uint32Array {
  const firsts = new Uint32Array(all.length + 1)
  all.forEach(({ phrases }, at) => {
    firsts[at + 1] = (firsts[at] ?? 0) + phrases.length
  })
  return firsts
}

/** By number of a term the phrases with it, ascending: parts of one array. */
function postingsOf(terms: Uint32Array, starts: Uint32Array, termCount: number): readonly Uint32Array[] {
  const ends = new Uint32Array(termCount + 1)
  for (const term of terms) ends[term + 1] = (ends[term + 1] ?? 0) + 1
  for (let term = 1; term < ends.length; term++) ends[term] = (ends[term] ?? 0) + (ends[term - 1] ?? 0)
  const phrases = new Uint32Array(terms.length)
  const filled = ends.slice()
  for (let phrase = 0; phrase < starts.length - 1; phrase++)
    for (const term of terms.subarray(starts[phrase], starts[phrase + 1])) {
      const at = filled[term] ?? 0
      phrases[at] = phrase
      filled[term] = at + 1
    }
  return Array.from({ length: termCount }, (_, term) => phrases.subarray(ends[term], ends[term + 1]))
}

/** How many needs have each term. */
function needCountsOf(postings: readonly Uint32Array[], needNumbers: Uint16Array): Uint16Array {
  return Uint16Array.from(postings, phrases => {
    let [count, last] = [0, -1]
    for (const phrase of phrases) {
      const need = needNumbers[phrase] ?? 0
      if (need !== last) count++
      last = need
    }
    return count
  })
}

/** Whether two terms differ by their ending only, which is shorter than half of them. */
function isFormOf(term: string, other: string): boolean {
  const least = Math.max(SHORTEST_OTHERWISE, Math.max(term.length, other.length) - ENDING)
  return other.length >= least && term.length >= least && term.slice(0, least) === other.slice(0, least)
}
