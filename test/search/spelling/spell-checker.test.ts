import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildDictionary, correctWord } from '#search/spelling/spell-checker.ts'

const dictionary = buildDictionary(
  Object.entries({
    friseur: 9_000,
    frisuren: 700,
    frisur: 300,
    zahnarzt: 6_000,
    müller: 4_000,
    muster: 50,
    bäckerei: 8_000,
    bäcker: 300,
    werkstatt: 7_000,
    apotheke: 5_000,
    restaurant: 9_000,
    physiotherapie: 3_000,
    schmidt: 2_000,
    schmitz: 500,
    burger: 900,
    queen: 300,
    haus: 5_000,
    maus: 40,
    garten: 900,
    karten: 800,
    rechtsanwalt: 3_000,
    meyer: 900,
    sonne: 800,
    pizzeria: 900,
  }).map(([word, count]) => ({ word, count })),
)

describe('corrections', () => {
  test.each([
    ['frisuer', 'friseur', 'swapped letters'],
    ['Frisuer', 'friseur', 'in any case'],
    ['firseur', 'friseur', 'swapped letters'],
    ['friser', 'friseur', 'a missing letter'],
    ['frisseur', 'friseur', 'a doubled letter'],
    ['müler', 'müller', 'a missing letter and an umlaut'],
    ['mueler', 'müller', 'the umlaut spelled out'],
    ['muler', 'müller', 'the umlaut left out'],
    ['bäkerei', 'bäckerei', 'a missing letter'],
    ['beckerei', 'bäckerei', 'a wrong vowel'],
    ['zahnartz', 'zahnarzt', 'swapped letters'],
    ['werkstadt', 'werkstatt', 'a wrong letter'],
    ['werckstat', 'werkstatt', 'two wrong letters in a long word'],
    ['apoteke', 'apotheke', 'a missing letter'],
    ['restorant', 'restaurant', 'two wrong letters in a long word'],
    ['rechtsanwald', 'rechtsanwalt', 'a wrong letter at the end'],
    ['fisiotherapie', 'physiotherapie', 'spelled as it sounds'],
    ['fisioterapie', 'physiotherapie', 'spelled as it sounds'],
    ['schmit', 'schmidt', 'spelled as it sounds'],
    ['klemptner', 'klempner', 'a trade that nobody here is called by'],
    ['elektricker', 'elektriker', 'a trade that nobody here is called by'],
    ['burgerqueen', 'burger queen', 'a missing blank'],
  ])('%s means %s: %s', (typed, meant) => {
    expect(correctWord(dictionary, typed)).toBe(meant)
  })

  test.each([
    ['friseur', 'known'],
    ['Friseure', 'an inflection of a known word'],
    ['frisör', 'a synonym'],
    ['coiffeur', 'a synonym that no business uses'],
    ['eczane', 'a Turkish word for a trade'],
    ['mueller', 'another spelling of a known word'],
    ['muller', 'another spelling of a known word'],
    ['frisuren', 'known, although one letter from another word'],
    ['autogarage', 'a compound of known parts'],
    ['xyzzyq', 'near nothing'],
    ['hau', 'too short'],
    ['o2', 'no letters only'],
    ['80331', 'a number'],
    ['', 'nothing'],
    ['a'.repeat(500), 'too long'],
    ['ресторан', 'nothing near'],
  ])('%j stays as it is: %s', typed => {
    expect(correctWord(dictionary, typed)).toBeUndefined()
  })

  test('of two near words the one with the same first letter is taken, however rare', () => {
    expect(correctWord(dictionary, 'maas')).toBe('maus')
    expect(correctWord(dictionary, 'gahten')).toBe('garten')
  })

  test('of two equally near words the more frequent one is taken', () => {
    const two = buildDictionary([
      { word: 'tanner', count: 3 },
      { word: 'tanger', count: 900 },
    ])
    expect(correctWord(two, 'tanver')).toBe('tanger')
  })

  test('a correction has the most frequent spelling', () => {
    const both = buildDictionary([
      { word: 'Moehrle', count: 2 },
      { word: 'MÖHRLE', count: 30 },
    ])
    expect(correctWord(both, 'mohrlle')).toBe('möhrle')
  })
})

test('every word of five letters and more is found again with one letter swapped, dropped or doubled', () => {
  const words = [
    'kaminofen',
    'hutmacherei',
    'zweigstelle',
    'brotzeit',
    'umspannwerk',
    'quark',
    'jodelkurs',
    'lampe',
  ]
  const small = buildDictionary(words.map(word => ({ word: `${word}x`, count: 1 })))
  fc.assert(
    fc.property(
      fc.constantFrom(...words),
      fc.nat(),
      fc.constantFrom('swap', 'drop', 'double'),
      (word, place, kind) => {
        const whole = `${word}x`
        const at = 1 + (place % (whole.length - 3))
        const [one = '', two = ''] = whole.slice(at)
        const changed = { swap: two + one, drop: two, double: one + one + two }[kind]
        const typed = whole.slice(0, at) + changed + whole.slice(at + 2)
        fc.pre(typed !== whole)
        expect(correctWord(small, typed)).toBe(whole)
      },
    ),
  )
})
