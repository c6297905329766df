/** What a social network is called, by the part of its host before the ending. Apart, because every page of a business loads it. */
const NAMES: Readonly<Record<string, string>> = {
  fb: 'Facebook',
  linkedin: 'LinkedIn',
  tiktok: 'TikTok',
  twitter: 'X',
  x: 'X',
  xing: 'XING',
  youtube: 'YouTube',
}

/** The name of the network that a page is in: 'Facebook' for 'https://de-de.facebook.com/roth'. */
export function networkName(href: string): string {
  const label = URL.parse(href)?.hostname.split('.').at(-2) ?? href
  return NAMES[label] ?? label.charAt(0).toUpperCase() + label.slice(1)
}
