import { expect, test } from 'vitest'
import { meaningsOf, mergedMeanings, synonymFaults, termOf } from '#domain/search/synonym.ts'

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
  ['too long', { term: 'a'.repeat(61), means: 'b' }, ['term too_long']],
  ['only itself', { term: 'Arzt', means: 'arzt, ARZT' }, ['means required']],
])('of %s the faults are told', (_name, input, faults) => {
  expect(synonymFaults(input).map(({ field, code }) => `${field} ${code}`)).toEqual(faults)
})
