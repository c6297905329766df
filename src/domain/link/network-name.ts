/** What a social network is called, by the part of its host before the ending. Apart, because every page of a business loads it. */
const NAMES: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  fb: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  twitter: 'X',
  x: 'X',
  xing: 'XING',
  youtube: 'YouTube',
}

/** The name of the network that a page is in, 'Facebook' for 'https://de-de.facebook.com/roth'; of a portal its domain, 'yelp.de'. */
export function networkName(href: string): string {
  const host = URL.parse(href)?.hostname.split('.').slice(-2) ?? [href]
  return NAMES[host[0] ?? ''] ?? host.join('.')
}
