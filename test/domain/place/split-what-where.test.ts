import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { splitWhatWhere } from '#domain/place/split-what-where.ts'

describe('what and where in one box', () => {
  test.each([
    ['zahnarzt 80331', 'zahnarzt', '80331 München'],
    ['80331 zahnarzt', 'zahnarzt', '80331 München'],
    ['zahnarzt 80331 münchen', 'zahnarzt', '80331 München'],
    ['zahnarzt münchen 80331', 'zahnarzt', '80331 München'],
    ['zahnarzt in 01067', 'zahnarzt', '01067 Dresden'],
    ['friseur in köln', 'friseur', 'Köln'],
    ['friseur köln', 'friseur', 'Köln'],
    ['Friseur, Köln', 'Friseur', 'Köln'],
    ['köln friseur', 'friseur', 'Köln'],
    ['in köln friseur', 'friseur', 'Köln'],
    ['friseur in köln mit parkplatz', 'friseur mit parkplatz', 'Köln'],
    ['autowerkstatt nahe bamberg', 'autowerkstatt', 'Bamberg'],
    ['autowerkstatt in der nähe von bamberg', 'autowerkstatt', 'Bamberg'],
    ['restaurant rund um bonn', 'restaurant', 'Bonn'],
    ['zahnarzt frankfurt am main', 'zahnarzt', 'Frankfurt am Main'],
    ['friseur bad tölz', 'friseur', 'Bad Tölz'],
    ['bad homburg zahnarzt', 'zahnarzt', 'Bad Homburg vor der Höhe'],
    ['metzger viechtach', 'metzger', 'Viechtach'],
    ['pizza köln ehrenfeld', 'pizza', 'Köln-Ehrenfeld'],
    ['pizza ehrenfeld', 'pizza', 'Köln-Ehrenfeld'],
    ['apotheke neustadt sachsen', 'apotheke', 'Neustadt (Sachsen)'],
    ['kuaför in münih', 'kuaför', 'München'],
    ['köln', '', 'Köln'],
    ['80331', '', '80331 München'],
    ['zahnarzt 803...', 'zahnarzt', '803...'],
    ['803…', '', '803...'],
    ['80xxx zahnarzt', 'zahnarzt', '80...'],
    ["köln'de kuaför", 'kuaför', 'Köln'],
    ['Frankfurt am Main’da avukat', 'avukat', 'Frankfurt am Main'],
  ])('"%s" asks for "%s" in %s', (text, what, label) => {
    expect(splitWhatWhere(text)).toMatchObject({ what, where: { label } })
  })

  test.each([
    'friseur',
    'Essen',
    'asiatisch essen',
    'günstig essen',
    'essen bestellen',
    'essen gehen',
    'Reifen',
    'Bäder',
    'Haus',
    'Werkstatt',
    'Kasse',
    'Weiden',
    'körbe aus weiden',
    'wohnung buchen',
    'hund baden',
    'bäckerei roth',
    'anwalt rosenberg',
    'bäckerei roth am markt',
    'restaurant am see',
    'zahnarzt 24',
    'friseur 80',
    'autowerkstatt nahe mir',
    'zahnarzt in meiner nähe',
    'bei oma',
    'kino bei regen',
    'muss geimpft werden',
    'hamburger',
    'frankfurter hof',
    '',
    '   ',
    '🙂 🙂',
    "'; DROP TABLE businesses; --",
  ])('"%s" names no place for sure', text => {
    expect(splitWhatWhere(text)).toBeUndefined()
  })

  test('an everyday word is a place after a preposition', () => {
    expect(splitWhatWhere('friseur in essen')).toMatchObject({
      what: 'friseur',
      where: { citySlug: 'essen' },
    })
    expect(splitWhatWhere('gut essen in essen')).toMatchObject({
      what: 'gut essen',
      where: { citySlug: 'essen' },
    })
    expect(splitWhatWhere('friseur in weiden')).toMatchObject({
      what: 'friseur',
      where: { citySlug: 'weiden-in-der-oberpfalz' },
    })
  })

  test('an everyday word at the end is a large town unless the word before describes it', () => {
    expect(splitWhatWhere('zahnarzt essen')).toMatchObject({ what: 'zahnarzt', where: { citySlug: 'essen' } })
    expect(splitWhatWhere('pizza essen')).toMatchObject({ what: 'pizza', where: { citySlug: 'essen' } })
    expect(splitWhatWhere('vegan essen')).toBeUndefined()
    expect(splitWhatWhere('friseur weiden')).toBeUndefined()
  })

  test('any text is split or not; every word of the result was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), text => {
        const split = splitWhatWhere(`${text} in Köln`)
        for (const word of split?.what.split(' ') ?? []) expect(text).toContain(word)
      }),
    )
  })

  test('a text of many words is split quickly, a longer one not at all', () => {
    expect(splitWhatWhere('altstadt an der '.repeat(9))).toBeUndefined()
    expect(splitWhatWhere('in köln '.repeat(1000))).toBeUndefined()
  })
})
