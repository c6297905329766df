import { gzipSync } from 'node:zlib'
import { CFB } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { makeZip } from './make-zip.ts'
import { refusalOf } from './read-bytes.ts'

function compound(...streams: string[]): Buffer {
  const file = CFB.utils.cfb_new()
  for (const name of streams) CFB.utils.cfb_add(file, name, Buffer.alloc(5000))
  return Buffer.from(CFB.write(file, { type: 'buffer' }) as Uint8Array)
}

const zip = (...names: string[]) => makeZip(names.map(name => ({ name, data: ['x'] })))

describe('a file that is no readable spreadsheet is refused by its kind', () => {
  test.each([
    ['pdf', '%PDF-1.7\n1 0 obj'],
    ['image', Buffer.from('89504e470d0a1a0a0000000d', 'hex')],
    ['image', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['gzip', gzipSync('name;city')],
    ['rar', Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1')],
    ['seven-zip', Buffer.from('377abcaf271c0004', 'hex')],
    ['sqlite', 'SQLite format 3\0'],
    ['rtf', '{\\rtf1\\ansi Köln}'],
    [
      'html',
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tr><td>a</td></tr></table>',
    ],
    ['html', '\ufeff  <!DOCTYPE html><title>Anmelden</title>'],
    ['html', '<table border=1><tr><td>name</td></tr></table>'],
    [
      'xml-spreadsheet',
      '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet">',
    ],
    ['xml', '<?xml version="1.0"?><rss/>'],
    ['binary', Buffer.from(Array.from({ length: 2000 }, (_, i) => (i * 37) % 256))],
    ['binary', Buffer.alloc(500)],
    ['old-excel', Buffer.from('0900040007001000', 'hex')],
    ['old-excel', compound('Book')],
    ['encrypted', compound('EncryptedPackage', 'EncryptionInfo')],
    ['text-document', compound('WordDocument')],
    ['presentation', compound('PowerPoint Document')],
    ['zip', zip('readme.txt')],
    ['zip', zip('__MACOSX/._export.csv', '.export.csv', 'export.pdf')],
    ['zip-of-several', zip('a.csv', 'b.json')],
    ['pdf', makeZip([{ name: 'export.csv', data: ['%PDF-1.7'] }])],
    ['ods', zip('mimetype', 'content.xml', 'META-INF/manifest.xml')],
    ['xlsb', zip('[Content_Types].xml', 'xl/workbook.bin')],
    ['text-document', zip('[Content_Types].xml', 'word/document.xml')],
    ['presentation', zip('[Content_Types].xml', 'ppt/presentation.xml')],
    ['numbers', zip('Index/Document.iwa')],
    ['encrypted', makeZip([{ name: 'xl/workbook.xml', data: ['x'], claims: { flags: 0x0801 } }])],
  ])('%s', async (kind, bytes) => {
    expect(await refusalOf(bytes)).toEqual({ code: 'file_kind_unknown', kind })
  })

  test('a compound file without any known stream is damaged', async () => {
    expect(await refusalOf(compound('Other'))).toEqual({ code: 'file_damaged', reason: 'workbook' })
  })
})

describe('what is too large is refused', () => {
  const rows = (count: number) => `a,b\n${'1,2\n'.repeat(count)}`

  test('more bytes than allowed', async () => {
    expect(await refusalOf(Buffer.alloc(20 * 1024 * 1024 + 1, 'a'))).toEqual({
      code: 'file_too_large',
      reason: 'bytes',
      limitMegabytes: 20,
    })
  })

  test('more rows than allowed', async () => {
    expect(await refusalOf(rows(200_001))).toEqual({
      code: 'file_too_large',
      reason: 'rows',
      limitRows: 200_000,
    })
  })

  test('more columns than allowed', async () => {
    const header = Array.from({ length: 2001 }, (_, i) => `c${i}`).join(',')
    expect(await refusalOf(header)).toEqual({ code: 'file_too_large', reason: 'columns', limitColumns: 2000 })
  })
})
