import { isIP, type LookupFunction } from 'node:net'
import { Agent, buildConnector } from 'undici'
import { AddressRefused, NameUnresolved } from './failures.ts'
import type { ResolveName } from './resolve-name.ts'
import type { SsrfGuard } from './ssrf-guard.ts'

export interface ConnectLimits {
  readonly connectMs: number
  readonly headersMs: number
  /** Between two chunks of a body. */
  readonly bodyMs: number
}

/** The next request to a host, a second later, uses the connection again. */
const KEEP_ALIVE_MS = 4000
/** Larger response headers are an attack. */
const MAX_HEADER_BYTES = 32 * 1024

/**
 * Connections to permitted addresses only. A name is resolved once, the addresses are checked, and exactly these are
 * connected to, so that a second answer of a name server cannot be used in between.
 */
export function guardedAgent(guard: SsrfGuard, resolve: ResolveName, limits: ConnectLimits): Agent {
  const connect = buildConnector({
    timeout: limits.connectMs,
    allowH2: false,
    lookup: permittedLookup(guard, resolve),
  })
  return new Agent({
    allowH2: false,
    connections: 1,
    keepAliveTimeout: KEEP_ALIVE_MS,
    keepAliveMaxTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.bodyMs,
    // Literal addresses are not looked up.
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      if (isIP(host) !== 0 && !guard.allowsIp(host)) callback(new AddressRefused(), null)
      else connect(options, callback)
    },
  })
}

function permittedLookup(guard: SsrfGuard, resolve: ResolveName): LookupFunction {
  return (name, options, callback) => {
    permittedAddresses(name).then(
      addresses => {
        if (options.all) callback(null, addresses)
        else callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
      },
      (error: Error) => callback(error, []),
    )
  }

  async function permittedAddresses(name: string): Promise<{ address: string; family: number }[]> {
    const resolved = await resolve(name).catch((error: unknown) => {
      throw new NameUnresolved(error)
    })
    if (resolved.length === 0) throw new NameUnresolved(undefined)
    const permitted = resolved.filter(address => guard.allowsIp(address))
    if (permitted.length === 0) throw new AddressRefused()
    return permitted.map(address => ({ address, family: isIP(address) }))
  }
}
