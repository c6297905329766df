import type { PageFacts } from './page-facts.ts'

/**
 * Whether a page is the page of a parked domain: by its host, by what it loads, or by its text. The text counts only on
 * short pages, so that an article about domains is not meant.
 * @param host of the page after all redirects
 */
export function isParked(host: string, html: string, { title, heading, text }: PageFacts): boolean {
  const labels = host.toLowerCase().replace(/\.$/, '').split('.')
  if (labels.some((_, at) => PARKING_HOSTS.has(labels.slice(at).join('.')))) return true
  const code = html.toLowerCase()
  if (PARKING_CODE.some(sign => code.includes(sign))) return true
  const said = `${title} ${heading} ${text.length > SHORT_PAGE ? '' : text}`.toLowerCase()
  return PARKING_WORDS.some(words => said.includes(words))
}

/** In characters; parking pages are shorter. */
const SHORT_PAGE = 3000

/** Marketplaces and parking services to which domains for sale redirect. */
const PARKING_HOSTS: ReadonlySet<string> = new Set([
  'above.com',
  'afternic.com',
  'bodis.com',
  'buydomains.com',
  'cashparking.com',
  'dan.com',
  'domainmarket.com',
  'domainname.de',
  'domains.atom.com',
  'elitedomains.de',
  'hugedomains.com',
  'nicsell.com',
  'parkingcrew.net',
  'parklogic.com',
  'sav.com',
  'sedo.com',
  'sedo.de',
  'sedoparking.com',
  'undeveloped.com',
  'uniregistry.com',
])

/** What parking pages load. */
const PARKING_CODE: readonly string[] = [
  'sedoparking.com/',
  'parkingcrew.net/',
  '.parklogic.com/',
  'img1.wsimg.com/parking-lander',
  'bodis.com/',
  'd38psrni17bvxu.cloudfront.net', // ParkingCrew's pictures
  'parking.godaddy.com',
  'cdn.nicsell.com',
  'window.park = "',
]

/** Texts of parking pages and of hosting providers' placeholders, in lower case. */
const PARKING_WORDS: readonly string[] = [
  'diese domain steht zum verkauf',
  'domain steht zum verkauf',
  'diese domain ist zu verkaufen',
  'domain zu verkaufen',
  'domain kaufen oder mieten',
  'diese domain können sie kaufen',
  'diese domain ist geparkt',
  'domain geparkt',
  'diese domain ist bereits registriert',
  'diese domain wurde registriert',
  'domain ist registriert, aber',
  'hier entsteht eine neue internetpräsenz',
  'hier entsteht eine neue webpräsenz',
  'diese internetpräsenz wurde noch nicht eingerichtet',
  'dieser webspace ist noch leer',
  'this domain is for sale',
  'this domain may be for sale',
  'the domain name is for sale',
  'domain is parked',
  'this domain is parked',
  'domain parked',
  'buy this domain',
  'inquire about this domain',
  'this domain has recently been registered',
  'this domain has expired',
  'this web page is parked',
  'bu alan adı satılık',
  'bu alan adı satılıktır',
]
