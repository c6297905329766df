/** Names for examples. Asking name servers for them is useless. */
const EXAMPLE = /(^|\.)example(\.(com|net|org))?\.?$/

/** Names that nobody can register (RFC 2606, RFC 6761). */
const RESERVED = /(^|\.)(example|invalid|test|localhost)\.?$|(^|\.)example\.(com|net|org)\.?$/

/** Whether the host of an address is a reserved name, so that a failed check says nothing. */
export function isOnReservedName(url: string): boolean {
  const host = URL.parse(url)?.hostname
  return host !== undefined && RESERVED.test(host)
}

/** Whether an address is an example, which is never requested. */
export function isExampleAddress(url: string): boolean {
  const host = URL.parse(url)?.hostname
  return host !== undefined && EXAMPLE.test(host)
}
