import type { HttpAnswer } from './http-exchange.ts'

/** A page declares its charset within this many bytes (HTML standard). */
const DECLARATION_BYTES = 1024

/** The body of an answer as text, in the charset that its headers or the page itself declare; UTF-8 without one. */
export function decodeText({ body, contentType }: Pick<HttpAnswer, 'body' | 'contentType'>): string {
  const declared = CHARSET.exec(contentType) ?? META.exec(body.toString('latin1', 0, DECLARATION_BYTES))
  return decoderFor(declared?.[1] ?? 'utf-8').decode(body)
}

const CHARSET = /charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i
const META = /<meta\s[^>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i

function decoderFor(label: string): TextDecoder {
  try {
    return new TextDecoder(label)
  } catch (error) {
    // An unknown charset: most pages are UTF-8, and others are still mostly readable.
    if (error instanceof RangeError) return new TextDecoder()
    throw error
  }
}
