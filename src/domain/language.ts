/**
 * The languages of the site, each by its own name, because whoever looks for it may not read the page's. What they say
 * lies in src/messages, in a folder for each. Texts of businesses are never translated.
 */
export const LANGUAGE_NAMES = { de: 'Deutsch', en: 'English', tr: 'Türkçe' } as const

export type Language = keyof typeof LANGUAGE_NAMES

export const LANGUAGES = Object.keys(LANGUAGE_NAMES) as readonly Language[]

/** Its pages have no prefix. JSON answers have its names unless another language is asked for. */
export const DEFAULT_LANGUAGE: Language = 'de'
