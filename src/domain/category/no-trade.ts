import { parseBoolean } from '#domain/text/primitive-values.ts'
import noTrades from '../data/categories/no-trades.json' with { type: 'json' }
import { knownCategory } from './category.ts'
import { categoryKey, words } from './key.ts'

/** Words of names that fit every business: 'Geschäft', 'Sonstiges', 'Diverse Dienstleistungen'. */
const FILLERS: ReadonlySet<string> = new Set(noTrades.words.split(' '))

/** Google's types of places that say nothing of what is done there. */
const TYPES: ReadonlySet<string> = new Set(noTrades.types.split(' ').map(categoryKey))

/** Whether a name is one that lists and Google give to businesses of all trades. */
export function isFiller(name: string): boolean {
  const own = words(name)
  if (own.length === 0) return false
  return own.every(word => FILLERS.has(word)) || TYPES.has(own.join('').replace(/\d{1,4}$/, ''))
}

/** Whether a text may be the name of a trade, known or not: no filler, number, code, yes or no, and no sentence. */
export function mayBeTrade(text: string): boolean {
  if (isFiller(text)) return false
  if (knownCategory(text) !== undefined) return true
  if (text.length > LONGEST_NAME || ADDRESS.test(text)) return false
  return isWord(text) && parseBoolean(text) === undefined && !isSentence(text)
}

/** In characters: a line of a card. */
const LONGEST_NAME = 100

const ADDRESS = /@|:\/\//

/** Two letters in a row, or a sign that is a word; 'WZ 4711' is a code. */
function isWord(text: string): boolean {
  if (!/\p{L}{2}|\p{Lo}/u.test(text)) return false
  return !/\d/.test(text) || text.replace(/\P{L}/gu, '').length > text.replace(/\D/g, '').length
}

/** Fewer words are a name, whatever they are. */
const SHORTEST_SENTENCE = 3

function isSentence(text: string): boolean {
  const own = words(text)
  if (own.length < SHORTEST_SENTENCE) return false
  return /[!?]$/.test(text) || own.some(word => SENTENCE_WORDS.has(word))
}

/** Who speaks, to whom, and of what: words that advertising has and names of trades do not have. */
const SENTENCE_WORDS: ReadonlySet<string> = new Set([
  ...[
    'wir',
    'uns',
    'unser',
    'unsere',
    'unseren',
    'unserem',
    'unserer',
    'ich',
    'mein',
    'meine',
    'ihr',
    'ihre',
  ],
  ...[
    'ihren',
    'ihrem',
    'ihrer',
    'ihnen',
    'sie',
    'euch',
    'euer',
    'du',
    'dein',
    'deine',
    'ist',
    'sind',
    'wird',
  ],
  ...[
    'haben',
    'wenn',
    'weil',
    'dass',
    'we',
    'our',
    'you',
    'your',
    'they',
    'are',
    'biz',
    'bizim',
    'siz',
    'sizin',
  ],
])
