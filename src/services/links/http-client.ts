import type { HttpClient } from '#gateways/http/http-client.ts'
import type { OpenHttpClient } from '#gateways/http/http-clients.ts'
import { userAgent } from '#gateways/http/user-agent.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import type { StoreDeps } from '#store/store.ts'

export interface HttpDeps extends Pick<StoreDeps, 'store'> {
  /** Opens an HTTP client of gateways/http. */
  readonly openHttp: OpenHttpClient
  /** Scheme and host that visitors use. */
  readonly siteUrl: () => string
}

/** The part of an HTTP client that services use. */
export type HttpRequester = Pick<HttpClient, 'request'>

/** Does work with an HTTP client in the operator's name, and closes the client at the end. */
export async function withHttpClient<Result>(
  { store, openHttp, siteUrl }: HttpDeps,
  work: (http: HttpRequester) => Promise<Result>,
): Promise<Result> {
  const { email } = (await siteSettings(store)).operator
  const http = openHttp(userAgent({ email, siteUrl: siteUrl() }))
  try {
    return await work(http)
  } finally {
    await http.close()
  }
}
