import { isIP } from 'node:net'
import { isForbiddenAddress } from './forbidden-address.ts'
import type { HttpFailure } from './http-exchange.ts'

/** What may be asked besides the public web; for tests, which have only the own machine to ask. */
export interface Allowance {
  readonly ports?: readonly number[]
  /** IP addresses as a resolver writes them. */
  readonly addresses?: readonly string[]
}

export interface SsrfGuard {
  /** An address that may be asked as far as it can be told from itself, without its fragment; or why not. */
  check(address: string): URL | HttpFailure
  /** Whether a connection to this IP address is allowed. */
  allowsIp(ip: string): boolean
}

/** Only the ports of the web: any other service is none of our business. */
const WEB_PORTS: readonly number[] = [80, 443]
/** Longer ones are refused by most servers. */
const MAX_ADDRESS_LENGTH = 4000

/** Decides which addresses may be asked from here. */
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

/** The parser has brought decimal, octal, hexadecimal and percent-encoded spellings of IPv4 to the plain one already. */
function hostOf({ hostname }: URL): string {
  return hostname.startsWith('[') ? hostname.slice(1, -1) : hostname
}
