import { describe, expect, test } from 'vitest'
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
    'Navigation error',
    // A city
    'No businesses found in {city}',
    'City name is required',
    // The administrator's area
    'Failed to fetch settings',
    'Failed to fetch cities',
    'Failed to fetch businesses',
    'Failed to start photo update',
    'Export failed',
    'Failed to import Excel file',
    'Invalid password!',
    'Please enter range values',
    'Please select a date',
  ],
  tr: ['Sayfa Bulunamadı', 'Veri yüklenirken hata oluştu', 'Bilinmeyen hata', 'Sayfayı Yenile'],
}

describe.each(Object.entries(QUOTED))('in %s', (name, sentences) => {
  const language = name as Language

  test.each(sentences)('%s', async sentence => {
    const messages = (await catalogues()).map(catalogue => catalogue.messages[language])
    const texts = leaves(messages).map(({ text }) => text)
    expect(texts).toContain(sentence.replace(/\{\w+\}/, GAP))
  })
})
