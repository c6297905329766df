import { idOfBusinessNumber } from '#domain/business/business.ts'
import { parsePhone } from '#domain/draft/phone-cell.ts'
import { emailsIn } from '#domain/privacy/general-email.ts'

/** What may identify businesses in a free text. */
export interface BusinessClues {
  readonly ids: readonly number[]
  /** E.164. */
  readonly phones: readonly string[]
  readonly emails: readonly string[]
  /** Web addresses, perhaps of the page of a business. */
  readonly addresses: readonly string[]
  /** Possible names and addresses: the pieces between commas and line ends. */
  readonly pieces: readonly string[]
}

/** Each piece costs a search. */
const MOST_PIECES = 10
/** Longer pieces are sentences. */
const LONGEST_PIECE = 80
const SHORTEST_PIECE = 4

/** Finds what people write to describe a business: 'UK-12', '0221 4710318', 'Bäckerei Roth, Marktstr. 3'. */
export function businessClues(texts: readonly string[]): BusinessClues {
  const whole = texts.join('\n')
  const words = whole.replaceAll(ADDRESS, '\n')
  return {
    ids: unique([...words.matchAll(NUMBER)].map(([text]) => idOfBusinessNumber(text))),
    phones: unique([...words.matchAll(PHONE)].map(([text]) => parsePhone(text))),
    emails: unique(emailsIn(whole)),
    addresses: unique([...whole.matchAll(ADDRESS)].map(([text]) => text)),
    pieces: unique(
      words
        .replaceAll(NUMBER, '\n')
        .split(/[\n,;:()]+/)
        .map(piece),
    ).slice(0, MOST_PIECES),
  }
}

const NUMBER = /\buk[\s-]*\d{1,9}\b/giu
const PHONE = /(?:\+|\(?0)[\d\s()/.–-]{5,25}\d/gu
/** Without a full stop or bracket at its end. */
const ADDRESS = /https?:\/\/\S*[^\s.,;:!?)"“]/giu

/** A piece without the full stops of 'Marktstr.' and of sentences; undefined when it identifies nothing. */
function piece(text: string): string | undefined {
  const words = text.replaceAll(/(?<![.!?"„“])[.!?"„“]+(?=\s|$)/g, '').trim()
  const isClue = words.length >= SHORTEST_PIECE && words.length <= LONGEST_PIECE && /\p{L}{2}/u.test(words)
  return isClue ? words : undefined
}

function unique<Value>(values: readonly (Value | undefined)[]): Value[] {
  return [...new Set(values.filter(value => value !== undefined))]
}
