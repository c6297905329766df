import { parseWebAddress } from './web-address.ts'

/**
 * The social networks whose pages of businesses are shown; network-name.ts has what they are called. WhatsApp is none of them:
 * its links are telephone numbers, often of a person. `path`: what the address of a page has behind the host; anything else there
 * is a post, a video or a button for sharing. `personal`: what may be the page of a person.
 */
const NETWORKS: readonly SocialNetwork[] = [
  {
    hosts: /^(?:[a-z-]+\.)?(?:facebook|fb)\.com$/,
    path: /^\/(?!(?:sharer?|tr|login|dialog|watch|events?|groups|photos?|plugins|hashtag|marketplace)(?:[/.]|$))[^/]{2,}/i,
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
    hosts: /^(?:www\.|m\.)?youtube\.com$/,
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

/** A page in a social network. */
export interface SocialProfile {
  /** https, without the parameters behind it, of which only Facebook's number of a page says which one is meant. */
  readonly href: string
  /** It may be the page of a person, which no import takes. */
  readonly isPersonal: boolean
}

/** The page in a known social network at an address; undefined for any other address. */
export function parseSocialProfile(text: string): SocialProfile | undefined {
  const url = parseWebAddress(/^https?:\/\//i.test(text) ? text : `https://${text}`)
  const network = url && networkAt(url)
  if (url === undefined || network === undefined || !network.path.test(url.pathname)) return undefined
  const id = url.pathname === '/profile.php' ? url.searchParams.get('id') : null
  url.protocol = 'https:'
  url.search = id === null ? '' : `id=${id}`
  url.hash = ''
  return { href: url.href, isPersonal: network.personal?.test(url.pathname) ?? false }
}

function networkAt({ hostname }: URL): SocialNetwork | undefined {
  return NETWORKS.find(({ hosts }) => hosts.test(hostname))
}
