import { HostRateLimit } from './host-rate-limit.ts'
import { HttpClient, type HttpClientOptions, LIMITS } from './http-client.ts'
import { type Contact, userAgent } from './user-agent.ts'

/** The part of an HTTP client that services use. */
export type HttpRequester = Pick<HttpClient, 'request'>

/** Opens a client that sends this user agent. */
export type OpenHttpClient = (userAgent: string) => HttpClient

/** Clients that share one rate limit, so that several jobs at once do not ask a host more often than one. */
export function httpClientFactory(
  options: Omit<HttpClientOptions, 'userAgent' | 'rateLimit'> = {},
): OpenHttpClient {
  const { concurrency, hostPauseMs } = { ...LIMITS, ...options.limits }
  const rateLimit = new HostRateLimit({ concurrency, pauseMs: hostPauseMs })
  return userAgent => new HttpClient({ ...options, userAgent, rateLimit })
}

export interface HttpDeps {
  readonly openHttp: OpenHttpClient
  /** Whom the operators of other sites may ask about the requests. */
  readonly contact: () => Promise<Contact>
}

/** Does work with an HTTP client in the operator's name, and closes the client at the end. */
export async function withHttpClient<Result>(
  { openHttp, contact }: HttpDeps,
  work: (http: HttpRequester) => Promise<Result>,
): Promise<Result> {
  const http = openHttp(userAgent(await contact()))
  try {
    return await work(http)
  } finally {
    await http.close()
  }
}

export interface SharedHttpClient {
  readonly client: () => HttpClient
  /** Closes all connections. */
  readonly close: () => Promise<void>
}

/** A client that stays open, so that connections are reused; another one is opened when the user agent has changed. */
export function sharedHttpClient(openHttp: OpenHttpClient, contact: () => Contact): SharedHttpClient {
  const clients = new Map<string, HttpClient>()
  return {
    client() {
      const agent = userAgent(contact())
      const known = clients.get(agent)
      if (known !== undefined) return known
      const opened = openHttp(agent)
      clients.set(agent, opened)
      return opened
    },
    async close() {
      await Promise.all([...clients.values()].map(client => client.close()))
    },
  }
}
