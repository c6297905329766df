import { describe, expect, test } from 'vitest'
import { cellsOf, readBytes } from './read-bytes.ts'

const HEADER = ['Firma', 'Straße', 'Ort']
const ROWS = [
  ['Bäckerei Grünkörnle', 'Löhergäßle 3', 'Aalen'],
  ['Möbelhaus Übermaß', 'Würzburger Straße 88', 'Nürnberg'],
  ['Ärztehaus Österfeld', 'Schützenstraße 41', 'Münster'],
]

const csv = (rows: readonly (readonly string[])[]) => rows.map(row => row.join(';')).join('\r\n')

/** The bytes of German text in an old encoding of one byte. */
function bytesIn(letters: Readonly<Record<string, number>>, text: string): Buffer {
  return Buffer.from([...text].map(letter => letters[letter] ?? letter.charCodeAt(0)))
}

const MAC = { ä: 0x8a, ö: 0x9a, ü: 0x9f, Ä: 0x80, Ö: 0x85, Ü: 0x86, ß: 0xa7 }
const DOS = { ä: 0x84, ö: 0x94, ü: 0x81, Ä: 0x8e, Ö: 0x99, Ü: 0x9a, ß: 0xe1 }

const readAs = (encoding: string, bytes: Buffer) => new TextDecoder(encoding).decode(bytes)

describe('a whole file in a wrong encoding', () => {
  const right = csv([HEADER, ...ROWS])
  const utf8 = Buffer.from(right)
  test.each<[string, Buffer | string]>([
    ['of an old Mac', bytesIn(MAC, right)],
    ['of MS-DOS', bytesIn(DOS, right)],
    ['of Windows, read as Mac', readAs('macintosh', Buffer.from(right, 'latin1'))],
    ['in UTF-8, read as Mac', readAs('macintosh', utf8)],
    ['in UTF-8, read as Windows', readAs('windows-1252', utf8)],
    ['in UTF-8, read as Latin-1', utf8.toString('latin1')],
    ['in UTF-8, read as Windows in Central Europe', readAs('windows-1250', utf8)],
    [
      'in UTF-8, read as Mac and then as Windows',
      readAs('windows-1252', Buffer.from(readAs('macintosh', utf8))),
    ],
  ])('%s', async (_what, bytes) => {
    expect(await cellsOf(bytes)).toEqual([HEADER, ...ROWS])
  })

  test('whose header has only ASCII', async () => {
    const plain = ['name', 'street', 'city']
    expect(await cellsOf(bytesIn(MAC, csv([plain, ...ROWS])))).toEqual([plain, ...ROWS])
  })

  test('in capitals', async () => {
    const rows = [HEADER.map(name => name.replace('ß', 'ss')), ['BÄCKEREI MÜLLER', 'GRÜNER WEG 3', 'KÖLN']]
    expect(await cellsOf(bytesIn(MAC, csv(rows)))).toEqual(rows)
  })

  test('also where a row alone would not prove it', async () => {
    const rows = [...ROWS, ...Array.from({ length: 30 }, () => ['Möbel', 'Am Öl 1', 'Köln'])]
    expect(await cellsOf(bytesIn(MAC, csv([HEADER, ...rows])))).toEqual([HEADER, ...rows])
  })
})

describe('single cells in a wrong encoding', () => {
  const DAMAGED = [
    ['Ã–ffnungszeiten', 'Öffnungszeiten'],
    ['MÃ¼ller & SÃ¶hne, StraÃŸe', 'Müller & Söhne, Straße'],
    ['MÃƒÂ¼ller', 'Müller'],
    ['CittÃ\u00a0', 'Città'],
    ['CrÃªpes Ã  la Minute', 'Crêpes à la Minute'],
    ['CafÃ© â€žRothâ€œ', 'Café „Roth“'],
    ['IÅŸÄ±k DÃ¶ner', 'Işık Döner'],
    ['9‚ÄØAM‚Äì5:30‚ÄØPM', '9\u202fAM–5:30\u202fPM'],
    ['M├╝ller', 'Müller'],
  ]

  test.each(DAMAGED)('%s is %s', async (damaged, right) => {
    const { rows } = await readBytes(csv([HEADER, ...ROWS, [damaged, 'Straße 1', 'Köln']]))
    expect(rows.at(-1)?.cells[0]?.trim()).toBe(right)
    expect(rows.at(-1)?.repaired).toEqual([0])
    expect(rows.slice(0, -1).every(row => row.repaired === undefined)).toBe(true)
  })

  test('of one row prove each other', async () => {
    const { rows } = await readBytes(csv([HEADER, ...ROWS, ['Mšbel GrŸnkohl', 'Stra§e 1', 'Kšln']]))
    expect(rows.at(-1)).toMatchObject({ cells: ['Möbel Grünkohl', 'Straße 1', 'Köln'], repaired: [0, 1, 2] })
  })
})

describe('text that looks damaged is right and stays', () => {
  test.each([
    ['Portuguese', 'João São, PADARIA SÃO GONÇALO'],
    ['French', 'L’ÂTRE DU MARAÎCHER, L’HAŸ'],
    ['French with loose cedillas', 'Franc¸ois Garc¸on'],
    ['Czech', 'Škodárna, Koš & Košík, Dvořák’s'],
    ['Turkish', 'Işık, İnci, KÂŞİF, KÂŞ'],
    ['one word of Turkish', 'KÂŞ'],
    ['Swedish in German quotes', 'Café „BLÅ“'],
    ['Estonian', 'Tõnu Õlletuba'],
    ['signs', '3,5‰, Raum³, Mal÷Geteilt, √9, 1€-Kiste, §§, und mehr…, 2m²'],
    ['ligatures of a PDF', 'Pﬂegedienst Auﬂauf'],
  ])('%s', async (_what, name) => {
    const rows = [
      [name.replaceAll(',', ''), 'Gasse 1', 'Ulm'],
      [name, 'Weg 2', 'Bonn'],
    ]
    const table = await readBytes(csv([['Firma', 'Strasse', 'Ort'], ...rows]))
    expect(table.rows).toEqual(rows.map((cells, at) => ({ rowNumber: at + 2, cells })))
  })
})

describe('lost letters cannot be repaired and are told', () => {
  test.each(['B\ufffdckerei', 'M?bel S?gewerk', 'R‰uberhˆhle'])('%s', async name => {
    const { rows } = await readBytes(csv([HEADER, ...ROWS, [name, 'Größe 1', 'Köln']]))
    expect(rows.at(-1)).toMatchObject({ cells: [name, 'Größe 1', 'Köln'], damaged: [0] })
  })

  test.each(['Was nun? Beratung', 'Hunger?!', 'https://roth.de/a?b=c', '{"a":"b?c"}'])(
    '%s has none',
    async name => {
      const { rows } = await readBytes(csv([HEADER, ...ROWS, [name, 'Größe 1', 'Köln']]))
      expect(rows.at(-1)?.damaged).toBeUndefined()
    },
  )
})
