import { type FieldWith, fieldsWith } from './fields.ts'
import type { PublicBusiness } from './public-business.ts'

/** What a contact card needs of a business. */
export type ContactFacts = Pick<
  PublicBusiness,
  | 'id'
  | 'status'
  | 'urlSlug'
  | 'name'
  | 'category'
  | 'businessNumber'
  | 'address'
  | 'postalCode'
  | 'city'
  | 'country'
  | 'website'
  | FieldWith<{ kind: 'phone' | 'email' }>
  | 'latitude'
  | 'longitude'
  | 'updatedAt'
>

/** Octets of a content line without its line break (RFC 6350, 3.2). */
const LINE_OCTETS = 75
/** Line breaks of every kind, and other characters that a line cannot have. */
const LINE_BREAK = /\r\n|[\n\r\u2028\u2029\u0085]/g
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g

/**
 * A business as a vCard 3.0 (RFC 2426), the version that the address book of every phone reads. That of a business that is
 * closed for good says so and has no number: nobody is to call where nobody is any more.
 * @param origin scheme and host of the site, where the business has its page
 * @returns lines of at most 75 octets of UTF-8, each with CRLF; no text of the business can begin a new line
 */
export function contactCard(business: ContactFacts, origin: string): string {
  const { name, website, latitude, longitude } = business
  const isGone = business.status === 'closed-permanently'
  const stated = (field: FieldWith<{ kind: 'phone' | 'email' }>) => (isGone ? [] : (business[field] ?? []))
  const note = `Nummer im Verzeichnis: ${business.businessNumber}`
  // The permanent address as id: an address book updates an entry that it has already.
  const permanent = `${origin}/business/${business.id}`
  const page = business.urlSlug === '' ? permanent : `${origin}/${business.urlSlug}`
  const street = business.address
  const hasAddress = [street, business.postalCode, business.city].some(part => part !== '')
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `UID:${uri(permanent)}`,
    `FN:${text(name)}`,
    // Required, but empty for what is no person.
    'N:;;;;',
    `ORG:${text(name)}`,
    'X-ABShowAs:COMPANY',
    `TITLE:${text(business.category)}`,
    ...[...new Set(fieldsWith({ kind: 'phone' }).flatMap(stated))].map(
      phone => `TEL;TYPE=WORK,VOICE:${phone.replace(/[^+\d]/g, '')}`,
    ),
    ...fieldsWith({ kind: 'email' })
      .flatMap(stated)
      .map(email => `EMAIL;TYPE=INTERNET:${text(email)}`),
    ...(hasAddress
      ? [
          `ADR;TYPE=WORK:;;${[street, business.city, '', business.postalCode, business.country].map(text).join(';')}`,
        ]
      : []),
    ...(latitude === null || longitude === null ? [] : [`GEO:${latitude};${longitude}`]),
    ...(website === null ? [] : [`URL:${uri(website)}`]),
    `SOURCE:${uri(page)}`,
    `NOTE:${text(isGone ? `Dauerhaft geschlossen\n${note}` : note)}`,
    `REV:${business.updatedAt.slice(0, 10)}`,
    'END:VCARD',
  ]
  return lines
    .flatMap(folded)
    .map(line => `${line}\r\n`)
    .join('')
}

/** A text value, with backslash, comma, semicolon and line breaks escaped. */
function text(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(LINE_BREAK, '\\n')
    .replace(CONTROL, '')
}

/** A URI value. It has no escapes; blanks and line breaks in it are mistakes. */
function uri(value: string): string {
  return value.replace(/[\s\u0085]/g, '').replace(CONTROL, '')
}

/** A line folded into pieces of LINE_OCTETS, each further one beginning with a blank. No character is cut. */
function folded(line: string): readonly string[] {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character)
    if (octets + size > LINE_OCTETS) {
      pieces.push(piece)
      piece = ' '
      octets = 1
    }
    piece += character
    octets += size
  }
  return [...pieces, piece]
}

/** Octets of one character in UTF-8. A lone surrogate is written as U+FFFD, which has three. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}
