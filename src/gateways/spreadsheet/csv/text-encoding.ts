import { isUtf8 } from 'node:buffer'

/** The encodings that spreadsheet programs write text in. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

/** Enough to tell one-byte from two-byte text. */
const SAMPLE_BYTES = 4096

/**
 * The encoding of a text file: by its byte order mark, by the zero bytes of UTF-16 without one, or by whether it is
 * valid UTF-8; otherwise what Excel in Germany calls "CSV (MS-DOS or Windows)".
 */
export function textEncoding(bytes: Buffer): TextEncoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const wide = wideWithoutMark(bytes.subarray(0, SAMPLE_BYTES))
  if (wide !== undefined) return wide
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

/** European text in UTF-16 has a zero byte in almost every character, always in the same half. */
function wideWithoutMark(sample: Buffer): TextEncoding | undefined {
  let even = 0
  let odd = 0
  for (let at = sample.indexOf(0); at >= 0; at = sample.indexOf(0, at + 1)) {
    if (at % 2 === 0) even++
    else odd++
  }
  if (odd > sample.length / 4 && even < odd / 20) return 'utf-16le'
  if (even > sample.length / 4 && odd < even / 20) return 'utf-16be'
  return undefined
}
