import { describe, expect, test } from 'vitest'
import { CATEGORIES } from '#domain/category/table.ts'
import type { Language } from '#domain/language.ts'
import { foldedWords } from '#search/analysis/analyzer.ts'
import { business } from '#test/make-business.ts'
import { givenIndex } from '../given.ts'

/** What people mean who have typed so much. */
const MEANT: readonly (readonly [typed: string, trade: string])[] = [
  ['bäck', 'Bäckerei'],
  ['baeck', 'Bäckerei'],
  ['auto', 'Kfz-Werkstatt'],
  ['kfz', 'Kfz-Werkstatt'],
  ['kfzwerk', 'Kfz-Werkstatt'],
  ['pizza', 'Pizzeria'],
  ['arzt', 'Arzt'],
  ['frisör', 'Friseur'],
  ['fri', 'Friseur'],
  ['haars', 'Friseur'],
  ['zahn', 'Zahnarzt'],
  ['apo', 'Apotheke'],
  ['hot', 'Hotel'],
  ['rest', 'Restaurant'],
  ['fahrs', 'Fahrschule'],
  ['fahrr', 'Fahrradgeschäft'],
  ['elek', 'Elektriker'],
  ['mal', 'Maler'],
  ['dach', 'Dachdecker'],
  ['klemp', 'Klempner'],
  ['sani', 'Klempner'],
  ['phys', 'Physiotherapie'],
  ['kinderg', 'Kindergarten'],
  ['tier', 'Tierarzt'],
  ['blum', 'Blumenladen'],
  ['schuh', 'Schuhgeschäft'],
  ['opt', 'Augenoptiker'],
  ['fitn', 'Fitnessstudio'],
  ['steuer', 'Steuerberater'],
  ['recht', 'Rechtsanwalt'],
  ['anwalt', 'Rechtsanwalt'],
  ['notar', 'Notar'],
  ['imm', 'Immobilienmakler'],
  ['archi', 'Architekt'],
  ['rein', 'Reinigungsfirma'],
  ['umz', 'Umzugsunternehmen'],
  ['taxi', 'Taxiunternehmen'],
  ['bank', 'Bank'],
  ['vers', 'Versicherungsagentur'],
  ['super', 'Supermarkt'],
  ['metz', 'Metzgerei'],
  ['fleisch', 'Metzgerei'],
  ['eis', 'Eiscafé'],
  ['cafe', 'Café'],
  ['bar', 'Bar'],
  ['schl', 'Schlüsseldienst'],
  ['schrei', 'Tischler'],
  ['tisch', 'Tischler'],
  ['schneid', 'Schneider'],
  ['nag', 'Nagelstudio'],
  ['kosm', 'Kosmetikstudio'],
  ['mass', 'Massagestudio'],
  ['tank', 'Tankstelle'],
  ['heilp', 'Heilpraktiker'],
  ['psych', 'Psychotherapeut'],
  ['haut', 'Hautarzt'],
  ['augen', 'Augenoptiker'],
  ['frauena', 'Frauenarzt'],
  ['buch', 'Buchhandlung'],
  ['post', 'Postfiliale'],
]

/** Which trades are frequent in Germany, roughly: so many businesses where the others of the table have one. */
const COUNTS: readonly (readonly [count: number, trades: string])[] = [
  [9, 'Friseur, Restaurant, Kfz-Werkstatt, Versicherungsagentur'],
  [6, 'Zahnarzt, Arzt, Bäckerei, Café, Rechtsanwalt, Elektriker, Immobilienmakler, Supermarkt, Autohändler'],
  [
    4,
    'Klempner, Steuerberater, Physiotherapie, Apotheke, Kosmetikstudio, Hotel, Pizzeria, Maler, Tischler, Bank',
  ],
  [
    3,
    'Metzgerei, Architekt, Blumenladen, Schuhgeschäft, Augenoptiker, Fitnessstudio, Tankstelle, Heilpraktiker',
  ],
  [3, 'Fahrschule, Psychotherapeut, Dachdecker, Bar, Nagelstudio, Reinigungsfirma, Schneider, Kindergarten'],
  [
    2,
    'Tierarzt, Notar, Umzugsunternehmen, Taxiunternehmen, Eiscafé, Schlüsseldienst, Massagestudio, Hautarzt',
  ],
  [2, 'Frauenarzt, Augenarzt, Buchhandlung, Fahrradgeschäft, Postfiliale'],
]

const FREQUENT = new Map(
  COUNTS.flatMap(([count, trades]) => trades.split(', ').map(name => [name, count] as const)),
)

/** A directory of every trade with a name or a word that begins with any of these letters. */
function directoryFor(typed: readonly string[]) {
  const beginnings = typed.map(text => foldedWords(text).join(''))
  const isNear = (name: string) => {
    const words = foldedWords(name)
    return [...words, words.join('')].some(word => beginnings.some(letters => word.startsWith(letters)))
  }
  const meant = new Set(MEANT.map(([, trade]) => trade))
  const near = CATEGORIES.filter(
    ({ name, aliases, terms, englishNames, turkishNames }) =>
      meant.has(name) || [name, ...aliases, ...terms, ...englishNames, ...turkishNames].some(isNear),
  )
  return givenIndex(
    ...near.flatMap(({ name, group }) =>
      Array.from({ length: FREQUENT.get(name) ?? 1 }, () =>
        business({ name: 'Muster', category: name, categoryGroup: group }),
      ),
    ),
  )
}

describe('the commonest meaning comes first', () => {
  test('of each of these beginnings', async () => {
    const { index } = await directoryFor(MEANT.map(([typed]) => typed))
    const found = MEANT.map(
      ([text]) => [text, index.suggest({ text, limit: 1 }).categories[0]?.name] as const,
    )
    expect(found.filter(([, trade], at) => trade !== MEANT[at]?.[1])).toEqual([])
  })

  test('words that few mean are left out beside it, names that are shown are not', async () => {
    const { index } = await directoryFor(['bäck', 'orth'])
    const found = (text: string) => index.suggest({ text, limit: 20 }).categories.map(({ name }) => name)
    expect(found('bäck')[0]).toBe('Bäckerei')
    // For 'Backpacking store' and 'Backofen'.
    expect(found('bäck')).not.toContain('Sportgeschäft')
    expect(found('bäck')).not.toContain('Haushaltsgeräte-Reparaturservice')
    expect(found('orth')).toContain('Orthodoxe Kirche')
  })

  test('in the language of the page, and other languages are understood', async () => {
    const meant: readonly (readonly [Language, typed: string, trade: string])[] = [
      ['en', 'bak', 'Bäckerei'],
      ['en', 'hair', 'Friseur'],
      ['en', 'dent', 'Zahnarzt'],
      ['en', 'car rep', 'Kfz-Werkstatt'],
      ['tr', 'kua', 'Friseur'],
      ['tr', 'diş', 'Zahnarzt'],
      ['en', 'baker', 'Bäckerei'],
      ['en', 'chemist', 'Apotheke'],
      ['tr', 'berber', 'Barbershop'],
      ['tr', 'kuaför', 'Friseur'],
      ['tr', 'dişçi', 'Zahnarzt'],
      ['tr', 'fırın', 'Bäckerei'],
      ['tr', 'eczane', 'Apotheke'],
      ['tr', 'su tesisat', 'Klempner'],
      ['tr', 'mali müş', 'Steuerberater'],
      ['tr', 'tercüman', 'Übersetzungsbüro'],
      ['tr', 'telefoncu', 'Mobilfunkgeschäft'],
      ['tr', 'benzinlik', 'Tankstelle'],
      ['de', 'bakery', 'Bäckerei'],
      ['de', 'kuaför', 'Friseur'],
    ]
    const { index } = await directoryFor(meant.map(([, typed]) => typed))
    const found = meant.map(([language, text]) => {
      const [first] = index.suggest({ text, limit: 1, language }).categories
      return [language, text, first?.name]
    })
    expect(found).toEqual(meant)
  })
})
