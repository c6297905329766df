import type { HttpDeps } from '#gateways/http/http-clients.ts'
import { httpClientFactory } from '#gateways/http/http-clients.ts'

/** A web in which no name resolves, for tests that run jobs without requests. */
export const NO_WEB: HttpDeps = {
  openHttp: httpClientFactory({
    resolve: name => Promise.reject(Object.assign(new Error(`no such name: ${name}`), { code: 'ENOTFOUND' })),
  }),
  contact: async () => ({ email: '', siteUrl: 'https://umkreis.example' }),
}
