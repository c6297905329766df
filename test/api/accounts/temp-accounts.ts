import Fastify, { type FastifyBaseLogger, type LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { apiRoutes } from '#api/routes.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { readContent } from '#gateways/content/content-files.ts'
import { ensureFirstAccount } from '#services/accounts/create-first-account.ts'
import type { Store } from '#store/store.ts'
import { TUESDAY_TEN } from '#test/api/temp-api.ts'
import { NO_OVERVIEW } from '#test/no-overview.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

export const PASSWORD = 'Grüße aus Görlitz'

/** Somebody at a browser of their own: cookies are kept, requests come from the site's own pages. */
export interface Browser {
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body?: object): Promise<LightMyRequestResponse>
  /** Logs in as 'admin' unless told otherwise. */
  logIn(login?: { username?: string; password?: string; code?: string }): Promise<LightMyRequestResponse>
  /** The session's cookie, 'umkreis=…'; empty without one. */
  cookie(): string
}

export interface TempAccounts {
  readonly store: Store
  readonly directory: TempDirectory
  /** The present of the calls, milliseconds since 1970; may be set. */
  readonly clock: { now: number }
  /** @param address where its requests come from @param protocol as a proxy in front tells it */
  browser(address?: string, protocol?: 'http' | 'https', userAgent?: string): Browser
}

/** The administrator's calls over a real store with the account 'admin', whose password is PASSWORD. */
export async function tempAccounts(
  options: {
    readonly hasRateLimits?: boolean
    readonly log?: FastifyBaseLogger
    readonly siteUrl?: string
    /** That of another site process, for both together. */
    readonly directory?: TempDirectory
  } = {},
): Promise<TempAccounts> {
  const directory = options.directory ?? (await tempDirectory())
  const { store, index, folder, siteFiles } = directory
  const clock = { now: TUESDAY_TEN }
  const now = () => clock.now
  await ensureFirstAccount({ store, now }, PASSWORD)
  const settings = () => DEFAULT_SETTINGS
  const app = Fastify({ trustProxy: true, ...(options.log !== undefined && { loggerInstance: options.log }) })
  await app.register(apiRoutes, {
    index,
    now,
    settings,
    hasMailServer: () => true,
    content: await readContent(),
    admin: {
      store,
      overview: NO_OVERVIEW,
      index,
      files: siteFiles,
      dataDir: folder,
      now,
      settings,
      refresh: async () => undefined,
      siteUrl: () => options.siteUrl ?? 'http://umkreis.localhost',
      hasMailServer: () => false,
      mailer: () => undefined,
      environment: { ownUrl: 'http://umkreis.localhost' },
      refreshServer: async () => undefined,
      hasRateLimits: options.hasRateLimits ?? false,
    },
  })
  onTestFinished(() => app.close())

  const browser = (remoteAddress = '203.0.113.9', protocol = 'http', userAgent?: string): Browser => {
    let cookie = ''
    const call: Browser['call'] = async (method, url, body) => {
      const answer = await app.inject({
        method,
        url,
        remoteAddress,
        headers: {
          cookie,
          'sec-fetch-site': 'same-origin',
          'x-forwarded-proto': protocol,
          ...(userAgent !== undefined && { 'user-agent': userAgent }),
        },
        ...(body !== undefined && { payload: body }),
      })
      const set = answer.headers['set-cookie']
      if (typeof set === 'string') cookie = set.includes('Max-Age=0;') ? '' : (set.split(';')[0] ?? '')
      return answer
    }
    return {
      call,
      logIn: login => call('POST', '/api/admin/session', { username: 'admin', password: PASSWORD, ...login }),
      cookie: () => cookie,
    }
  }
  return { store, directory, clock, browser }
}
