import { isGoogleItself, isMessengerHost, isPortalHost } from './portal.ts'
import { withoutTracking } from './tracking.ts'
import { parseWebAddress } from './web-address.ts'

/**
 * The social networks whose pages of businesses are shown; network-name.ts has what they are called. WhatsApp is none of them:
 * its links are telephone numbers, often of a person. `path`: what the address of a page has behind the host; anything else there
 * is a post, a video or a button for sharing. `personal`: what may be the page of a person.
 */
const NETWORKS: readonly SocialNetwork[] = [
  {
    hosts: /^(?:[a-z-]+\.)?(?:facebook\.com|fb\.(?:com|me))$/,
    // '/share/19vk6XeqwJ/' leads to a page, '/share/p/…' to a post.
    path: /^\/(?!(?:sharer|tr|login|dialog|watch|events?|groups|photos?|plugins|hashtag|marketplace)(?:[/.]|$)|share(?:\.|\/?$|\/[a-z]\/))[^/]{2,}/i,
    personal: /^\/(?:profile\.php|people\/)/i,
  },
  {
    hosts: /^(?:www\.|m\.)?instagram\.com$/,
    path: /^\/(?!(?:p|reels?|tv|stories|explore|accounts|direct)(?:\/|$))[\w.]{2,}\/?$/i,
  },
  {
    hosts: /^(?:[a-z]{2,3}\.)?linkedin\.com$/,
    path: /^\/(?:company|school|showcase|in|pub)\/[^/]+/i,
    personal: /^\/(?:in|pub)\//i,
  },
  {
    hosts: /^(?:www\.)?xing\.com$/,
    path: /^\/(?:pages|companies|company|profile)\/[^/]+/i,
    personal: /^\/profile\//i,
  },
  {
    hosts: /^(?:www\.|m\.)?youtu(?:be\.com|\.be)$/,
    path: /^\/(?:@[^/]+|(?:c|channel|user)\/[^/]+)/i,
  },
  { hosts: /^(?:www\.|m\.)?tiktok\.com$/, path: /^\/@[^/]+\/?$/ },
  {
    hosts: /^(?:www\.|mobile\.)?(?:x|twitter)\.com$/,
    path: /^\/(?!(?:intent|share|home|search|hashtag|i)(?:\/|$))\w{2,}\/?$/i,
  },
  {
    hosts: /^(?:[a-z]{2,3}\.)?pinterest\.(?:com|de|at|ch)$/,
    path: /^\/(?!(?:pin|search|ideas)(?:\/|$))[^/]{2,}/i,
  },
]

interface SocialNetwork {
  readonly hosts: RegExp
  readonly path: RegExp
  readonly personal?: RegExp
}

/** A page in a social network, or on a portal. */
export interface SocialProfile {
  /** https; in a network without the parameters behind it, of which only Facebook's number of a page says which one is meant. */
  readonly href: string
  /** It may be the page of a person, which no import takes. */
  readonly isPersonal: boolean
}

/** The page of a business in a known social network or on a portal at an address; undefined for any other address. */
export function parseSocialProfile(text: string): SocialProfile | undefined {
  const url = parseWebAddress(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  if (url === undefined) return undefined
  url.protocol = 'https:'
  const network = networkAt(url)
  if (network === undefined) return portalPageAt(url)
  if (!network.path.test(url.pathname)) return undefined
  const id = url.pathname === '/profile.php' ? url.searchParams.get('id') : null
  url.search = id === null ? '' : `id=${id}`
  url.hash = ''
  return { href: url.href, isPersonal: network.personal?.test(url.pathname) ?? false }
}

/** Whether an address belongs to a network, a portal, a messenger or Google, so that it is no business's own website. */
export function isOnPortal(address: string): boolean {
  const url = parseWebAddress(address)
  if (url === undefined) return false
  const { hostname } = url
  const isNetwork = networkAt(url) !== undefined
  return isNetwork || isPortalHost(hostname) || isMessengerHost(hostname) || isGoogleItself(hostname)
}

/** Pages of portals say by their parameters too which one is meant. Their first page is nobody's. */
function portalPageAt(url: URL): SocialProfile | undefined {
  if (url.pathname === '/' || !isPortalHost(url.hostname)) return undefined
  url.search = withoutTracking(url.search.slice(1))
  return { href: url.href, isPersonal: false }
}

function networkAt({ hostname }: URL): SocialNetwork | undefined {
  return NETWORKS.find(({ hosts }) => hosts.test(hostname))
}
