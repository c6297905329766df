import { foldWord } from '#search/analysis/folding.ts'
import type { Phrase, PhraseReader, Reading } from './phrase.ts'
import { readRadius } from './radius.ts'
import { readTime } from './time.ts'

/** One reader for each kind. Of two that read the same words, the first one counts. */
const READERS: readonly PhraseReader[] = [readTime, readRadius]

export interface ReadText {
  /** In the order of the text; of two that say the same kind of thing, both. */
  readonly phrases: readonly Phrase[]
  /** The text without them, with single blanks. */
  readonly rest: string
}

/** Reads what a text says beside what is searched for and where: 'friseur köln jetzt geöffnet'. */
export function readPhrases(text: string): ReadText {
  const typed = text.split(/[\s,;]+/).filter(word => word !== '')
  const words = typed.map(foldWord)
  const phrases: Phrase[] = []
  const rest: string[] = []
  for (let at = 0; at < words.length; ) {
    const reading = longestAt(words, at)
    if (reading === undefined) rest.push(typed[at++] ?? '')
    else {
      const { length, ...meaning } = reading
      phrases.push({ ...meaning, typed: typed.slice(at, at + length).join(' ') })
      at += length
    }
  }
  return { phrases, rest: rest.join(' ') }
}

function longestAt(words: readonly string[], at: number): Reading | undefined {
  let longest: Reading | undefined
  for (const read of READERS) {
    const reading = read(words, at)
    if (reading !== undefined && reading.length > (longest?.length ?? 0)) longest = reading
  }
  return longest
}
