import { fieldsWith } from '#domain/business/fields.ts'
import { columnOfKey } from './columns.ts'

/**
 * Whether a column has data about people: e-mail addresses and their owners, contacts, reviewers, account owners.
 * Such columns are never read, but as a field of which only general values are taken (draft/read-contact.ts).
 * @param name the header name without blanks around it
 * @param key the name as `headerKey` writes it
 * @param readAs what the column is read as; by its name without
 */
export function isPersonalColumn(name: string, key: string, readAs = columnOfKey(key)?.column): boolean {
  if (key === 'nameforemails' || GENERAL_ONLY.some(field => field === readAs)) return false
  return PERSONAL_KEYS.has(key) || PERSONAL_NAME.test(name.toLowerCase())
}

const GENERAL_ONLY = fieldsWith({ mayBePersonal: true })

/** Whether a column has given names of people: then 'Name' is a surname. */
export function isGivenName(key: string): boolean {
  return GIVEN_NAME_KEYS.has(key)
}

const GIVEN_NAME_KEYS: ReadonlySet<string> = new Set([
  'vorname',
  'vornamen',
  'firstname',
  'givenname',
  'anrede',
  'salutation',
])

const PERSONAL_KEYS: ReadonlySet<string> = new Set([
  ...GIVEN_NAME_KEYS,
  ...['lastname', 'fullname', 'nachname', 'familienname', 'surname', 'jobtitle', 'position', 'funktion'],
  ...[
    'ansprechpartner',
    'ansprechpartnerin',
    'kontaktperson',
    'kontakt',
    'contact',
    'contactperson',
    'inhaber',
    'inhaberin',
  ],
  ...[
    'geschaeftsfuehrer',
    'geschaeftsfuehrerin',
    'geschaeftsfuehrung',
    'ceo',
    'owner',
    'geburtsdatum',
    'birthday',
  ],
  ...['userreviews', 'userreviewsextended', 'reviewername', 'authortitle', 'whatsapp', 'privatnummer'],
  ...['medium', 'reddit', 'skype', 'snapchat', 'telegram', 'x', 'vimeo', 'github', 'crunchbase'],
])

/** Groups of names with a number or a path before or after them. */
const PERSONAL_NAME =
  /e-?mail|whitepages|phones_enricher|^(?:owner|contact|author|reviewer)[_ ./]|^phone_\d|(?:first|last|full)[_ ]?name|company_(?:phones?|facebook|instagram|linkedin|x|youtube)$|^(?:user)?_?reviews[/.]\d|^(?:facebook|instagram|linkedin|tiktok|twitter|youtube|pinterest)s?[/.]\d|author(?:name|url)|^leadsenrichment|^ownerupdates|^questionsandanswers/
