import { idOfBusinessNumber } from '#domain/business/business.ts'
import { parsePhone } from '#domain/draft/phone-cell.ts'

/** What of a free text may lead to a business. */
export interface BusinessClues {
  readonly ids: readonly number[]
  /** E.164. */
  readonly phones: readonly string[]
  /** Web addresses, perhaps of a business's page. */
  readonly addresses: readonly string[]
  /** What may be names and addresses: the pieces between commas and line ends. */
  readonly pieces: readonly string[]
}

/** More are a story, and each costs a search. */
const MOST_PIECES = 10
/** Longer ones are sentences. */
const LONGEST_PIECE = 80
const SHORTEST_PIECE = 4

/** Reads by what people describe a business: 'UK-12', '0221 4710318', 'Bäckerei Roth, Marktstr. 3'. */
export function businessClues(texts: readonly string[]): BusinessClues {
  const whole = texts.join('\n')
  const words = whole.replaceAll(ADDRESS, '\n')
  return {
    ids: unique([...words.matchAll(NUMBER)].map(([text]) => idOfBusinessNumber(text))),
    phones: unique([...words.matchAll(PHONE)].map(([text]) => parsePhone(text))),
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
/** Without the full stop or bracket behind it. */
const ADDRESS = /https?:\/\/\S*[^\s.,;:!?)"“]/giu

/** Without the full stops of 'Marktstr.' and of sentences; undefined for what tells nothing. */
function piece(text: string): string | undefined {
  const said = text.replaceAll(/[.!?"„“]+(?=\s|$)/g, '').trim()
  const isTelling = said.length >= SHORTEST_PIECE && said.length <= LONGEST_PIECE && /\p{L}{2}/u.test(said)
  return isTelling ? said : undefined
}

function unique<Value>(values: readonly (Value | undefined)[]): Value[] {
  return [...new Set(values.filter(value => value !== undefined))]
}
