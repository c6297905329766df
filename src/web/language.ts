/** Languages with a complete catalogue. German has no prefix; others stand first in the path ('/en/businesses'). */
export const LANGUAGES = ['de'] as const

export type Language = (typeof LANGUAGES)[number]

export const DEFAULT_LANGUAGE: Language = 'de'

const PREFIXED: readonly Language[] = LANGUAGES.filter(language => language !== DEFAULT_LANGUAGE)

/** Path prefix of a language: '' for the default, '/en' for English. */
export function languagePrefix(language: Language): string {
  return language === DEFAULT_LANGUAGE ? '' : `/${language}`
}

/**
 * Splits a path into its language and the rest.
 * @param path '/en/businesses'
 * @returns { language: 'en', path: '/businesses' }; paths without a known prefix are in the default language
 */
export function splitLanguage(path: string): { language: Language; path: string } {
  const first = path.split('/', 2)[1] ?? ''
  const language = PREFIXED.find(known => known === first)
  if (language === undefined) return { language: DEFAULT_LANGUAGE, path }
  return { language, path: path.slice(language.length + 1) || '/' }
}
