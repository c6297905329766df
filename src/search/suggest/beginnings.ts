import { firstWhere } from '#domain/collections/binary-search.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'

/** A name of something with a number, from one of its words on. */
export interface Beginning<Kind> {
  /** Folded words, joined by blanks. */
  readonly key: string
  readonly number: number
  readonly kind: Kind
  /** It begins with the first word of the name. */
  readonly isStart: boolean
}

/** The beginnings of some names, sorted by key. */
export type Beginnings<Kind> = readonly Beginning<Kind>[]

/** A name can be typed from each of its words on, and as one word: 'Kfz-Werkstatt' also as 'werkst' and 'kfzwerk'. */
export function beginningsOf<Kind>(name: string, number: number, kind: Kind): Beginning<Kind>[] {
  const words = foldedWords(name)
  const keys = words.map((_, from) => words.slice(from).join(' '))
  if (words.length > 1) keys.push(words.join(''))
  return keys.map((key, at) => ({ key, number, kind, isStart: at === 0 || at === words.length }))
}

export function sorted<Kind>(beginnings: Beginning<Kind>[]): Beginnings<Kind> {
  return beginnings.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
}

/** Whether any of them begins with what was typed. @param typed folded words, joined by blanks */
export function hasBeginning<Kind>(all: Beginnings<Kind>, typed: string): boolean {
  return all[firstAt(all, typed)]?.key.startsWith(typed) ?? false
}

/** The best fit of each number whose name begins with what was typed, by number; '' begins everything. */
export function bestFits<Kind>(
  all: Beginnings<Kind>,
  typed: string,
  fitOf: (found: Beginning<Kind>) => number,
): Map<number, number> {
  const fits = new Map<number, number>()
  for (let at = firstAt(all, typed); ; at++) {
    const found = all[at]
    if (found === undefined || !found.key.startsWith(typed)) return fits
    const fit = fitOf(found)
    if (fit > (fits.get(found.number) ?? 0)) fits.set(found.number, fit)
  }
}

function firstAt<Kind>(all: Beginnings<Kind>, typed: string): number {
  return firstWhere(0, all.length, at => (all[at]?.key ?? '') >= typed)
}
