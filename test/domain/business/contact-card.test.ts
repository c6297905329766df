import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ContactFacts, contactCard } from '#domain/business/contact-card.ts'

const ROTH: ContactFacts = {
  id: 204_418,
  status: 'operational',
  name: 'Bäckerei Roth',
  category: 'Bäckerei',
  businessNumber: 'UK-204418',
  address: 'Große Straße 4',
  postalCode: '01067',
  city: 'Dresden',
  country: 'Deutschland',
  phone: '+49 351 4710318',
  secondPhone: '+49 351 4710319',
  email: 'info@roth.example',
  website: 'https://roth.example/',
  latitude: 51.05,
  longitude: 13.74,
  urlSlug: 'dresden/baeckerei-roth',
  updatedAt: '2026-11-18',
}
const card = (facts: Partial<ContactFacts> = {}) =>
  contactCard({ ...ROTH, ...facts }, 'https://umkreis.example')
/** The card's lines as an address book reads them: folds undone. */
const lines = (text: string) => text.replaceAll('\r\n ', '').split('\r\n')
const value = (text: string, name: string) =>
  lines(text).flatMap(line => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))
const unescaped = (text: string) =>
  text.replace(/\\([\\;,n])/g, (_, character: string) => (character === 'n' ? '\n' : character))

test('one that is closed for good says so, and has no number to call', () => {
  const gone = card({ status: 'closed-permanently' })
  expect(gone).not.toContain('TEL')
  expect(unescaped(value(gone, 'NOTE').join())).toBe(
    'Dauerhaft geschlossen\nNummer im Verzeichnis: UK-204418',
  )
})

test('a business with everything', () => {
  expect(lines(card())).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    'UID:https://umkreis.example/business/204418',
    'FN:Bäckerei Roth',
    'N:;;;;',
    'ORG:Bäckerei Roth',
    'X-ABShowAs:COMPANY',
    'TITLE:Bäckerei',
    'TEL;TYPE=WORK,VOICE:+493514710318',
    'TEL;TYPE=WORK,VOICE:+493514710319',
    'EMAIL;TYPE=INTERNET:info@roth.example',
    'ADR;TYPE=WORK:;;Große Straße 4;Dresden;;01067;Deutschland',
    'GEO:51.05;13.74',
    'URL:https://roth.example/',
    'SOURCE:https://umkreis.example/dresden/baeckerei-roth',
    'NOTE:Nummer im Verzeichnis: UK-204418',
    'REV:2026-11-18',
    'END:VCARD',
    '',
  ])
})

test('what is unknown has no line', () => {
  const text = card({
    address: '',
    postalCode: '',
    city: '',
    phone: null,
    secondPhone: null,
    email: null,
    website: null,
    latitude: null,
    longitude: null,
    urlSlug: '',
  })
  expect(text).not.toMatch(/^(TEL|EMAIL|ADR|GEO|URL)/m)
  expect(value(text, 'SOURCE')).toEqual(['https://umkreis.example/business/204418'])
})

describe('hostile texts stay within their line', () => {
  test.each([
    ['a line of its own', 'Roth\r\nTEL:+49900', 'Roth\\nTEL:+49900'],
    ['a lone line feed', 'Roth\nEND:VCARD', 'Roth\\nEND:VCARD'],
    ['a lone carriage return', 'Roth\rEND:VCARD', 'Roth\\nEND:VCARD'],
    ['separators of other systems', 'Roth\u2028A\u2029B\u0085C', 'Roth\\nA\\nB\\nC'],
    ['separators of the format', 'Müller, Şahin; Söhne\\Töchter', 'Müller\\, Şahin\\; Söhne\\\\Töchter'],
    ['control characters', 'Ro\u0000th\u001b[31m\u007f', 'Roth[31m'],
    ['Turkish letters', 'Işık İnşaat', 'Işık İnşaat'],
  ])('%s', (_, name, written) => {
    const text = card({ name })
    expect(value(text, 'FN')).toEqual([written])
    expect(value(text, 'ORG')).toEqual([written])
    expect(lines(text).filter(line => line.startsWith('TEL') || line === 'END:VCARD')).toHaveLength(3)
  })

  test('a website cannot begin a line', () => {
    const text = card({ website: 'https://roth.example/\r\nTEL:+49900' })
    expect(value(text, 'URL')).toEqual(['https://roth.example/TEL:+49900'])
  })

  test('with any texts the card has the same lines with the same content', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 300 })
    fc.assert(
      fc.property(texts, texts, (name, address) => {
        const text = card({ name, address })
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(lines(text).map(line => line.split(/[:;]/, 1)[0])).toEqual(
          lines(card()).map(line => line.split(/[:;]/, 1)[0]),
        )
        const shown = name
          .replace(/\r\n|[\r\u2028\u2029\u0085]/g, '\n')
          .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, '')
        expect(unescaped(value(text, 'FN')[0] ?? '').replaceAll('\t', '')).toBe(shown)
      }),
      { numRuns: 300 },
    )
  })
})

test('long lines are folded between characters, not inside one', () => {
  const name = '🥐ß'.repeat(40)
  const text = card({ name })
  const folded = text.split('\r\n').filter(line => line.startsWith(' '))
  expect(folded.length).toBeGreaterThan(4)
  expect(text).not.toContain('\ufffd')
  expect(Buffer.from(text).toString()).toBe(text)
  expect(value(text, 'FN')).toEqual([name])
})
