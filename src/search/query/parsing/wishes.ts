import { fillerLength } from '#search/analysis/filler-words.ts'
import { foldWord } from '#search/analysis/folding.ts'
import type { QueryTerm } from '#search/analysis/query-terms.ts'
import { isBegunWish, wishAt } from '#search/analysis/wish-words.ts'
import { type AttributeBits, attributeBits } from '#search/document/attribute-bits.ts'
import { isTrade } from '../named-trade.ts'

/** The terms that count: 'pizza' of 'gute pizza bestellen'. What is praised is part of a name unless it is a trade: 'gute stube'. */
export function withoutWishes(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  const hasTrade = terms.some(isTrade)
  return terms.filter(({ wish }) => {
    return wish === undefined || wish.kind === 'task' || (wish.kind === 'praise' && !hasTrade)
  })
}

/** Only what is searched for, and the tasks. */
export function withoutPraise(terms: readonly QueryTerm[]): readonly QueryTerm[] {
  return terms.filter(({ wish }) => wish === undefined || wish.kind === 'task')
}

/** The terms without some that carry less than the others, and these as typed. */
export interface FewerTerms {
  readonly terms: readonly QueryTerm[]
  readonly leftOut: readonly string[]
}

/** Ways to leave out what carries least, the least first: a last word of one letter, praise, then tasks too. */
export function* withFewerWishes(terms: readonly QueryTerm[]): Generator<FewerTerms> {
  const begun = terms.at(-1)
  const finished = begun?.word.length === 1 ? terms.slice(0, -1) : terms
  const praised = withoutPraise(finished)
  let last = terms.length
  for (const fewer of [finished, praised, praised.filter(({ wish }) => wish === undefined)]) {
    if (fewer.length === 0 || fewer.length === last) continue
    last = fewer.length
    const leftOut = terms.filter(term => !fewer.includes(term)).map(({ typed }) => typed)
    yield { terms: fewer, leftOut }
  }
}

/** The terms without a last word that is the beginning of a wish: 'friseur term'; undefined for other terms. */
export function withoutBegunWish(terms: readonly QueryTerm[]): FewerTerms | undefined {
  const last = terms.at(-1)
  if (last === undefined || terms.length === 1 || !isBegunWish(last.word)) return undefined
  return { terms: terms.slice(0, -1), leftOut: [last.typed] }
}

/** The attributes whose businesses stand first among their equals; undefined without a wish for one. */
export function raisedBy(terms: readonly QueryTerm[]): AttributeBits | undefined {
  const slugs = terms.flatMap(({ wish }) => wish?.attribute ?? [])
  return slugs.length === 0 ? undefined : attributeBits(slugs)
}

/** The words of a text as typed, those of wishes and fillers, and the others, all in their order. */
interface SplitText {
  readonly words: readonly string[]
  readonly sought: readonly string[]
  readonly wishes: readonly string[]
}

/** Splits a text into what is searched for and how it is wanted. */
export function splitWishes(text: string): SplitText {
  const typed = text.split(/[\s,]+/).filter(word => word !== '')
  const folded = typed.map(foldWord)
  const sought: string[] = []
  const wishes: string[] = []
  for (let at = 0; at < typed.length; ) {
    const length = Math.max(wishAt(folded, at)?.length ?? 0, fillerLength(folded, at))
    if (length === 0) sought.push(typed[at++] ?? '')
    else {
      wishes.push(...typed.slice(at, at + length))
      at += length
    }
  }
  return { words: typed, sought, wishes }
}
