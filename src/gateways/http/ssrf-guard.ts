import { isIP } from 'node:net'
import { isForbiddenAddress } from './forbidden-address.ts'
import type { HttpFailure } from './http-exchange.ts'

/** Addresses that are allowed besides the public web; for tests, which run on this machine. */
export interface Allowance {
  readonly ports?: readonly number[]
  /** IP addresses as a resolver writes them. */
  readonly addresses?: readonly string[]
}

export interface SsrfGuard {
  /**
   * Checks an address, as far as it can be told without resolving its name. @returns it without its fragment, or why it
   * is refused
   */
  check(address: string): URL | HttpFailure
  /** Whether a connection to this IP address is allowed. */
  allowsIp(ip: string): boolean
}

/** Only the ports of the web. */
const WEB_PORTS: readonly number[] = [80, 443]
/** Longer ones are refused by most servers. */
const MAX_ADDRESS_LENGTH = 4000

/** Decides which addresses may be requested from here. */
export function ssrfGuard({ ports = [], addresses = [] }: Allowance = {}): SsrfGuard {
  const allowedPorts = new Set([...WEB_PORTS, ...ports])
  const allowedAddresses = new Set(addresses)
  const permits = (ip: string) => allowedAddresses.has(ip) || !isForbiddenAddress(ip)
  return {
    allowsIp: permits,
    check(address) {
      const url = address.length > MAX_ADDRESS_LENGTH ? null : URL.parse(address)
      if (url === null) return { kind: 'bad_url', detail: 'unreadable', url: address.slice(0, 200) }
      url.hash = ''
      const refusal = refusalOf(url, allowedPorts, permits)
      return refusal === undefined ? url : { kind: 'refused', detail: refusal, url: url.href }
    },
  }
}

function refusalOf(
  url: URL,
  ports: ReadonlySet<number>,
  permits: (ip: string) => boolean,
): string | undefined {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme'
  if (url.username !== '' || url.password !== '') return 'credentials'
  if (!ports.has(portOf(url))) return 'port'
  const host = hostOf(url)
  if (isIP(host) !== 0) return permits(host) ? undefined : 'address'
  // 'localhost', 'intranet': names within a network, whatever they resolve to.
  return host.replace(/\.$/, '').includes('.') ? undefined : 'name'
}

function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port)
  return protocol === 'https:' ? 443 : 80
}

/** The URL parser has normalised decimal, octal, hexadecimal and percent-encoded spellings of IPv4. */
function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}
