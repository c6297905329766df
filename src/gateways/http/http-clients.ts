import { HostRateLimit } from './host-rate-limit.ts'
import { HttpClient, type HttpClientOptions, LIMITS } from './http-client.ts'
import { userAgent } from './user-agent.ts'

/** Opens a door to the web for whoever says who asks. */
export type OpenHttpClient = (userAgent: string) => HttpClient

/** Doors that share their turns, so that several jobs at once ask a host no more often than one. */
export function httpClientFactory(
  options: Omit<HttpClientOptions, 'userAgent' | 'turns'> = {},
): OpenHttpClient {
  const { concurrency, hostPauseMs } = { ...LIMITS, ...options.limits }
  const rateLimit = new HostRateLimit({ concurrency, pauseMs: hostPauseMs })
  return userAgent => new HttpClient({ ...options, userAgent, rateLimit })
}

export interface SharedHttpClient {
  readonly client: () => HttpClient
  /** Hangs up everywhere. */
  readonly close: () => Promise<void>
}

/** A door to the web that stays open, so that connections are used again; opened anew when who asks has changed. */
export function sharedHttpClient(
  openHttp: OpenHttpClient,
  asking: () => Parameters<typeof userAgent>[0],
): SharedHttpClient {
  const clients = new Map<string, HttpClient>()
  return {
    client() {
      const agent = userAgent(asking())
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
