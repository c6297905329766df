import { describe, expect, test } from 'vitest'
import { qualifierFits, splitPlaceName } from '#domain/place/place-name.ts'
import { tidyCityName } from '#domain/place/tidy-city-name.ts'
import { tidyName } from '#test/compile/postal-names.ts'
import { stateByNumber } from '#test/compile/state-ranges.ts'

describe('names of the postal source are written out', () => {
  test.each([
    ['Mühldorf a. Inn', 'Mühldorf am Inn'],
    ['Dillingen a.d.Donau', 'Dillingen an der Donau'],
    ['Bruck i.d.OPf.', 'Bruck in der Oberpfalz'],
    ['Bischofsheim i.d.Rhön', 'Bischofsheim in der Rhön'],
    ['Rosbach v. d. Höhe', 'Rosbach vor der Höhe'],
    ['Hausen b. Würzburg', 'Hausen bei Würzburg'],
    ['Berg b.Neumarkt i.d.OPf.', 'Berg bei Neumarkt in der Oberpfalz'],
    ['Born a. Darß', 'Born auf dem Darß'],
    ['Halle (Westf.)', 'Halle (Westfalen)'],
    ['Weißwasser/O.L. - Běła Woda', 'Weißwasser/Oberlausitz'],
    ['Dietzenrode\\/Vatterode', 'Dietzenrode/Vatterode'],
    ['St. Ingbert', 'St. Ingbert'],
    ['Baden-Baden', 'Baden-Baden'],
  ])('%s: %s', (name, tidy) => {
    expect(tidyName(name)).toBe(tidy)
  })
})

describe('names from cells are cleaned', () => {
  test.each([
    ['KÖLN', 'Köln'],
    ['köln', 'Köln'],
    ['BAD NEUSTADT AN DER SAALE', 'Bad Neustadt an der Saale'],
    ['garmisch-partenkirchen', 'Garmisch-Partenkirchen'],
    ['D-80331 München', 'München'],
    [' München ,  Deutschland', 'München'],
    ['Ulm', 'Ulm'],
    ['ULM', 'ULM'],
    ['-', ''],
    ['12345', ''],
    ['', ''],
    ['Ko\u0308ln\u200b', 'Köln'],
  ])('"%s": "%s"', (text, name) => {
    expect(tidyCityName(text)).toBe(name)
  })
})

describe('a name has two parts', () => {
  test.each([
    ['Frankfurt am Main', 'frankfurt', ['main']],
    ['Halle (Saale)', 'halle', ['saale']],
    ['Rothenburg ob der Tauber', 'rothenburg', ['tauber']],
    ['Neustadt/Vogtland', 'neustadt', ['vogtland']],
    ['Bad Neustadt an der Saale', 'bad neustadt', ['saale']],
    ['Sankt Georgen im Schwarzwald', 'st georgen', ['schwarzwald']],
    ['Baden-Baden', 'baden baden', []],
    ['Am Mellensee', 'am mellensee', []],
    ['', '', []],
  ])('%s', (name, base, qualifier) => {
    expect(splitPlaceName(name)).toEqual({ base, qualifier })
  })

  test.each([
    [['m'], ['main'], true],
    [['main'], ['main'], true],
    [['br'], ['breisgau'], true],
    [['opf'], ['oberpfalz'], true],
    [['oder'], ['main'], false],
    [['mitte'], ['main'], false],
    [['main', 'x'], ['main'], false],
  ])('%j can mean %j: %s', (typed, official, fits) => {
    expect(qualifierFits(typed, official)).toBe(fits)
  })
})

describe('municipalities across a border', () => {
  test.each([
    ['07919', 'Pausa-Mühltroff', 'SN'],
    ['07919', 'Kirschkau', 'TH'],
    ['22145', 'Hamburg', 'HH'],
    ['22145', 'Stapelfeld', 'SH'],
    ['17337', 'Uckerland', 'BB'],
    ['17337', 'Schönhausen', 'MV'],
    ['01067', 'Dresden', 'SN'],
  ])('%s %s lies in %s', (code, name, state) => {
    expect(stateByNumber({ code, name })).toBe(state)
  })
})
