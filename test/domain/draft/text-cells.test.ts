import { describe, expect, test } from 'vitest'
import { BUSINESS_FIELDS } from '#domain/business/fields.ts'
import { cellText } from '#domain/draft/cell-text.ts'
import { parseDescription } from '#domain/draft/detail-cells.ts'
import { plainLine, plainParagraphs } from '#domain/text/plain-text.ts'

describe('cell texts', () => {
  test.each([
    ['surrounding blanks of any kind', ' \u00a0Roth\u202f ', 'Roth'],
    ['a byte order mark', '\ufeffRoth', 'Roth'],
    ['the literal None', 'None', ''],
    ['null in any case', 'NULL', ''],
    ['nan of pandas', 'nan', ''],
    ['undefined', 'undefined', ''],
    ['a hyphen', ' - ', ''],
    ['an error of German Excel', '#NV', ''],
    ['empty JSON', '{}', ''],
    ['a word that only begins so', 'None Bakery', 'None Bakery'],
    ['text forced by a formula', '="01067"', '01067'],
    ['a guarded telephone number', "'+49 221 4710318", '+49 221 4710318'],
    ['a guarded formula', "'=1+1", '=1+1'],
    ['a guarded full-width stroke', "'｜Roth｜", '｜Roth｜'],
    ['a guarded small sign behind an invisible one', "'\u00ad﹦Roth", '\u00ad﹦Roth'],
    ['an apostrophe that belongs there', "'s Wirtshaus", "'s Wirtshaus"],
    ['right umlauts', 'Müller, Straße, Işık, İnci', 'Müller, Straße, Işık, İnci'],
    ['a Portuguese name', 'João São', 'João São'],
  ])('%s', (_what, cell, text) => {
    expect(cellText(cell)).toBe(text)
    expect(cellText(text)).toBe(text)
  })
})

describe('texts of one line', () => {
  test.each([
    ['markup', '<b>Roth</b> &amp; S&ouml;hne', 'Roth & Söhne'],
    ['a script with its code', '<script>alert(1)</script>Roth', 'Roth'],
    ['an unclosed script', 'Roth<script>alert(1)', 'Roth'],
    ['an image with a handler', '<img src=x onerror=alert(1)>Roth', 'Roth'],
    ['markup hidden in entities', '&lt;script&gt;alert(1)&lt;/script&gt;Roth', 'Roth'],
    ['markup hidden twice', '&amp;lt;b&amp;gt;Roth', 'Roth'],
    ['signs that are no markup', 'Haar <3 & mehr', 'Haar <3 & mehr'],
    ['line breaks', 'Roth\r\nBäckerei\tKöln', 'Roth Bäckerei Köln'],
    ['narrow and hard blanks', 'A\u202fB\u00a0C\u2009D', 'A B C D'],
    ['control characters', 'Ro\u0000t\u0007h', 'Roth'],
    ['direction overrides', 'Roth\u202egpj.exe', 'Rothgpj.exe'],
    ['soft hyphens', 'Bäcke\u00adrei', 'Bäckerei'],
    ['decomposed umlauts', 'Mu\u0308ller', 'Müller'],
    ['half a character', 'Roth\ud83d', 'Roth'],
    ['an emoji', 'Roth 🥨', 'Roth 🥨'],
    ['a numeric entity out of range', 'Roth &#99999999; &#x110000;', 'Roth &#99999999;'],
    ['Turkish letters before a script', 'İİ<SCRIPT>x</SCRIPT>Işık', 'İİ Işık'],
  ])('%s', (_what, text, line) => {
    expect(plainLine(text)).toBe(line)
    expect(plainLine(line)).toBe(line)
  })

  test.each(['<', '<script', '<!--', '&', '&amp;', '&#38;', '<a ', '</script', '<<b>b>', '&am<b>p;lt;'])(
    'a cell full of %j is read to the end',
    piece => {
      const line = plainLine(piece.repeat(32_767 / piece.length))
      expect(plainLine(line)).toBe(line)
    },
  )
})

describe('a description', () => {
  test('keeps its paragraphs', () => {
    expect(plainParagraphs('<p>Eins</p><p>Zwei<br/>Drei</p>\r\n\r\n\r\n Vier  fünf ')).toBe(
      'Eins\n\nZwei\nDrei\n\nVier fünf',
    )
  })

  test('is cut behind a word', () => {
    const description = parseDescription('Brötchen und Straßenkuchen '.repeat(500)) ?? ''
    expect(description.length).toBeLessThanOrEqual(BUSINESS_FIELDS.description.limit)
    expect(description).toMatch(/ (?:Brötchen|und|Straßenkuchen)…$/)
  })

  test.each([
    ['nothing but markup', '<p> </p>'],
    ['nothing but signs', '***'],
    ['nothing', ''],
  ])('of %s is none', (_what, text) => {
    expect(parseDescription(text)).toBeUndefined()
  })
})
