import { foldWord } from '#search/analysis/folding.ts'
import { readAttribute } from './attribute.ts'
import type { Phrase, PhraseReader, Reading } from './phrase.ts'
import { readRadius } from './radius.ts'
import { joinTimes, readTime } from './time.ts'
import { readPrice, readRating } from './value.ts'

/** One reader for each kind. Of two that read the same words, the first one counts. */
const READERS: readonly PhraseReader[] = [readTime, readAttribute, readPrice, readRating, readRadius]

export interface ReadText {
  /** In the order of the text; of two that say the same kind of thing, both. All that is said about a time is one. */
  readonly phrases: readonly Phrase[]
  /** The text without them, with single blanks. */
  readonly rest: string
  /** The text without the certain ones: the words of which names are made, too, are in it. */
  readonly doubtful: string
  /** The text without all but the attributes: who does not state one may mention it. */
  readonly mentioned: string
}

/** Reads what a text says beside what is searched for and where: 'friseur köln jetzt geöffnet'. */
export function readPhrases(text: string): ReadText {
  const typed = text.split(/[\s,;]+/).filter(word => word !== '')
  const words = typed.map(foldWord)
  const parts: (string | Phrase)[] = []
  for (let at = 0; at < words.length; ) {
    const reading = longestAt(words, at, typed)
    if (reading === undefined) parts.push(typed[at++] ?? '')
    else {
      const { length, ...meaning } = reading
      parts.push({ ...meaning, typed: typed.slice(at, at + length).join(' ') })
      at += length
    }
  }
  const read = joinTimes(parts)
  const textWith = (isWord: (phrase: Phrase) => boolean) =>
    read.flatMap(part => (typeof part === 'string' ? part : isWord(part) ? part.typed : [])).join(' ')
  return {
    phrases: read.filter(part => typeof part !== 'string'),
    rest: textWith(() => false),
    doubtful: textWith(({ isWeak }) => isWeak === true),
    mentioned: textWith(({ kind }) => kind === 'attribute'),
  }
}

function longestAt(words: readonly string[], at: number, typed: readonly string[]): Reading | undefined {
  let longest: Reading | undefined
  for (const read of READERS) {
    const reading = read(words, at, typed)
    if (reading !== undefined && reading.length > (longest?.length ?? 0)) longest = reading
  }
  return longest
}
