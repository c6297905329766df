import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#domain/language.ts'

const PREFIXED: readonly Language[] = LANGUAGES.filter(language => language !== DEFAULT_LANGUAGE)

/** The home page of a language, with the slash that it does not have. */
const HOME = new RegExp(`^(/(?:${PREFIXED.join('|')}))/(?=[?#]|$)`)

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

/**
 * The address of a page in a language.
 * @param path without prefix, with or without query: '/', '/businesses?page=2'
 * @returns '/', '/en', '/en?query=a', '/tr/businesses?page=2'
 */
export function localAddress(language: Language, path: string): string {
  return plainHome(languagePrefix(language) + path)
}

/** '/en/' -> '/en': the home page of a language has no trailing slash. */
export function plainHome(address: string): string {
  return address.replace(HOME, '$1')
}
