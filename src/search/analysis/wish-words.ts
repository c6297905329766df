import { readFileSync } from 'node:fs'
import { type AttributeSlug, isAttributeSlug } from '#domain/attribute/attribute-slugs.ts'
import { SEARCHED_ATTRIBUTES } from '#domain/attribute/searched-attributes.ts'
import { foldWord } from './folding.ts'

/** How something is wanted, beside what is searched for. */
export interface Wish {
  /**
   * What it takes for the words to count. 'errand': a name of theirs ('kaufen'). 'praise': a name, or that nothing else of the
   * text is a trade ('gute'). 'task': nothing; they are left out only where they exclude everything ('reparieren').
   */
  readonly kind: 'errand' | 'praise' | 'task'
  /** Businesses with it stand first among their equals. */
  readonly attribute?: AttributeSlug
}

const ENDINGS = ['e', 'er', 'es', 'en', 'em']

const wishes = new Map<string, Wish>([
  ...readFileSync(new URL('./data/wish-words.txt', import.meta.url), 'utf8')
    .split('\n')
    .flatMap(line => {
      const [, kind, list = ''] = /^(errand|praise|task): (.*)$/.exec(line) ?? []
      return kind === 'errand' || kind === 'praise' || kind === 'task' ? phrasesOf(list, { kind }) : []
    }),
  ...Object.entries(SEARCHED_ATTRIBUTES).flatMap(([attribute, { wishWords = '' }]) =>
    isAttributeSlug(attribute) ? phrasesOf(wishWords, { kind: 'errand', attribute }) : [],
  ),
])

const longestPhrase = Math.max(...Array.from(wishes.keys(), phrase => phrase.split(' ').length))

/** Words of wishes, folded. */
export const WISH_WORDS: ReadonlySet<string> = new Set(
  Array.from(wishes.keys(), phrase => phrase.split(' ')).flat(),
)

/** Whether some letters are the beginning of a word of a wish. */
export function isBegunWish(letters: string): boolean {
  return WISH_WORDS.values().some(word => word.startsWith(letters))
}

/** The longest wish that begins at a word. @param words folded, in order */
export function wishAt(
  words: readonly string[],
  at: number,
): (Wish & { readonly length: number }) | undefined {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const wish = wishes.get(words.slice(at, at + length).join(' '))
    if (wish !== undefined) return { ...wish, length }
  }
  return undefined
}

/** @param list with commas between; '*' stands for the endings of a German adjective before a noun: 'schön*' */
function phrasesOf(list: string, wish: Wish): readonly (readonly [string, Wish])[] {
  return list
    .split(', ')
    .filter(phrase => phrase !== '')
    .flatMap(phrase =>
      phrase.endsWith('*') ? ENDINGS.map(ending => phrase.slice(0, -1) + ending) : [phrase],
    )
    .map(phrase => [phrase.split(' ').map(foldWord).join(' '), wish])
}
