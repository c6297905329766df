import type { Language } from '#domain/language.ts'

/** What a name of a trade is: the one shown in a language, another name, or a word that it is searched by. */
export type NameKind = Language | 'alias' | 'foreign' | 'term'

/** By the numbers that the computed table has. */
export const NAME_KINDS: readonly NameKind[] = ['de', 'en', 'tr', 'alias', 'foreign', 'term']
