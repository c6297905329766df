import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts'
import { type AddressInput, methodOf, routeAddress } from './address.ts'
import type { Client, RouteKey } from './contract.ts'
import { errorOf, RouteError } from './route-error.ts'

interface RequestInput extends AddressInput {
  /** JSON, or a form with a file. */
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  /** Instead of the client's limit: pictures take longer, suggestions are given up for the next ones. */
  readonly signal?: AbortSignal
}

interface FetchClientOptions {
  /** The sentence to show where no answer came. */
  readonly unreachable?: string
  /** An answer that has not come by then, in milliseconds, does not come; no limit where undefined. */
  readonly readMs?: number
  /** The same for what changes something. */
  readonly writeMs?: number
  /** Told of every request whether it reached the server; not of one that was aborted. */
  readonly onReached?: (isReached: boolean) => void
  /** Told of every failing answer before it is thrown. */
  readonly onError?: (error: RouteError) => void
}

/**
 * The client of a contract over HTTP, for browsers.
 * @param language of everything answered; not sent for the default one, so that all clients share those answers
 */
export function fetchClient<Contract>(
  language: Language,
  { unreachable = '', readMs, writeMs, onReached, onError }: FetchClientOptions = {},
): Client<Contract> {
  const request = async (key: RouteKey, input: RequestInput = {}) => {
    const query = language === DEFAULT_LANGUAGE ? input.query : { language, ...input.query }
    const method = methodOf(key)
    const limitMs = method === 'GET' ? readMs : writeMs
    let failed: RouteError
    try {
      const answer = await fetch(routeAddress(key, { ...input, ...(query && { query }) }), {
        method,
        credentials: 'same-origin',
        ...payloadOf(language, input),
        signal: input.signal ?? (limitMs === undefined ? null : AbortSignal.timeout(limitMs)),
      })
      onReached?.(!AWAY.has(answer.status))
      // Within the try: a connection breaks off, or a request is aborted, while its body is read as well.
      if (answer.ok) return answer.status === 204 ? undefined : await answer.json()
      failed = await errorOf(answer)
    } catch (error) {
      if (input.signal?.aborted !== true) onReached?.(false)
      throw new RouteError(0, String(error), { code: 'unreachable', details: unreachable })
    }
    onError?.(failed)
    throw failed
  }
  // The server is ours, and its tests hold every answer against the schema that the client's types come from.
  return request as Client<Contract>
}

/** A proxy in front answers for a server that is not there. */
const AWAY: ReadonlySet<number> = new Set([502, 504])

/** A form goes as it is, and says by itself what it is. */
function payloadOf(
  language: Language,
  { body, headers: given = {} }: RequestInput,
): Pick<RequestInit, 'headers' | 'body'> {
  // The page may be in another language than the browser, and what goes wrong is told in the page's.
  const headers = { 'accept-language': language, ...given }
  if (body === undefined || body instanceof FormData) return { headers, body: body ?? null }
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
}
