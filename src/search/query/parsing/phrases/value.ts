import { type PhraseReader, phrasesOf, readerOf } from './phrase.ts'

/** The value of a phrase that asks for the best rated first. */
export const BEST = 'best'

const CHEAP =
  'günstig*, günstigst*, billig*, billigst*, preiswert*, preisgünstig*, kostengünstig*, cheap, cheapest, affordable, ' +
  'inexpensive, low cost, ucuz, en ucuz, hesaplı, uygun fiyatlı, ekonomik'
const DEAR =
  'teuer, teure, teurer, teures, teuren, gehoben*, luxuriös*, fine dining, upscale, high end, lüks, pahalı'

const BEST_WORDS =
  'beste, bester, bestes, besten, am besten, bestbewertet*, best bewertet*, top bewertet*, topbewertet*, ' +
  'gut bewertet*, höchst bewertet*, am besten bewertet*, best rated, top rated, highest rated, en iyi, en iyi puanlı, ' +
  'en yüksek puanlı, die besten, die beste, der beste, das beste'
/** Of these names are made: 'Top Reifen'. */
const WEAK_BEST_WORDS = 'top, best, top 10, top ten'
/** What is no superlative: 'Best Western'. */
const NAMES = 'best western, best worscht'

/** Reads what it may cost: 'günstig' -> levels 1 and 2. */
export const readPrice: PhraseReader = readerOf(
  new Map([
    ...phrasesOf(CHEAP, { kind: 'price', value: '1,2' }),
    ...phrasesOf(DEAR, { kind: 'price', value: '3,4' }),
  ]),
)

const readBest = readerOf(
  new Map([
    ...phrasesOf(BEST_WORDS, { kind: 'rating', value: BEST }),
    ...phrasesOf(WEAK_BEST_WORDS, { kind: 'rating', value: BEST, isWeak: true }),
  ]),
)
const names = new Set(NAMES.split(', '))

/** Reads that the best rated are wanted first: 'beste', 'top bewertete'. */
export const readRating: PhraseReader = (words, at) =>
  names.has(words.slice(at, at + 2).join(' ')) ? undefined : readBest(words, at)
