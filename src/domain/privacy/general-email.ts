import { emailFault } from '#domain/form/email-fault.ts'
import { MAX_EMAIL_LENGTH } from '#domain/form/form-fields.ts'

/**
 * What a cell's e-mail addresses are good for, address by address. Taken are general ones, which say by their name that they are
 * read by whoever is at the desk. The address of a person stays out (Art. 5 GDPR: a directory needs to reach the business, not
 * its people), and so does any that is not known to be general: 'roth@' may be the firm or Mr Roth.
 * @param text addresses separated by anything that no address has; 'mailto:' and names around them are left out
 * @returns general ones in lower case, 'personal' and 'unread' in the place of others
 */
export function generalEmailsIn(text: string): readonly (string | 'personal' | 'unread')[] {
  return emailsIn(text.slice(0, MAX_CELL_LENGTH)).map(address => {
    if (UNREAD.test(address)) return 'unread'
    return isGeneralEmail(address) ? address : 'personal'
  })
}

/** The e-mail addresses in a text, in lower case. */
export function emailsIn(text: string): readonly string[] {
  return (text.match(ADDRESS) ?? [])
    .filter(address => address.length <= MAX_EMAIL_LENGTH && emailFault(address) === undefined)
    .map(address => address.toLowerCase())
}

/** Whether an address is one of a business and of nobody in it: 'info@', 'praxis-koeln@', 'team.buchung@'. */
export function isGeneralEmail(address: string): boolean {
  const words = address
    .slice(0, address.lastIndexOf('@'))
    .toLowerCase()
    .split(/[^\p{L}]+/u)
  return words.some(word => GENERAL.has(word)) && !words.some(word => PERSONAL.has(word))
}

const MAX_CELL_LENGTH = 4000

/**
 * What may be an address; emailFault decides. A comma, a semicolon, brackets and quotation marks stand between two, a question
 * mark between one and the subject of 'mailto:'.
 */
const ADDRESS = /[^\s@,;:<>()[\]"'|\\]{1,64}@[^\s@,;:<>()[\]"'|\\?]{1,190}/gu

/** What programs send from: 'noreply@', 'do-not-reply@', 'info.no_reply@'. */
const UNREAD = /^(?:[^@]*[^\p{L}@])?(?:(?:do[._-]?)?not?[._-]?reply|mailer-daemon)(?!\p{L})[^@]*@/u

const words = (text: string): readonly string[] => text.split(' ')

const GENERAL: ReadonlySet<string> = new Set([
  // Whoever answers.
  ...words(
    'info information infos kontakt contact mail email post hallo hello hi moin servus anfrage anfragen',
  ),
  ...words(
    'office buero büro sekretariat empfang rezeption reception zentrale verwaltung service team support',
  ),
  ...words('kundenservice kundendienst kundenbetreuung customerservice hotline iletisim'),
  // What the business is.
  ...words(
    'praxis zahnarztpraxis hausarztpraxis kanzlei notariat steuerkanzlei apotheke klinik ordination tierarztpraxis',
  ),
  ...words(
    'hotel pension gasthof gasthaus restaurant cafe café bistro bar kueche küche baeckerei bäckerei metzgerei',
  ),
  ...words(
    'laden shop store filiale markt werkstatt autohaus salon studio atelier schule kita kindergarten gemeinde',
  ),
  ...words('pfarramt museum theater kino verein agentur betrieb firma'),
  // What it does there.
  ...words(
    'bestellung bestellungen order orders reservierung reservierungen reservation reservations buchung buchungen',
  ),
  ...words(
    'booking bookings termin termine verkauf vertrieb sales einkauf marketing presse werbung ticket tickets',
  ),
])

/** Words that make an address that of people, whatever else is in it: applicants write there, or staff of one function. */
const PERSONAL: ReadonlySet<string> = new Set(
  words(
    'bewerbung bewerbungen karriere jobs job personal hr datenschutz dsb privat private inhaber chef herr frau',
  ),
)
