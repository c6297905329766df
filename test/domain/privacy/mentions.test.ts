import { describe, expect, test } from 'vitest'
import { jsonWithoutMentions, mentionPattern, NO_TERMS, withoutMentions } from '#domain/privacy/mentions.ts'

const ROTH = {
  ...NO_TERMS,
  names: ['Bäckerei Roth & Söhne', 'Işık Döner', 'Adler'],
  streets: ['Große Straße 3'],
  phones: ['+493581471000'],
  emails: ['jana@roth.example'],
  urls: ['https://www.roth.example/'],
  ids: ['ChIJ-roth-0001'],
  addresses: ['goerlitz/baeckerei-roth-soehne'],
}
const without = (text: string) => withoutMentions(text, mentionPattern(ROTH) ?? /$^/)

describe('a mention is found', () => {
  test.each([
    ['as written', 'Die Bäckerei Roth & Söhne backt.', 'Die […] backt.'],
    ['in capitals with two letters for an umlaut', 'BAECKEREI ROTH UND SOEHNE', '[…]'],
    ['in HTML', '<b>Bäckerei Roth &amp; Söhne</b>', '<b>[…]</b>'],
    ['in an address', '/goerlitz/baeckerei-roth-soehne?x=1', '/[…]?x=1'],
    ['percent-encoded', 'q=B%C3%A4ckerei%20Roth%20S%C3%B6hne', 'q=[…]'],
    ['with Turkish letters', 'bei Işık Döner', 'bei […]'],
    ['as a street with ss', 'GROSSE STRASSE 3', '[…]'],
    ['as a number at home', 'Tel. 03581 / 47 10 00', 'Tel. […]'],
    ['as a number from abroad', '+49 (0)3581 471000', '[…]'],
    ['as a website without www', 'siehe roth.example', 'siehe […]'],
    ['as an identifier', 'ChIJ-roth-0001', '[…]'],
    ['as an e-mail address', 'An Jana@Roth.example', 'An […]'],
  ])('%s', (_, text, expected) => {
    expect(without(text)).toBe(expected)
  })
})

describe('what is about something else stays', () => {
  test.each([
    ['a part of a longer number', '1035814710001'],
    ['another house', 'Große Straße 31'],
    ['another site below the same name', 'grothroth.example'],
    ['a name of one word', 'Hotel Adler'],
    ['a half of the name', 'Bäckerei Roth'],
  ])('%s', (_, text) => {
    expect(without(text)).toBe(text)
  })
})

test('JSON stays JSON: only its texts change', () => {
  const pattern =
    mentionPattern({ ...NO_TERMS, names: ['Gasthof "Zur Post"'], phones: ['+4935814710'] }) ?? /$^/
  const json = JSON.stringify({ text: 'Im Gasthof "Zur Post"', count: 35814710, list: ['03581 4710'] })
  expect(JSON.parse(jsonWithoutMentions(json, pattern))).toEqual({
    text: 'Im […]"',
    count: 35814710,
    list: ['[…]'],
  })
})

test('without anything to search for there is no pattern', () => {
  expect(mentionPattern({ ...NO_TERMS, names: ['Adler'] })).toBeUndefined()
})
