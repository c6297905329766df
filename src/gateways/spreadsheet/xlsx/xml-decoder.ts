import { StringDecoder } from 'node:string_decoder'
import { damaged } from '../refusals.ts'

/** Decodes the bytes of an XML part, piece by piece; a character may be split between pieces. */
export interface XmlDecoder {
  readonly write: (chunk: Buffer) => string
  readonly end: () => string
}

const DECLARED_ENCODING = /^<\?xml[^>]{0,200}?encoding\s*=\s*["']([A-Za-z0-9._-]{1,40})["']/

/**
 * Chooses the decoder by byte order mark, then by the declaration; UTF-8 is the default of XML.
 * Throws file_damaged (xml-encoding) for an unknown encoding.
 * @param head the first piece of the part
 */
export function xmlDecoder(head: Buffer, part: string): XmlDecoder {
  if (head[0] === 0xff && head[1] === 0xfe) return webDecoder('utf-16le', part)
  if (head[0] === 0xfe && head[1] === 0xff) return webDecoder('utf-16be', part)
  if (head[0] === 0x3c && head[1] === 0) return webDecoder('utf-16le', part)
  if (head[0] === 0 && head[1] === 0x3c) return webDecoder('utf-16be', part)
  const declared = DECLARED_ENCODING.exec(head.toString('latin1', 0, 300))?.[1]?.toLowerCase()
  // A declaration that is readable byte by byte is not in UTF-16, even if it says so, as some .NET writers do.
  if (declared === undefined || /^(utf-?8$|utf-?16|ucs)/.test(declared)) return utf8Decoder()
  return webDecoder(declared, part)
}

function utf8Decoder(): XmlDecoder {
  // Faster than TextDecoder for a stream. It keeps the byte order mark, which is removed here.
  const decoder = new StringDecoder('utf8')
  let isFirst = true
  return {
    write: chunk => {
      const text = decoder.write(chunk)
      if (!isFirst || text === '') return text
      isFirst = false
      return text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
    },
    end: () => decoder.end(),
  }
}

function webDecoder(label: string, part: string): XmlDecoder {
  let decoder: TextDecoder
  try {
    decoder = new TextDecoder(label)
  } catch (error) {
    throw damaged('xml-encoding', part, error)
  }
  return { write: chunk => decoder.decode(chunk, { stream: true }), end: () => decoder.decode() }
}
