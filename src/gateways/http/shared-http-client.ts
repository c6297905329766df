import type { HttpClient } from '#gateways/http/http-client.ts'
import type { OpenHttpClient } from '#gateways/http/http-clients.ts'
import { userAgent } from '#gateways/http/user-agent.ts'

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
