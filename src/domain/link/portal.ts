/** Whether a host is that of a directory, or of a place to book, to order or to judge, which has a page for each business. */
export function isPortalHost(hostname: string): boolean {
  const labels = bareHost(hostname).split('.')
  // 'yelp.de', 'tripadvisor.co.uk'
  const ending = labels.length > 2 && /^com?$/.test(labels.at(-2) ?? '') ? -3 : -2
  return NAMES.has(labels.at(ending) ?? '') || labels.some((_, at) => DOMAINS.has(labels.slice(at).join('.')))
}

/** Whether a host has no pages of businesses, only numbers in a messenger, which are often those of a person. */
export function isMessengerHost(hostname: string): boolean {
  return MESSENGERS.has(bareHost(hostname))
}

/** Whether a host is Google itself. It hosts sites of businesses too ('sites.google.com'). */
export function isGoogleItself(hostname: string): boolean {
  return GOOGLE_ITSELF.test(hostname)
}

function bareHost(hostname: string): string {
  return hostname.replace(/^www\./, '').replace(/\.$/, '')
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const MESSENGERS = words('wa.me whatsapp.com api.whatsapp.com chat.whatsapp.com m.me t.me telegram.me')

const GOOGLE_ITSELF =
  /^(?:(?:www|maps|search|business|plus|m)\.)?google\.(?:com?\.)?[a-z]{2,3}$|^(?:goo\.gl|maps\.app\.goo\.gl|g\.page|g\.co|share\.google)$/

/** Portals whose name is theirs in every country, as the part of the host before the ending. */
const NAMES = words(
  'yelp tripadvisor airbnb opentable expedia trivago holidaycheck agoda hostelworld vrbo lieferando ubereats quandoo thefork treatwell planity booksy fresha cylex hotfrog opendi tupalo doctolib jameda autoscout24 immobilienscout24 provenexpert trustpilot kununu foursquare restaurantguru infobel nicelocal werkenntdenbesten golocal',
)

/** Portals whose name is a word that others have too, with their ending. */
const DOMAINS = words(
  'dasoertliche.de dastelefonbuch.de telefonbuch.de gelbeseiten.de 11880.com goyellow.de klicktel.de meinestadt.de yellowmap.de stadtbranchenbuch.com branchenbuchdeutschland.de marktplatz-mittelstand.de kennstdueinen.de wlw.de europages.de northdata.de companyhouse.de firmenwissen.de kompass.com oeffnungszeitenbuch.de dialo.de auskunft.de misterwhat.de sanego.de docinsider.de arzt-auskunft.de weisse-liste.de klinikbewertungen.de docfinder.at anwalt.de anwalt24.de booking.com hotels.com hrs.de hrs.com hotel.de traum-ferienwohnungen.de fewo-direkt.de wolt.com speisekarte.de restaurant-guru.com bookatable.com mjam.net eat.ch herold.at firmenabc.at firmen.wko.at local.ch search.ch moneyhouse.ch mobile.de immowelt.de kleinanzeigen.de ebay-kleinanzeigen.de myhammer.de my-hammer.de linktr.ee threads.net threads.com',
)
