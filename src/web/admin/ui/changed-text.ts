/** A text split into the common beginning and end with another text, and its own middle. */
export interface ChangedPart {
  readonly start: string
  readonly middle: string
  readonly end: string
}

/**
 * Where two texts differ, by whole words.
 * @returns for each the common beginning, its own middle ('' where it has none), and the common end
 */
export function changedText(before: string, after: string): readonly [ChangedPart, ChangedPart] {
  const old = wordsOf(before)
  const now = wordsOf(after)
  const shortest = Math.min(old.length, now.length)
  let start = 0
  while (start < shortest && old[start] === now[start]) start++
  let end = 0
  while (end < shortest - start && old[old.length - 1 - end] === now[now.length - 1 - end]) end++
  return [cut(old, start, end), cut(now, start, end)]
}

/** Words with the blanks that follow them; joined they are the text again. */
function wordsOf(text: string): readonly string[] {
  return text.match(/\S+\s*|\s+/g) ?? []
}

function cut(words: readonly string[], start: number, end: number): ChangedPart {
  const until = words.length - end
  return {
    start: words.slice(0, start).join(''),
    middle: words.slice(start, until).join(''),
    end: words.slice(until).join(''),
  }
}
