import { expect, test } from 'vitest'
import { meaningsOf, mergedMeanings, needOf, synonymFaults, termOf } from '#domain/search/synonym.ts'

test('meanings are separated by commas, each counts once, the word itself does not count', () => {
  const input = { term: ' Wuffel  Bude ', means: 'Hundesalon, Tier­pflege;hundesalon,\nwuffel bude, ' }
  expect(termOf(input)).toBe('wuffel bude')
  expect(meaningsOf(input)).toEqual(['Hundesalon', 'Tier­pflege'])
})

test('earlier meanings stay, further ones are added', () => {
  expect(mergedMeanings(['Hundesalon'], ['HUNDESALON', 'Tierarzt'])).toEqual(['Hundesalon', 'Tierarzt'])
})

test.each([
  ['a word', { term: 'İmbiss', means: 'Döner' }, []],
  ['a phrase of four words', { term: 'a b c d', means: 'e f g h, i' }, []],
  ['nothing', { term: '', means: ' ' }, ['term required', 'means required']],
  ['no letter', { term: '–!', means: ',,' }, ['term text_without_letters', 'means text_without_letters']],
  [
    'five words',
    { term: 'a b-c d e', means: 'x, a b c d e' },
    ['term too_many_words', 'means too_many_words'],
  ],
  ['too long', { term: 'a'.repeat(101), means: 'b' }, ['term too_long']],
  ['eight words that mean a trade', { term: 'a b c d e f g h', means: 'Bäckerei, Klempner' }, []],
  ['nine of them', { term: 'a b c d e f g h i', means: 'Bäckerei' }, ['term too_many_words']],
  ['five that mean more', { term: 'a b c d e', means: 'Bäckerei, Roth' }, ['term too_many_words']],
  ['only itself', { term: 'Arzt', means: 'arzt, ARZT' }, ['means required']],
])('of %s the faults are told', (_name, input, faults) => {
  expect(synonymFaults(input).map(({ field, code }) => `${field} ${code}`)).toEqual(faults)
})

test.each([
  ['words that mean trades', { term: 'wasser läuft über', means: ['Klempner', 'Rohrreinigung'] }, 'klempner'],
  ['one word, which is another name', { term: 'wasserschnüffler', means: ['Klempner'] }, undefined],
  ['the name of a trade', { term: 'Kfz-Werkstatt', means: ['Autohaus'] }, undefined],
  ['words that mean something else, too', { term: 'öl läuft', means: ['Klempner', 'Roth'] }, undefined],
])('%s are a need or not', (_name, synonym, first) => {
  expect(needOf(synonym)?.trades[0]).toBe(first)
})
