/**
 * The domain of a website, if it is a business's own: 'baeckerei-roth.de' for 'https://www.baeckerei-roth.de/kontakt'.
 * @param website http or https address
 * @returns undefined for portals, social networks and other hosts that many businesses share
 */
export function ownDomain(website: string): string | undefined {
  const host = URL.parse(website)?.hostname.replace(/^www\d?\./, '')
  if (host === undefined || host === '') return undefined
  const labels = host.split('.')
  const isShared = labels.some((_, at) => SHARED_HOSTS.has(labels.slice(at).join('.')))
  return isShared ? undefined : host
}

/** Hosts where many businesses have pages: portals, networks, maps, website builders. */
const SHARED_HOSTS: ReadonlySet<string> = new Set([
  ...'facebook.com fb.com fb.me m.me instagram.com twitter.com x.com linkedin.com xing.com tiktok.com'.split(
    ' ',
  ),
  ...'youtube.com youtu.be pinterest.com pinterest.de wa.me whatsapp.com t.me linktr.ee linkin.bio'.split(
    ' ',
  ),
  ...'google.com google.de goo.gl g.page g.co business.site sites.google.com maps.app.goo.gl'.split(' '),
  ...'jameda.de doctolib.de sanego.de weisse-liste.de aerzte.de arzt-auskunft.de dr-flex.de'.split(' '),
  ...'gelbeseiten.de dasoertliche.de dastelefonbuch.de 11880.com golocal.de yelp.com yelp.de'.split(' '),
  ...'meinestadt.de cylex.de stadtbranchenbuch.com werkenntdenbesten.de provenexpert.com marktplatz-mittelstand.de'.split(
    ' ',
  ),
  ...'lieferando.de wolt.com ubereats.com opentable.de opentable.com quandoo.de resmio.com speisekarte.de'.split(
    ' ',
  ),
  ...'booking.com tripadvisor.de tripadvisor.com hrs.de airbnb.de airbnb.com expedia.de hotel.de'.split(' '),
  ...'treatwell.de planity.com shore.com salonkee.de myhammer.de check24.de immobilienscout24.de mobile.de'.split(
    ' ',
  ),
  ...'autoscout24.de ebay.de ebay-kleinanzeigen.de kleinanzeigen.de etsy.com amazon.de amazon.com'.split(' '),
  ...'jimdo.com jimdosite.com jimdofree.com wixsite.com wix.com wordpress.com blogspot.com blogspot.de'.split(
    ' ',
  ),
  ...'weebly.com squarespace.com webnode.page webnode.de site123.me godaddysites.com strato.de ionos.de'.split(
    ' ',
  ),
  ...'t-online.de beepworld.de npage.de de.tl eatbu.com business.page github.io netlify.app web.app'.split(
    ' ',
  ),
])
