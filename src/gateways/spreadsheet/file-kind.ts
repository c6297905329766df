import { textEncoding } from './csv/text-encoding.ts'
import { type UnreadableKind, unknownKind } from './refusals.ts'
import type { ZipParts } from './xlsx/zip-parts.ts'

/** The kind of a file, by its first bytes. */
export type FileKind = 'zip' | 'compound' | 'text'

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
  const kind = kindOfText(head)
  if (kind !== undefined) throw unknownKind(kind)
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

function kindOfText(head: Buffer): UnreadableKind | undefined {
  // In UTF-16 every other byte of markup is zero; without the zeros the patterns match.
  const text = head
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .trimStart()
  if (/^<\?xml|^<\w+:?\w*[\s>]|^<!/.test(text)) return kindOfMarkup(text)
  if (/^\[\s*[{[]|^\{\s*"/.test(text)) return 'json'
  return isBinary(head) ? 'binary' : undefined
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
