import { SEARCHED_ATTRIBUTES } from '#domain/attribute/searched-attributes.ts'
import { stemWord } from '#search/analysis/stemmer.ts'
import { type PhraseReader, phrasesOf, readerOf } from './phrase.ts'

/** Words that say for certain that a business must have what follows. */
const WITH = new Set(['mit', 'with'])
const AND = new Set(['und', 'and', 've', 'plus'])
/** What may stand between, folded: 'mit einer schönen Terrasse'. */
const BETWEEN = new Set(
  'einer einem eigener eigenem eigenen schoner schonem schonen grosser grossem grossen guter gutem guten vielen genugend a an auch'.split(
    ' ',
  ),
)
const WITHOUT = new Set(['ohne', 'kein', 'keine', 'keinen', 'nicht', 'without', 'no'])

const readWords = readerOf(
  new Map(
    Object.entries(SEARCHED_ATTRIBUTES).flatMap(([slug, { words = '', weakWords = '' }]) => [
      ...phrasesOf(weakWords, { kind: 'attribute', value: slug, isWeak: true }),
      ...phrasesOf(words, { kind: 'attribute', value: slug }),
    ]),
  ),
  // 'mit Außenplätzen', 'Terrassen': in any number and case.
  stemWord,
)

/**
 * Reads what a business must have: 'mit Terrasse', 'barrierefreier', 'und Lieferung'. What it must not have is not
 * understood: the words stay.
 */
export const readAttribute: PhraseReader = (words, at) => {
  if (WITHOUT.has(words[at - 1] ?? '')) return undefined
  const own = readWords(words, at)
  if (own !== undefined) return own
  let from = at
  if (at > 0 && AND.has(words[from] ?? '')) from++
  const hasWith = WITH.has(words[from] ?? '')
  if (hasWith) from++
  if (from === at) return undefined
  let reading = readWords(words, from)
  for (; reading === undefined && BETWEEN.has(words[from] ?? ''); from++) reading = readWords(words, from + 1)
  if (reading === undefined) return undefined
  const { isWeak, ...certain } = reading
  const length = from - at + reading.length
  return isWeak && !hasWith ? { ...reading, length } : { ...certain, length }
}
