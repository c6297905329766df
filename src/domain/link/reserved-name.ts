/** Names made for examples: whoever asks them bothers name servers for nothing. */
const EXAMPLE = /(^|\.)example(\.(com|net|org))?\.?$/

/** Names that nobody can register (RFC 2606, RFC 6761): who uses one says that it is an example. */
const RESERVED = /(^|\.)(example|invalid|test|localhost)\.?$|(^|\.)example\.(com|net|org)\.?$/

/** Whether a web address lies on a name that never leads anywhere, so that its failing tells nothing. */
export function isOnReservedName(url: string): boolean {
  const host = URL.parse(url)?.hostname
  return host !== undefined && RESERVED.test(host)
}

/** Whether a web address is an example: such addresses are not asked. */
export function isExampleAddress(url: string): boolean {
  const host = URL.parse(url)?.hostname
  return host !== undefined && EXAMPLE.test(host)
}
