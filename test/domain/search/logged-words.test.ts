import { describe, expect, test } from 'vitest'
import { loggedWords } from '#domain/search/logged-words.ts'

describe('what is logged of a search', () => {
  test.each([
    ['case and blanks do not matter', '  Zahnarzt \t München ', '', 'zahnarzt münchen'],
    ['ß and umlauts stay', 'STRASSENBAU Weißgerber', '', 'strassenbau weißgerber'],
    ['a Turkish İ is an i', 'İmbiss Yıldız', '', 'imbiss yıldız'],
    ['a postal code is no telephone number', 'friseur 01067', '', 'friseur 01067'],
    ['figures in a name neither', 'Check24 Apotheke 24h', '', 'check24 apotheke 24h'],
    ['six words are a search', 'arzt für kinder am roten platz', '', 'arzt für kinder am roten platz'],
    ['invisible characters are none', 'frisör\u200b\u0000 köln', '', 'frisör köln'],
    ['a street without its number says where', 'bäcker marktstraße', '', 'bäcker marktstraße'],
  ])('%s', (_rule, typed, place, query) => {
    expect(loggedWords(typed, place)).toEqual({ query, place: '' })
  })

  test('includes the place as typed', () => {
    expect(loggedWords('Arzt', ' Bad  Muskau ')).toEqual({ query: 'arzt', place: 'bad muskau' })
  })

  test('is at most a hundred characters, none of them cut in half', () => {
    const logged = loggedWords(`${'a'.repeat(99)}😀😀😀`, '')
    expect(logged?.query).toBe(`${'a'.repeat(99)}😀`)
  })

  test('is nothing when a lone surrogate was sent', () => {
    expect(loggedWords('caf\ud83d', '')?.query.isWellFormed()).toBe(true)
  })
})

describe('nothing is logged', () => {
  test.each([
    ['without words', '', 'Köln'],
    ['of blanks', ' \u00a0 ', ''],
    ['of an e-mail address', 'erika@muster.example', ''],
    ['of one that is written around', 'erika (at) muster.example', ''],
    ['of a telephone number', '+49 3581 471-000', ''],
    ['of a number without area code', 'firma 47 10 00', ''],
    ['of a number in other figures', 'firma ٠٣٥٨١٤٧', ''],
    ['of a street with its number', 'Erika Muster Marktstr. 3', ''],
    ['of a street as the place', 'arzt', 'Lindenweg 12a'],
    ['of an e-mail address as the place', 'arzt', 'erika@muster.example'],
    ['of a story in seven words', 'mein nachbar herr muster war gestern hier', ''],
  ])('%s', (_rule, typed, place) => {
    expect(loggedWords(typed, place)).toBeUndefined()
  })
})
