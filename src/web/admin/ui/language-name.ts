import type { Language } from '#domain/language.ts'

/** What a language is called in the page's: 'Englisch'. */
export function languageName(language: Language, pageLanguage: Language): string {
  return new Intl.DisplayNames([pageLanguage], { type: 'language' }).of(language) ?? language
}
