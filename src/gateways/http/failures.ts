import { errors } from 'undici'
import type { HttpFailure } from './http-exchange.ts'

type Failure = Pick<HttpFailure, 'kind' | 'detail'>

/**
 * What an error of the connection, of HTTP or of decompression means.
 * @returns undefined for any other error, which is a bug of ours
 */
export function failureOf(error: unknown): Failure | undefined {
  if (error instanceof AddressRefused) return { kind: 'refused', detail: 'address' }
  if (error instanceof NameUnresolved) return { kind: 'dns', detail: error.code }
  if (error instanceof errors.HTTPParserError) return { kind: 'bad_answer', detail: 'not_http' }
  if (!(error instanceof Error)) return undefined
  if (error.name === 'TimeoutError') return { kind: 'timeout', detail: 'answer' }
  return 'code' in error && typeof error.code === 'string' ? failureOfCode(error.code) : undefined
}

/** A name that resolves to no permitted address, or such an address itself. */
export class AddressRefused extends Error {
  constructor() {
    super('the address is internal or reserved')
    this.name = 'AddressRefused'
  }
}

/** A name that cannot be resolved. */
export class NameUnresolved extends Error {
  /** 'ENOTFOUND' for no such name and for a name without address; else the resolver's code. */
  readonly code: string

  constructor(cause: unknown) {
    super('the name could not be resolved', { cause })
    this.name = 'NameUnresolved'
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'ENOTFOUND'
    this.code = code === 'ENODATA' ? 'ENOTFOUND' : code
  }
}

/** A body with a content encoding that was not accepted. */
export class UnknownEncoding extends Error {
  readonly code = 'encoding'

  constructor(encoding: string) {
    super(`unknown content encoding: ${encoding.slice(0, 40)}`)
    this.name = 'UnknownEncoding'
  }
}

function failureOfCode(code: string): Failure {
  const known = KNOWN[code]
  if (known !== undefined) return known
  if (TLS_CODES.test(code)) return { kind: 'tls', detail: code }
  // Codes of the parser, of zlib and of undici: the answer breaks the rules of HTTP.
  if (/^(?:HPE_|UND_ERR_|Z_|ERR_|BROTLI|encoding$)/.test(code)) return { kind: 'bad_answer', detail: code }
  return { kind: 'connect', detail: code }
}

const KNOWN: Readonly<Record<string, Failure>> = {
  UND_ERR_CONNECT_TIMEOUT: { kind: 'timeout', detail: 'connect' },
  ETIMEDOUT: { kind: 'timeout', detail: 'connect' },
  UND_ERR_HEADERS_TIMEOUT: { kind: 'timeout', detail: 'answer' },
  UND_ERR_BODY_TIMEOUT: { kind: 'timeout', detail: 'answer' },
  UND_ERR_SOCKET: { kind: 'connect', detail: 'closed' },
  UND_ERR_INVALID_ARG: { kind: 'bad_url', detail: 'unsendable' },
}

/** Codes of OpenSSL and Node about certificates and handshakes. */
const TLS_CODES =
  /^(?:CERT_|ERR_TLS_|ERR_SSL_|EPROTO$|DEPTH_ZERO_SELF_SIGNED_CERT$|SELF_SIGNED_CERT_IN_CHAIN$|UNABLE_TO_|HOSTNAME_MISMATCH$|INVALID_CA$|PATH_LENGTH_EXCEEDED$|INVALID_PURPOSE$)/
