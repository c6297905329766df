import rules from '../data/categories/keywords.json' with { type: 'json' }
import { type GroupSlug, groupBySlug } from './group.ts'
import { words } from './key.ts'

/** A rule applies when a word of the name is one of `words` or contains one of `parts`. */
interface Rule {
  readonly group: string
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
  parts: words(parts),
  whole: new Set(words(whole)),
  also: also === undefined ? undefined : words(also),
}))

/**
 * Guesses the group of an unknown category from its words, e.g. '…praxis', '…handlung', '… repair shop'.
 * @returns 'sonstiges' when no word is known
 */
export function groupByKeywords(name: string): GroupSlug {
  const own = words(name)
  const has = (part: string): boolean => own.some(word => word.includes(part))
  for (const { group, parts, whole, also } of READY) {
    if (!own.some(word => whole.has(word)) && !parts.some(has)) continue
    if (also === undefined || also.some(has)) return group
  }
  return 'sonstiges'
}
