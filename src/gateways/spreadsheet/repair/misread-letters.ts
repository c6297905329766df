import { type CodePage, DOS_850, MAC_ROMAN, WINDOWS_1252 } from './code-pages.ts'

/** One one-byte encoding read as another: 'BŠckerei' (Mac as Windows), 'B‰ckerei' (Windows as Mac). */
export interface LetterMisreading {
  /** The right character by the wrong one. */
  readonly rightOf: ReadonlyMap<string, string>
  /** What German letters look like. */
  readonly germanOf: ReadonlyMap<string, string>
}

const GERMAN = /[äöüÄÖÜß]/g

const MISREADINGS: readonly LetterMisreading[] = [
  misreading(MAC_ROMAN, WINDOWS_1252),
  misreading(WINDOWS_1252, MAC_ROMAN),
  misreading(DOS_850, WINDOWS_1252),
  misreading(WINDOWS_1252, DOS_850),
]

/** What may prove a misreading (isStrayIn); all other text is not looked at further. */
const SUSPICIOUS = /[\x80-\x9f]|[‰ˆ¸ŠŸ§„”÷³▀€…†‹™─▄](?=\p{L})(?<=\p{L}.)|[Rr][Aa][ﬂá][Ee]/u

/** Whether a cell is worth a closer look: correct text seldom is. */
function isSuspicious(cell: string): boolean {
  return SUSPICIOUS.test(cell)
}

/**
 * How cells that belong together were misread; undefined unless they prove it. One-byte encodings leave no structure, so
 * what proves it are signs within words where no correct text has them ('Fu§pflege', 'GrŸnkohl'): in two words, or in
 * 'Stra§e'. A right umlaut among the cells disproves it.
 */
export function letterMisreadingOf(cells: readonly string[]): LetterMisreading | undefined {
  if (!cells.some(isSuspicious)) return undefined
  return MISREADINGS.find(one => isPossible(one, cells) && isProven(one, cells))
}

/** Whether cells can have been misread so: there is no right umlaut among them. */
export function isPossible({ germanOf }: LetterMisreading, cells: readonly string[]): boolean {
  return cells.every(cell => cell.match(GERMAN)?.every(letter => germanOf.has(letter)) !== false)
}

/** A cell with its right letters; unchanged where they would make no words ('Mal÷Geteilt', '3,5‰'). */
export function repairedLetters({ rightOf }: LetterMisreading, cell: string): string {
  let repaired = ''
  for (const character of cell) {
    const right = character < '\x80' ? character : rightOf.get(character)
    if (right === undefined) return cell
    repaired += right
  }
  return NO_WORD.test(repaired) ? cell : repaired
}

/** Whether a sign stands within a word although no correct text has one there, whatever it once was. */
export function hasStraySign(cell: string): boolean {
  return isSuspicious(cell) && MISREADINGS.some(one => strayWords(one, cell).length > 0)
}

/** An umlaut where no word has one, and control characters. */
const NO_WORD = /\p{Ll}[ÄÖÜ]|\d[äöüß]|[\x80-\x9f]/u

const WORDS_OF_PROOF = 2

function isProven(one: LetterMisreading, cells: readonly string[]): boolean {
  const words = new Set<string>()
  for (const cell of cells) {
    for (const word of strayWords(one, cell)) {
      if (/straße/i.test(word)) return true
      words.add(word)
      if (words.size >= WORDS_OF_PROOF) return true
    }
  }
  return false
}

const WORD = /[^\s\p{Ps}\p{Pe},;:/&"]+/gu

/** The right words of a cell in which a misread letter shows. */
function strayWords(one: LetterMisreading, cell: string): string[] {
  return [...cell.matchAll(WORD)].flatMap(([word]) => {
    const right = repairedLetters(one, word)
    return right !== word && isStrayIn(one, word, right) ? [right] : []
  })
}

/** @param right has a character for each one of the word */
function isStrayIn({ germanOf }: LetterMisreading, word: string, right: string): boolean {
  for (let at = 0; at < word.length; at++) {
    const sign = word.charAt(at)
    const letter = germanOf.get(sign)
    if (letter === undefined) continue
    if (letter === 'ß' && /stra$/i.test(right.slice(0, at))) return true
    const before = right.charAt(at - 1)
    const behind = right.charAt(at + 1)
    // 'c¸' is a French 'ç'.
    if (sign === '¸' && /c/i.test(before)) continue
    const isLower = LOWER.test(letter)
    const fits = isLower
      ? LETTER.test(before) && LOWER.test(behind) && !LOWER.test(sign)
      : UPPER.test(before) && UPPER.test(behind) && !LETTER.test(sign)
    if (fits || (CONTROL.test(sign) && LETTER.test(behind))) return true
  }
  return false
}

const LETTER = /\p{L}/u
const LOWER = /\p{Ll}/u
const UPPER = /\p{Lu}/u
const CONTROL = /[\x80-\x9f]/

/** @param written what the text is in; @param read what it was taken for */
function misreading(written: CodePage, read: CodePage): LetterMisreading {
  const pairs = [...read.byteOf].flatMap(([wrong, byte]): [string, string][] => {
    const right = written.characterOf.get(byte)
    return right === undefined ? [] : [[wrong, right]]
  })
  return {
    rightOf: new Map(pairs),
    germanOf: new Map(pairs.filter(([, right]) => 'äöüÄÖÜß'.includes(right))),
  }
}
