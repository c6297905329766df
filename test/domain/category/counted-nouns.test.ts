import { describe, expect, test } from 'vitest'
import { countedNoun, pluralCategoriesOf } from '#domain/category/counted-nouns.ts'
import { CATEGORIES } from '#domain/category/table.ts'
import de from '#domain/data/categories/counted/de.json' with { type: 'json' }
import en from '#domain/data/categories/counted/en.json' with { type: 'json' }
import tr from '#domain/data/categories/counted/tr.json' with { type: 'json' }

const FILES = [
  ['de', de],
  ['en', en],
  ['tr', tr],
] as const

const cellsOf = (line: string) => line.split('|').map(cell => cell.trim())

describe.each(FILES)('the nouns of %s', (language, lines) => {
  test('stand in the order of the table, one line for each category', () => {
    expect(lines.map(line => cellsOf(line)[0])).toEqual(CATEGORIES.map(({ slug }) => slug))
  })

  test('have a form for each plural category of the language, or one where all are equal', () => {
    const forms = pluralCategoriesOf(language).length
    const wrong = lines.filter(line => ![2, forms + 1].includes(cellsOf(line).length))
    expect(wrong).toEqual([])
  })

  test('are written as the README says: no empty cell, no blank too many, no dots, brackets or figures at the start', () => {
    const isTidy = (form: string) => /^[\p{L}\d]/u.test(form) && !/ {2}|[()/;:?!=…]|\.\.|^\d+ /.test(form)
    const wrong = lines.filter(line => {
      const [slug = '', ...forms] = cellsOf(line)
      return line !== [slug, ...forms].join(' | ') || !forms.every(isTidy)
    })
    expect(wrong).toEqual([])
  })
})

test.each([
  ['zahnarzt', 'Zahnarzt', 'Zahnärzte'],
  ['fusspflege', 'Fußpflegestudio', 'Fußpflegestudios'],
  ['heizung-und-sanitaer', 'Heizungs- und Sanitärbetrieb', 'Heizungs- und Sanitärbetriebe'],
  ['internationale-schule', 'internationale Schule', 'internationale Schulen'],
  ['tuerkischer-supermarkt', 'türkischer Supermarkt', 'türkische Supermärkte'],
  ['schweizer-restaurant', 'Schweizer Restaurant', 'Schweizer Restaurants'],
  ['freiwillige-feuerwehr', 'Freiwillige Feuerwehr', 'Freiwillige Feuerwehren'],
  ['gibt-es-nicht', undefined, undefined],
])('German counts %s: 1 %s, 24 %s', (slug, one, other) => {
  expect([countedNoun(slug, 'de')?.one, countedNoun(slug, 'de')?.other]).toEqual([one, other])
})

/** 'Anbieter von Essen auf Rädern' -> 'Anbieter' */
const nounOf = (form: string) => form.split(/ (?:von|für|mit) /)[0] ?? form

test('German nouns that do not change end as such nouns do', () => {
  const wrong = de.filter(line => {
    const [, one = '', other = ''] = cellsOf(line)
    return one === other && !/(?:er|en|el|gebäude)$/.test(nounOf(one))
  })
  expect(wrong).toEqual([])
})

test('German nouns name somebody or a place, never an activity', () => {
  const activity =
    /(?:technik|reparatur|handel|bedarf|zubehör|unterricht|bau|pflege|sanierung|schutz|bekleidung|mode)$/
  expect(de.filter(line => activity.test(nounOf(cellsOf(line)[1] ?? '')))).toEqual([])
})

test('German adjectives are small and follow their noun', () => {
  const adjective = /^[a-zäöüß-]+(?:er|es|e) /
  const inflected = de.map(cellsOf).filter(([, one = '']) => adjective.test(one))
  expect(inflected.length).toBeGreaterThan(100)
  for (const [slug, , other = ''] of inflected)
    expect(other, slug).toMatch(/^[a-zäöüß-]+e (?:[a-zäöüß-]+e )?\p{Lu}/u)
})

test.each([
  ['zahnarzt', 'dentist', 'dentists'],
  ['italienisches-restaurant', 'Italian restaurant', 'Italian restaurants'],
  ['autowerkstatt', 'car repair garage', 'car repair garages'],
  ['hebamme', 'midwife', 'midwives'],
  ['geldautomat', 'cash machine', 'cash machines'],
])('English counts %s: 1 %s, 24 %s', (slug, one, other) => {
  expect(countedNoun(slug, 'en')).toEqual({ one, other })
})

/** With these a noun may begin: names of peoples, places and faiths, and abbreviations. */
const CAPITALS =
  'AIDS Afghan African Albanian Alpine Alsatian American Arab Argentinian Armenian Asian Australian ' +
  'Austrian Azerbaijani Balkan Baptist Basque Bavarian Belgian Bosnian Brazilian British Buddhist ' +
  'Bulgarian Burmese CNC COVID-19 Cajun Cambodian Cantonese Caribbean Catholic Chinese Christian ' +
  'Christmas Colombian Croatian CrossFit Cuban Czech DIY DJ DNA Danish Dutch EMS ENT Eastern Egyptian ' +
  'English Eritrean Ethiopian European Filipino Franconian French Georgian German Greek HR Hawaiian ' +
  'Hindu Hungarian IT Indian Indonesian Iraqi Irish Israeli Italian Japanese Kingdom Korean Kurdish LPG ' +
  'Latin Lebanese Lutheran Malaysian Mediterranean Methodist Mexican Middle Mongolian Montessori ' +
  'Moroccan Muay Neapolitan Nepalese New North Orthodox PR Pakistani Palatine Pentecostal Persian ' +
  'Peruvian Polish Portuguese Protestant Punjabi Romanian Russian Sardinian Scandinavian Serbian ' +
  'Sichuan Sicilian Sikh South Southeast Spanish Sri Swabian Swedish Swiss Syrian T-shirt TV Taiwanese ' +
  'Tex-Mex Thai Tibetan Tunisian Turkish Tyrolean Ukrainian Uzbek Venezuelan Vietnamese Waldorf West'

test('English nouns are small inside a sentence, but for proper names and abbreviations', () => {
  const first = en.map(line => (cellsOf(line)[1] ?? '').split(' ')[0] ?? '')
  const capital = first.filter(word => /^\p{Lu}/u.test(word))
  expect(capital.filter(word => !CAPITALS.split(' ').includes(word))).toEqual([])
})

test('English plurals end in s, also before what belongs to them', () => {
  const wrong = en.filter(line => !/s(?: of | for | and | with |$)|^bureaux /.test(cellsOf(line)[2] ?? ''))
  expect(wrong).toEqual([])
})

test('Turkish has one form for all figures', () => {
  expect(countedNoun('zahnarzt', 'tr')).toEqual({ other: 'diş hekimi' })
})
