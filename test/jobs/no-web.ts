import { openDoors } from '#gateways/http/doors.ts'
import type { WebDeps } from '#services/ask-web.ts'

/** A web in which no name leads anywhere, for whoever runs all kinds of jobs and asks nothing. */
export const NO_WEB: Omit<WebDeps, 'store'> = {
  openHttp: openDoors({
    resolve: name => Promise.reject(Object.assign(new Error(`no such name: ${name}`), { code: 'ENOTFOUND' })),
  }),
  siteUrl: 'https://umkreis.example',
}
