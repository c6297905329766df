/** The languages of the site. Texts of businesses are never translated. */
export const LANGUAGES = ['de', 'en', 'tr'] as const

export type Language = (typeof LANGUAGES)[number]

/** Its pages have no prefix. JSON answers have its names unless another language is asked for. */
export const DEFAULT_LANGUAGE: Language = 'de'
