interface MemoizeLimits {
  /** How many answers are kept; beyond, all are forgotten and it begins anew. */
  readonly most: number
  /** Texts of more UTF-16 units are answered each time. */
  readonly longest: number
}

/**
 * The same function, which works out its answer to a text only once: cells of a file say the same few things in many
 * rows. Its answers are shared, so nobody may change them.
 */
export function memoize<Answer>(
  answer: (text: string) => Answer,
  { most, longest }: MemoizeLimits,
): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  return text => {
    const known = answers.get(text)
    if (known !== undefined || answers.has(text)) return known as Answer
    const found = answer(text)
    if (text.length > longest) return found
    if (answers.size >= most) answers.clear()
    answers.set(text, found)
    return found
  }
}
