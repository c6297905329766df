import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, test } from 'vitest'
import { categoryNames } from '#domain/category/category.ts'
import { queryTerms } from '#search/analysis/analyzer.ts'
import { otherNamesOf, setMeanings } from '#search/analysis/synonyms.ts'
import { matches } from './matches.ts'

afterEach(() => setMeanings([]))

describe('trades are found by their other names', () => {
  test.each([
    ['Tischler', 'Schreinerei Holz & Form'],
    ['Schreiner', 'Tischlerei'],
    ['Klempner', 'Sanitär Schulz'],
    ['Installateur', 'Klempnerei'],
    ['Sanitär', 'Gas- und Wasserinstallateur'],
    ['Frisör', 'Friseur'],
    ['Coiffeur', 'Friseursalon'],
    ['Friseursalon', 'Friseur Haargenau'],
    ['Friseur Salon', 'Friseur Haargenau'],
    ['Barbier', 'Friseur'],
    ['Metzger', 'Fleischerei'],
    ['Schlachter', 'Metzgerei'],
    ['Bäcker', 'Bäckerei'],
    ['Anwalt', 'Rechtsanwältin'],
    ['Advokat', 'Kanzlei für Arbeitsrecht'],
    ['Kfz-Werkstatt', 'Autoreparatur Schulz'],
    ['KFZ Werkstatt', 'Autowerkstatt'],
    ['Autoreparatur', 'Kfz-Meisterwerkstatt'],
    ['Zahnarztpraxis', 'Zahnarzt'],
    ['Zahnarzt Praxis', 'Zahnärzte am Dom'],
    ['Kinderarzt', 'Pädiater'],
    ['Krankengymnastik', 'Physiotherapie'],
    ['Physiotherapeut', 'Praxis für Physiotherapie'],
    ['Augenarzt', 'Ophthalmologe'],
    ['Orthopädie', 'Orthopäde Dr. Roth'],
    ['HNO', 'Hals-Nasen-Ohren-Arzt'],
    ['Hals Nasen Ohren Arzt', 'HNO-Praxis'],
    ['Schlüsselnotdienst', 'Schlüsseldienst'],
    ['Handy Reparatur', 'Handyreparatur'],
    ['iPhone Reparatur', 'Handyreparatur'],
    ['Dönerladen', 'Döner Kebap Haus'],
    ['Malerbetrieb', 'Maler Weiß'],
    ['Reifen', 'Reifenhandel'],
    ['Steuerbüro', 'Steuerberater'],
    ['Kaminkehrer', 'Schornsteinfeger'],
    ['Kita', 'Kindergarten St. Josef'],
    ['Altersheim', 'Seniorenzentrum'],
    ['Fahrrad', 'Velo Meier'],
  ])('%s finds %s', (query, text) => {
    expect(matches(query, text)).toBe(true)
  })

  test.each([
    ['dentist', 'Zahnarzt'],
    ['hairdresser', 'Friseur'],
    ['barber shop', 'Friseur Herren'],
    ['car repair', 'Kfz-Werkstatt'],
    ['plumber', 'Klempner'],
    ['lawyer', 'Rechtsanwälte Roth'],
    ['pharmacy', 'Apotheke'],
    ['bakery', 'Bäckerei'],
    ['locksmith', 'Schlüsseldienst'],
    ['kuaför', 'Friseur'],
    ['KUAFÖR', 'Friseur'],
    ['berber', 'Friseur'],
    ['eczane', 'Apotheke'],
    ['diş hekimi', 'Zahnarzt'],
    ['DİŞÇİ', 'Zahnarzt'],
    ['kasap', 'Metzgerei'],
    ['fırın', 'Bäckerei'],
    ['avukat', 'Rechtsanwalt'],
    ['oto tamir', 'Autowerkstatt'],
    ['çilingir', 'Schlüsseldienst'],
    ['terzi', 'Änderungsschneiderei'],
  ])('in English and Turkish too: %s finds %s', (query, text) => {
    expect(matches(query, text)).toBe(true)
  })

  test.each([
    ['Friseur', 'Frisuren'],
    ['Autowerkstatt', 'Auto Meier'],
    ['Zahnarzt', 'Arzt'],
    ['Pension', 'Rente'],
    ['Kfz Werkstatt', 'Fahrradwerkstatt'],
  ])('but nothing wider: %s does not find %s', (query, text) => {
    expect(matches(query, text)).toBe(false)
  })
})

describe('names of categories on English and Turkish pages', () => {
  test.each([
    ['Oto tamirhanesi', 'Kfz-Werkstatt'],
    ['Oto yedek parça', 'Autoteilegeschäft'],
    ['Insurance agency', 'Versicherungsagentur'],
    ['HVAC contractor', 'Heizung und Sanitär'],
    ['Roofing contractor', 'Dachdecker'],
    ['Gelinlikçi', 'Brautmodengeschäft'],
  ])('%s finds %s', (query, text) => {
    expect(matches(query, text)).toBe(true)
  })

  test('every name of several words that is shown or Turkish finds its category', () => {
    const lost = categoryNames().flatMap(({ name, meant }) =>
      meant.filter(other => /^\S+(?: \S+){1,3}$/.test(other) && !matches(other, name)),
    )
    expect(lost).toEqual([])
  })

  test.each([
    ['Baufinanzierung', 'Mortgage broker'],
    ['Sport', 'Verein'],
    ['Sportgeschäft', 'Sport'],
    ['Park', 'Parkett'],
  ])('but not the other way round, and no other German word: %s does not find %s', (query, text) => {
    expect(matches(query, text)).toBe(false)
  })
})

describe('words around a search', () => {
  test.each([
    ['beste Pizzeria', ['pizzeria']],
    ['Apotheke jetzt geöffnet', ['apotheke']],
    ['suche Friseur ohne Termin', ['friseur']],
    ['Heizung kaputt', ['heizung']],
    ['Bäcker um die Ecke', ['backer']],
    ['en iyi kuaför', ['kuafor']],
    ['pharmacy open now', ['pharmacy']],
    ['wasserhahn tropft', ['wasserhahn tropft']],
  ])('%s looks for %j', (query, words) => {
    const sought = queryTerms(query).filter(({ wish }) => wish === undefined)
    expect(sought.map(({ word }) => word)).toEqual(words)
  })

  test.each([['beste'], ['jetzt geöffnet'], ['heute'], ['Ecke']])(
    'where nothing else is typed they are the search: %s',
    query => {
      expect(queryTerms(query)).not.toEqual([])
    },
  )

  test('they stay in indexed texts', () => {
    expect(matches('Ecke', 'Bäcker um die Ecke')).toBe(true)
    expect(matches('beste', 'Beste Freunde')).toBe(true)
  })
})

describe('abbreviations and short forms', () => {
  test.each([
    ['K.F.Z.', 'Kfz Meier'],
    ['KFZ', 'K.F.Z. Meier'],
    ['Kfz', 'Auto Meier'],
    ['Dr. Roth', 'Doktor Roth'],
    ['Hauptstr.', 'Hauptstraße'],
    ['Haupt Str.', 'Hauptstraße'],
    ['Hauptstraße', 'Hauptstr. 12'],
    ['Marktpl.', 'Marktplatz'],
    ['St. Josef', 'Sankt Josef'],
    ['Sankt Josef', 'St.-Josef-Krankenhaus'],
    ['TÜV', 'TUEV Prüfstelle'],
    ['EDV', 'IT-Service Roth'],
    ['H&M', 'H & M Hennes & Mauritz'],
    ['H & M', 'H&M'],
    ['h und m', 'H&M'],
    ['hm', 'H&M'],
    ['C&A', 'C&A Mode'],
    ['c + a', 'C&A'],
    ['1&1', '1 & 1 Shop'],
    ['1und1', '1&1 Shop'],
    ['O2', 'o2 Shop'],
    ['3D Druck', '3D-Druck'],
    ['24h', 'Notdienst'],
    ['Müller & Söhne', 'Müller und Söhne'],
    ['Müller GmbH', 'Bäckerei Müller'],
    ['Müller GmbH & Co. KG', 'Müller'],
    ['Werkhof gGmbH', 'Werkhof'],
  ])('%s finds %s', (query, text) => {
    expect(matches(query, text)).toBe(true)
  })
})

describe('hyphens, apostrophes and blanks', () => {
  test.each([
    ['Kfz-Werkstatt', 'KFZ Werkstatt'],
    ['KFZ Werkstatt', 'Kfz–Werkstatt'],
    ['kfzwerkstatt', 'Kfz-Werkstatt'],
    ['E-Bike', 'EBike'],
    ['ebike', 'E-Bike'],
    ['e bike', 'E‑Bike'],
    ['T-Shirt', 'TShirt'],
    ['Autohändler', 'Auto-Händler'],
    ["McDonald's", 'McDonalds'],
    ['mcdonalds', 'McDonald’s'],
    ["Toni's", 'Tonis Pizza'],
    ['Toni', "Toni's Pizza"],
    ["D'Angelo", 'Ristorante dAngelo'],
    ['Angelo', "D'Angelo"],
    ['Meier-Schmidt', 'Meier Schmidt'],
    ['Meier/Schmidt', 'Schmidt (Meier)'],
  ])('%s finds %s', (query, text) => {
    expect(matches(query, text)).toBe(true)
  })
})

describe('the operator’s own synonyms', () => {
  test('count at once, and only in the direction that was set', () => {
    expect(matches('Wuffelbude', 'Hundesalon')).toBe(false)
    setMeanings([{ term: 'Wuffelbude', means: ['Hundesalon', 'Bello & Co Laden'] }])
    expect(matches('Wuffelbude', 'Hundesalon')).toBe(true)
    expect(matches('wuffelbude', 'Bello & Co Laden')).toBe(true)
    expect(matches('Hundesalon', 'Die Wuffelbude')).toBe(false)
  })

  test('replace those of an earlier call and leave the built-in ones', () => {
    setMeanings([{ term: 'Wuffelbude', means: ['Hundesalon'] }])
    setMeanings([{ term: 'Muckenhaus', means: ['Fitnessstudio'] }])
    expect(matches('Wuffelbude', 'Hundesalon')).toBe(false)
    expect(matches('Muckenhaus', 'Fitnessstudio')).toBe(true)
    expect(matches('Hundefriseur', 'Hundesalon')).toBe(true)
  })

  test('may be empty, single or nonsense', () => {
    setMeanings([
      { term: '', means: ['lang'] },
      { term: '---', means: ['***'] },
      { term: 'einzeln', means: [] },
      { term: 'a b c d e f g', means: ['lang'] },
    ])
    expect(otherNamesOf('einzeln')).toEqual({ equal: [], related: [] })
    expect(matches('lang', 'lang')).toBe(true)
  })
})

describe('the table of synonyms', () => {
  const groups = readFileSync(
    new URL('../../../src/search/analysis/data/synonyms.txt', import.meta.url),
    'utf8',
  )
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))

  test('has at least 250 groups, each of at least two words', () => {
    expect(groups.length).toBeGreaterThanOrEqual(250)
    expect(groups.filter(group => group.split(/[,>]/).filter(word => word.trim() !== '').length < 2)).toEqual(
      [],
    )
  })

  test('every word of a group finds every other one of it', () => {
    const missed = groups.flatMap(group => {
      const words = (group.split('>')[0] ?? '').split(',').map(word => word.trim())
      return words.flatMap(query =>
        words.filter(text => !matches(query, text)).map(text => `${query} -> ${text}`),
      )
    })
    expect(missed).toEqual([])
  })

  test('no word has more alternatives than a query takes', () => {
    const crowded = groups
      .flatMap(group => group.split(/[,>]/))
      .filter(word => queryTerms(word).some(({ alternatives }) => alternatives.length >= 40))
    expect(crowded).toEqual([])
  })
})
