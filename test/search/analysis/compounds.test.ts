import { describe, expect, test } from 'vitest'
import { analyse, analysePlace } from '#search/analysis/analyzer.ts'
import { isCompound, splitCompound } from '#search/analysis/compounds.ts'
import { asciiWord } from '#search/analysis/folding.ts'
import { matches } from './matches.ts'

describe('compounds are found by their parts and split in queries', () => {
  test.each([
    ['arzt', 'Zahnarzt'],
    ['arzt', 'Kinderzahnarztpraxis'],
    ['zahnarzt', 'Kinderzahnarztpraxis'],
    ['auto', 'Autowerkstatt'],
    ['werkstatt', 'Autowerkstatt Roth'],
    ['autowerkstatt', 'Werkstatt für Ihr Auto'],
    ['auto werkstatt', 'Autowerkstatt'],
    ['blumen', 'Blumenladen'],
    ['kinderarzt', 'Arzt für Kinder'],
    ['schule', 'Grundschulen'],
    ['haushaltsgeräte', 'Geräte für Haushalt und Garten'],
    ['straßenbau', 'Straßen- und Tiefbau'],
    ['büroeinrichtung', 'Einrichtung für Büros'],
    ['autoelektrik', 'Elektrik für Autos'],
    ['apotheke', 'Marienapotheke'],
    ['apotheke', 'Löwenapotheke'],
    ['Goethestraße', 'Goethe-Straße 7'],
    ['Goethestraße', 'Goethe Str. 7'],
    ['media markt', 'MediaMarkt'],
    ['mediamarkt', 'Media Markt'],
    ['burger king', 'BurgerKing'],
    ['check 24', 'Check24'],
  ])('%s finds %s', (query, text) => {
    expect(matches(query, text)).toBe(true)
  })

  test.each([
    ['auto', 'Autor'],
    ['haus', 'Krankenhaus'],
    ['garten', 'Kindergarten'],
    ['eis', 'Reisebüro'],
    ['schule', 'Baumschule'],
    ['kirche', 'Gelsenkirchen'],
    ['rat', 'Heirat'],
    ['tisch', 'asiatisch'],
    ['laden', 'Schokolade'],
    ['laden', 'Ladestation'],
    ['friseur', 'Hundefrisör'],
    ['friseur', 'Tierfriseur'],
    ['psychologe', 'Tierpsychologe'],
    ['pflegedienst', 'Tierpflegedienst'],
  ])('what only looks like one stays whole: %s does not find %s', (query, text) => {
    expect(matches(query, text)).toBe(false)
  })

  test.each([
    ['autowerkstatt', ['auto', 'werkstatt'], []],
    ['Kinderzahnarzt', ['kind', 'zahn', 'arzt'], ['kinderzahn', 'zahnarzt']],
    ['Blumenladen', ['blum', 'laden'], []],
    ['Eisenwarenhandlung', ['eisen', 'war', 'handlung'], undefined],
    ['Bahnhof', [], []],
    ['Müller', [], []],
    ['xyzzyq', [], []],
    ['', [], []],
  ])('%s has the parts %j', (word, parts, pairs) => {
    const split = splitCompound(asciiWord(word))
    expect(split.parts).toEqual(parts)
    if (pairs !== undefined) expect(split.pairs).toEqual(pairs)
  })

  test('a compound of known parts is distinguished from one with an unknown part', () => {
    expect(isCompound('autoreifen')).toBe(true)
    expect(isCompound('marienapotheke')).toBe(false)
    expect(isCompound('zahnartzpraxis')).toBe(false)
  })

  test('the whole word comes first, so that it differs from its parts', () => {
    expect(analyse('Autowerkstätten')).toBe('autowerkstatt auto werkstatt')
  })

  test('places are not split: Neukirchen has no new church', () => {
    expect(analysePlace('Neukirchen-Vluyn')).toBe('neukirch neukirchenvluyn vluyn')
    expect(analysePlace('Bahnhofstr. 5')).toBe('bahnhofstrass 5')
  })
})
