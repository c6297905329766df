/** In characters. Sitemaps refuse addresses of more than 2,048. */
export const MAX_ADDRESS_LENGTH = 2000

/** An http or https address with a host name and without credentials, or undefined. Host names become punycode. */
export function parseWebAddress(text: string): URL | undefined {
  if (text.length === 0 || text.length > MAX_ADDRESS_LENGTH || !/^https?:\/\//i.test(text)) return undefined
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  return HOST_NAME.test(url.hostname) && url.href.length <= MAX_ADDRESS_LENGTH ? url : undefined
}

/** Whether the host is Google's own (google.com, search.google.com, google.de, google.co.uk). */
export function isGoogleHost(hostname: string): boolean {
  return /(?:^|\.)google\.(?:com?\.)?[a-z]{2,3}$/.test(hostname)
}

/** At least two labels and a top-level domain of letters: 'localhost' and IP addresses are no sites of businesses. */
const HOST_NAME = /^(?:[a-z0-9_](?:[a-z0-9_-]{0,62})\.)+(?:[a-z]{2,24}|xn--[a-z0-9-]{2,59})\.?$/
