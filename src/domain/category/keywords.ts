import rules from '../data/categories/keywords.json' with { type: 'json' }
import { type GroupSlug, groupBySlug } from './group.ts'
import { words } from './key.ts'

/** A rule applies when a word of the name is one of `words`, or begins or ends with one of `parts`. */
interface Rule {
  readonly group: string
  /** Those after a hyphen only end words: an 'Apothekeneinrichtung' is made for the Apotheke that it begins with. */
  readonly parts: string
  /** Whole words only, because they are short or part of other words. */
  readonly words?: string | undefined
  /** The name must also contain one of these parts. */
  readonly also?: string | undefined
}

/** The first rule that applies decides: special before general, what is done before where. */
const RULES: readonly Rule[] = rules

const READY = RULES.map(({ group, parts, words: whole = '', also }) => ({
  group: groupBySlug(group)?.slug ?? 'sonstiges',
  ends: words(parts),
  begins: words(parts.replace(/-\S+/g, '')),
  whole: new Set(words(whole)),
  also: also === undefined ? undefined : words(also),
}))

/** Letters that a part may have behind it at the end of a word: 'Apotheken', 'Elektriker'. */
const LONGEST_ENDING = 3

/**
 * Guesses the group of an unknown category from its words, e.g. '…praxis', '…handlung', '… repair shop'. What stands in the
 * middle of a word says nothing.
 * @returns 'sonstiges' when no word is known
 */
export function groupByKeywords(name: string): GroupSlug {
  const own = words(name)
  for (const { group, ends, begins, whole, also } of READY) {
    const applies =
      own.some(word => whole.has(word)) ||
      ends.some(part => own.some(word => endsWith(word, part))) ||
      begins.some(part => own.some(word => word.startsWith(part)))
    if (!applies) continue
    if (also === undefined || also.some(part => own.some(word => word.includes(part)))) return group
  }
  return 'sonstiges'
}

function endsWith(word: string, part: string): boolean {
  const at = word.lastIndexOf(part)
  return at !== -1 && word.length - at - part.length <= LONGEST_ENDING
}
