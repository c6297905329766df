import { type Dispatcher, request } from 'undici'

/** The largest index is sent without a pause; a node that says nothing for so long is gone. */
const SILENCE_MS = 10_000

/**
 * Asks another node of this site, which the operator has named: unlike HttpClient it may be in a private network.
 * The body has to be read or dumped. Throws the system's and undici's errors.
 */
export async function askNode(
  url: URL,
  headers: Readonly<Record<string, string>>,
): Promise<Dispatcher.ResponseData> {
  return request(url, { headers, headersTimeout: SILENCE_MS, bodyTimeout: SILENCE_MS })
}
