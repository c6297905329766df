/** What a name of a trade is: the one shown in a language, another name, or a word that it is searched by. */
export const NAME_KINDS = ['de', 'en', 'tr', 'alias', 'foreign', 'term'] as const

export type NameKind = (typeof NAME_KINDS)[number]
