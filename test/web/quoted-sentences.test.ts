import { describe, expect, test } from 'vitest'
import { PROBLEMS_EN } from '#api/words-en.ts'
import { PROBLEMS_TR } from '#api/words-tr.ts'
import type { Language } from '#domain/language.ts'
import { catalogues, GAP, leaves } from '#test/web/catalogues.ts'

/**
 * What the specification quotes of the public screens, each in the language it is quoted in. '{city}' is a gap. A new
 * screen brings its sentences along.
 */
const QUOTED: Readonly<Record<Language, readonly string[]>> = {
  de: [
    // The search page
    'Unternehmen entdecken',
    'Dienstleister',
    'Handwerker',
    'KFZ-Werkstatt',
    'Handel',
    'Gastronomie',
    'Keine Unternehmen gefunden',
    'Filter zurücksetzen',
    'Vorherige',
    'Nächste',
    // One category
    '{n} Betriebe gefunden',
    '{n} Bewertungen',
    'Neu',
    'Keine Betriebe gefunden',
    'Kategorie nicht gefunden',
    // Help
    'Keine Ergebnisse gefunden',
    // Forms
    'Erfolgreich eingereicht!',
    'Nachricht gesendet!',
  ],
  en: [
    // Frame
    'Home',
    'Businesses',
    'Categories',
    'Help',
    'Contact',
    // Home
    'Businesses are being loaded...',
    'No results found.',
    'Try using different search terms.',
    // A business
    'Business not found',
    'The business you are looking for could not be found.',
    'Back to Home',
    'Back to Search',
    'Invalid route parameters',
    // A city
    'No businesses found in {city}',
    'City name is required',
  ],
  tr: ['Sayfa Bulunamadı', 'Veri yüklenirken hata oluştu', 'Bilinmeyen hata', 'Sayfayı Yenile'],
}

const SENTENCES: Readonly<Record<Language, unknown>> = { de: {}, en: PROBLEMS_EN, tr: PROBLEMS_TR }

describe.each(Object.entries(QUOTED))('in %s', (name, sentences) => {
  const language = name as Language

  test.each(sentences)('%s', async sentence => {
    const messages = (await catalogues()).map(catalogue => catalogue.messages[language])
    // What the calls say belongs to the language as well; their sentences take their gaps by name.
    const calls = Object.values(SENTENCES[language] as Record<string, (details: object) => string>)
    const texts = [...leaves(messages).map(({ text }) => text), ...calls.map(said => said({}))]
    expect(texts).toContain(sentence.replace(/\{\w+\}/, GAP))
  })
})
