/**
 * Whether an address leads to this machine alone (RFC 6761, RFC 1122): links and mails with it do not work elsewhere.
 * @param url absolute
 */
export function isLocalAddress(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(?:localhost|.*\.localhost|127(?:\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname)
}
