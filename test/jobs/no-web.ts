import { httpClientFactory } from '#gateways/http/http-clients.ts'
import type { HttpDeps } from '#services/links/http-client.ts'

/** A web in which no name resolves, for tests that run jobs without requests. */
export const NO_WEB: Omit<HttpDeps, 'store'> = {
  openHttp: httpClientFactory({
    resolve: name => Promise.reject(Object.assign(new Error(`no such name: ${name}`), { code: 'ENOTFOUND' })),
  }),
  siteUrl: () => 'https://umkreis.example',
}
