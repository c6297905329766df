import { textEncoding } from './csv/text-encoding.ts'
import { type UnreadableKind, unknownKind } from './refusals.ts'
import type { ZipParts } from './xlsx/zip-parts.ts'

/** The kind of a file, by its first bytes. */
export type FileKind = 'zip' | 'compound' | 'json' | 'text'

/** Enough for every signature and for the first tags of a page. */
export const HEAD_BYTES = 4096

const SIGNATURES: readonly [kind: UnreadableKind, bytes: string][] = [
  ['pdf', '%PDF-'],
  ['image', '\x89PNG'],
  ['image', '\xff\xd8\xff'],
  ['image', 'GIF8'],
  ['image', 'RIFF'],
  ['image', 'II*\0'],
  ['image', 'MM\0*'],
  ['gzip', '\x1f\x8b'],
  ['rar', 'Rar!\x1a\x07'],
  ['seven-zip', '7z\xbc\xaf\x27\x1c'],
  ['sqlite', 'SQLite format 3\0'],
  ['rtf', '{\\rtf'],
  // Excel 2 to 4 wrote their records without a container.
  ['old-excel', '\x09\0\x04\0'],
  ['old-excel', '\x09\x02\x06\0'],
  ['old-excel', '\x09\x04\x06\0'],
]

/**
 * The kind of a file by its content; its name does not count.
 * Throws file_kind_unknown with details.kind for what cannot be read.
 * @param head the first HEAD_BYTES of the file
 */
export function fileKind(head: Buffer): FileKind {
  const start = head.toString('latin1', 0, 16)
  if (/^PK(\x03\x04|\x05\x06)/.test(start)) return 'zip'
  if (start.startsWith('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')) return 'compound'
  const known = SIGNATURES.find(([, bytes]) => start.startsWith(bytes))
  if (known !== undefined) throw unknownKind(known[0])
  const text = plainText(head)
  if (/^<\?xml|^<\w+(?::\w*)?[\s>]|^<!/.test(text)) throw unknownKind(kindOfMarkup(text))
  if (/^\[\s*(?:[[{]|\]\s*$)|^\{\s*["}]/.test(text)) return 'json'
  if (isBinary(head)) throw unknownKind('binary')
  return 'text'
}

/** Zip containers that are no .xlsx; called when there is no workbook in the usual place. */
export function otherZipKind(parts: ZipParts): UnreadableKind | undefined {
  const names = parts.names()
  if (names.includes('xl/workbook.bin')) return 'xlsb'
  if (names.some(name => name.endsWith('.iwa') || name.startsWith('index.numbers'))) return 'numbers'
  if (names.includes('content.xml') && names.includes('mimetype')) return 'ods'
  if (names.includes('word/document.xml')) return 'text-document'
  if (names.includes('ppt/presentation.xml')) return 'presentation'
  return names.includes('[content_types].xml') ? undefined : 'zip'
}

/**
 * The name of the one readable file in a .zip.
 * Throws file_kind_unknown when there is none ('zip') or several ('zip-of-several').
 */
export function onlyTableIn(parts: ZipParts): string {
  const tables = parts.names().filter(name => READABLE_NAME.test(name) && !HIDDEN_NAME.test(name))
  const [only] = tables
  if (only === undefined) throw unknownKind('zip')
  if (tables.length > 1) throw unknownKind('zip-of-several')
  return only
}

const READABLE_NAME = /\.(?:xlsx|xls|csv|tsv|json|jsonl|ndjson)$/
/** macOS adds a file of its own for each file ('__MACOSX/._export.csv'). */
const HIDDEN_NAME = /(?:^|\/)(?:__macosx\/|\.)/

/** The beginning of a text. In UTF-16 every other byte of markup is zero; without the zeros the patterns match. */
function plainText(head: Buffer): string {
  return head
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart()
}

function kindOfMarkup(text: string): UnreadableKind {
  if (text.includes('urn:schemas-microsoft-com:office:spreadsheet')) return 'xml-spreadsheet'
  return /<(?:!doctype html|html|head|body|table|meta|div|style|script)\b/i.test(text) ? 'html' : 'xml'
}

/** One-byte text has hardly any control characters but white space; a tenth of compressed bytes are. */
function isBinary(head: Buffer): boolean {
  if (textEncoding(head).startsWith('utf-16')) return false
  const controls = head.filter(byte => byte < 0x20 && !(byte >= 0x09 && byte <= 0x0d)).length
  return controls > head.length / 20
}
