import { describe, expect, test } from 'vitest'
import { parsePhone } from '#domain/draft/phone-cell.ts'
import { isMapsLink, parseWebsite } from '#domain/draft/website-cell.ts'
import { faultsWith } from './draft-of.ts'

describe('telephone numbers', () => {
  test.each([
    ['national with signs', '0221 / 47 10-318', '+492214710318'],
    ['area code in brackets', '(0221) 4710318', '+492214710318'],
    ['international with the zero', '+49 (0)221 4710318', '+492214710318'],
    ['international with blanks and hyphen', '+49 221 4710-318', '+492214710318'],
    ['international with 00', '0049 221 4710318', '+492214710318'],
    ['a link', 'tel:+492214710318', '+492214710318'],
    ['with a word before it', 'Tel.: 0221/4710318', '+492214710318'],
    ['with an extension', '+49 221 4710318 ext. 5', '+492214710318'],
    ['mobile', '0151 23456789', '+4915123456789'],
    ['free of charge', '0800 1234567', '+498001234567'],
    ['several, divided by a semicolon', '0221/4710318; 0221/4710319', '+492214710318'],
    ['several, divided by a slash', '0221/4710318 / 0221/4710319', '+492214710318'],
    ['several, divided by a word', '0221 4710318 oder 0170 1234567', '+492214710318'],
    ['several, the first invalid', '12345; 0221 4710318', '+492214710318'],
    ['its plus sign lost to a table', '492214710318', '+492214710318'],
    ['its zero lost to a table', '2214710318', '+492214710318'],
    ['a float', '2214710318.0', '+492214710318'],
    ['an area code that begins with 49', '04921 12345', '+49492112345'],
    ['the same without its zero', '4921 12345', '+49492112345'],
    ['Austrian', '+43 1 5123456', '+4315123456'],
    ['American', '+1 562-246-6577', '+15622466577'],
    ['Vietnamese', '+84 903 020 425', '+84903020425'],
    ['Israeli', '+972 3-376-0622', '+97233760622'],
  ])('%s', (_what, text, phone) => {
    expect(parsePhone(text)).toBe(phone)
    expect(parsePhone(phone)).toBe(phone)
  })

  test.each([
    ['words', 'auf Anfrage'],
    ['an area code alone', '0221'],
    ['an emergency number', '112'],
    ['a local number without its area code', '4710318'],
    ['a number in exponents', '4.92215E+11'],
    ['empty', ''],
    ['Turkish letters', 'ıİ'],
    ['thousands of zeros', '0'.repeat(32_767)],
  ])('%s is none', (_what, text) => {
    expect(parsePhone(text)).toBeUndefined()
  })
})

describe('websites', () => {
  test.each([
    ['without a scheme', 'www.baeckerei-roth.de', 'https://www.baeckerei-roth.de/'],
    ['http', 'http://roth.de', 'http://roth.de/'],
    ['capital letters', 'HTTP://WWW.ROTH.DE/Kontakt', 'http://www.roth.de/Kontakt'],
    ['without a protocol', '//roth.de', 'https://roth.de/'],
    ['a slash missing', 'http:/roth.de', 'http://roth.de/'],
    ['a port', 'roth.de:8080/x', 'https://roth.de:8080/x'],
    [
      'a path and a place in it',
      'https://roth.de/filialen/köln#anfahrt',
      'https://roth.de/filialen/k%C3%B6ln#anfahrt',
    ],
    ['advertising parameters', 'https://roth.de/?utm_source=google&utm_medium=gmb', 'https://roth.de/'],
    [
      'others beside them',
      'https://roth.de/a?id=3&gclid=x&fbclid=y&lang=de',
      'https://roth.de/a?id=3&lang=de',
    ],
    [
      'newer ones',
      'https://roth.de/?srsltid=x&_gl=y&mtm_campaign=z&matomo_kwd=a&gad_campaignid=7&Gbraid=b',
      'https://roth.de/',
    ],
    ['a spelling of their own', 'https://roth.de/a?q=a%20b+c&utm_source=x', 'https://roth.de/a?q=a%20b+c'],
    ['umlauts', 'https://bäckerei-straße.de', 'https://xn--bckerei-strae-mdb7d.de/'],
    ['Turkish letters', 'ışık.de', 'https://xn--k-ekaa7p.de/'],
    ['commas inside', 'www.roth.de/seite,12.html', 'https://www.roth.de/seite,12.html'],
    ['several', 'www.roth.de; www.roth-koeln.de', 'https://www.roth.de/'],
    ['several without a blank', 'http://roth.de,http://roth-koeln.de', 'http://roth.de/'],
    ['a remark behind', 'https://roth.de/ (Shop)', 'https://roth.de/'],
    ['a redirect of Google', 'https://www.google.com/url?q=https://roth.de/&sa=D', 'https://roth.de/'],
    [
      'a page in a network',
      'https://www.facebook.com/share/19vk6XeqwJ/',
      'https://www.facebook.com/share/19vk6XeqwJ/',
    ],
  ])('%s', (_what, text, website) => {
    expect(parseWebsite(text)).toBe(website)
    expect(parseWebsite(website)).toBe(website)
  })

  test.each([
    ['script', 'javascript:alert(1)'],
    ['script with a number', 'javascript:12345'],
    ['script with a comment', 'javascript://roth.de/%0aalert(1)'],
    ['data', 'data:text/html,<b>x'],
    ['another protocol', 'ftp://roth.de'],
    ['an e-mail address', 'info@roth.de'],
    ['credentials', 'https://user:secret@roth.de'],
    ['a machine of this network', 'http://localhost/'],
    ['an address of a network', 'http://192.168.0.1/'],
    ['a word', 'folgt'],
    ['a sentence', 'noch keine Webseite'],
    ['Google Maps', 'https://www.google.com/maps/place/Roth'],
    ['a redirect to Google Maps', 'https://www.google.com/url?q=https://www.google.de/maps'],
    ['a redirect to script', 'https://www.google.com/url?q=javascript:alert(1)'],
    ['more than 2,000 characters', `https://roth.de/${'a'.repeat(2000)}`],
    ['a thousand dots', `https://${'a.'.repeat(900)}de!`],
    ['empty', ''],
  ])('%s is none', (_what, text) => {
    expect(parseWebsite(text)).toBeUndefined()
  })

  test.each([
    ['https://www.google.com/maps/search/?api=1&query=Roth', true],
    ['https://maps.google.de/?cid=123', true],
    ['https://maps.app.goo.gl/abc', true],
    ['https://roth.de/maps', false],
    ['https://google.com.evil.de/maps', false],
  ])('%s leads to Google Maps: %s', (text, isMaps) => {
    expect(isMapsLink(text)).toBe(isMaps)
  })
})

test.each(['0324 68 23 63', '01234 567890', '03242 82363'])('%s can be no German number', text => {
  expect(parsePhone(text)).toBeUndefined()
  expect(faultsWith({ phone: text })).toEqual(['phone: phone_invalid'])
})
