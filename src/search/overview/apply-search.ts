import { isMeant, type OverviewSearch } from '#domain/business/overview-text.ts'
import type { LineChunk } from '#search/document/overview-lines.ts'

/** The texts of a main file, chunk by chunk. */
export interface StoredLines {
  readonly chunkCount: number
  /** The businesses of a chunk. */
  ids(chunk: number): LineChunk['ids']
  /** Their texts. */
  lines(chunk: number): Pick<LineChunk, 'ends' | 'lines'>
}

/** The forms of a word or phrase, and digits, as the bytes of UTF-8 in one-byte strings, which are searched fastest. */
interface Needles {
  /** The longest word first, because it has the fewest hits. */
  readonly words: readonly (readonly string[])[]
  readonly digits: string | null
}

/**
 * Keeps those of the found businesses that a search means.
 * @param isMatch 1 at the id of each business found; changed in place
 * @param changed the texts of businesses whose stored one is out of date, by id
 */
export function applySearch(
  isMatch: Uint8Array,
  search: OverviewSearch,
  stored: StoredLines,
  changed: ReadonlyMap<number, string>,
): void {
  const isFound = new Uint8Array(isMatch.length)
  const needles = needlesOf(search)
  for (let number = 1; number <= stored.chunkCount; number++) {
    const ids = stored.ids(number)
    if (!ids.some(id => isMatch[id] === 1)) continue
    const { ends, lines } = stored.lines(number)
    const text = Buffer.from(lines.buffer, lines.byteOffset, lines.byteLength).toString('latin1')
    const isLine = meantLines(text, ends, needles)
    ids.forEach((id, line) => {
      isFound[id] = isLine[line] === 1 ? 1 : 0
    })
  }
  for (const [id, text] of changed) isFound[id] = isMeant(search, id, text) ? 1 : 0
  const { id } = search
  if (id !== null && id < isFound.length) isFound[id] = 1
  for (let at = 0; at < isMatch.length; at++) isMatch[at] = (isMatch[at] ?? 0) & (isFound[at] ?? 0)
}

function needlesOf({ words, digits }: OverviewSearch): Needles {
  const needles = words.map(forms => forms.map(bytesOf))
  return {
    words: needles.sort(([a = ''], [b = '']) => b.length - a.length),
    digits: digits === null ? null : bytesOf(digits),
  }
}

function bytesOf(text: string): string {
  return Buffer.from(text).toString('latin1')
}

/** 1 at each line that has every word, or the digits. */
function meantLines(text: string, ends: Uint32Array, { words, digits }: Needles): Uint8Array {
  const [first, ...others] = words
  const isLine = new Uint8Array(ends.length)
  if (first === undefined) return isLine.fill(1)
  for (const form of first) markLines(text, ends, form, isLine)
  if (others.length > 0) {
    for (let line = 0; line < ends.length; line++) {
      if (isLine[line] !== 1) continue
      const own = text.slice(line === 0 ? 0 : ends[line - 1], ends[line])
      if (!others.every(forms => forms.some(form => own.includes(form)))) isLine[line] = 0
    }
  }
  if (digits !== null) markLines(text, ends, digits, isLine)
  return isLine
}

/** Sets 1 at each line that a needle occurs in; it has no line break. */
function markLines(text: string, ends: Uint32Array, needle: string, isLine: Uint8Array): void {
  let line = 0
  for (let at = text.indexOf(needle); at !== -1; at = text.indexOf(needle, ends[line])) {
    while (line < ends.length && (ends[line] ?? 0) <= at) line++
    if (line === ends.length) return
    isLine[line] = 1
  }
}
