import type { FastifyBaseLogger, FastifyInstance, LightMyRequestResponse } from 'fastify'
import { pino } from 'pino'
import type { BusinessDraft } from '#domain/business/business.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { buildApp } from '#server/app.ts'
import { cachedValue } from '#server/cache/cached-value.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { readConfig } from '#server/config.ts'
import { openSession } from '#services/accounts/sessions.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { insertAccount } from '#store/accounts/accounts.ts'
import { type DailyMetric, setMetric } from '#store/metrics.ts'
import { withCheckedAnswers } from '#test/api/check-answers.ts'
import { builtPages } from '#test/built-pages.ts'
import { onFinished } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'
import { NOW } from './temp-site.ts'

export const PASSWORD = 'Grüße aus Görlitz'

/** An address of every kind of page about liveSite's directory. */
export const PAGES: readonly string[] = [
  '/',
  '/en',
  '/tr/businesses?query=bäckerei',
  '/businesses',
  '/categories',
  '/categories/gastronomie',
  '/city/goerlitz',
  '/goerlitz/baeckerei-roth',
  '/about',
  '/help',
  '/contact',
  '/add-business',
  '/blog',
  '/imprint',
  '/cookies',
  '/gibt/es/nicht',
]

export interface LiveSite {
  readonly app: FastifyInstance
  readonly directory: TempDirectory
  readonly cache: PageCache
  /** Asks as the administrator, logged in. */
  call(method: 'GET' | 'POST' | 'PUT', url: string, payload?: object): Promise<LightMyRequestResponse>
  /** Changes the settings as the administrator does, and answers the status. */
  save(settings: object): Promise<number>
}

/**
 * The whole site with settings that an administrator changes while it runs; gone after the test.
 * @param metrics recorded before it starts
 */
export async function liveSite(
  drafts: readonly BusinessDraft[] = [draft()],
  metrics: readonly DailyMetric[] = [],
  log: FastifyBaseLogger = pino({ level: 'silent' }),
): Promise<LiveSite> {
  const directory = await tempDirectory(...drafts)
  const { store, index } = directory
  for (const metric of metrics) await setMetric(store.db, metric)
  const cache = new PageCache()
  const settings = await cachedValue(() => siteSettings(store), {
    name: 'settings',
    log,
    onChanged: () => cache.clear(),
  })
  onFinished(() => settings.stop())
  const dist = await builtPages()
  const app = await withCheckedAnswers(() =>
    buildApp({
      config: readConfig({
        SITE_URL: 'https://umkreis.example',
        SMTP_URL: 'smtp://mail.example',
        DATA_DIR: directory.folder,
      }),
      index,
      settings: settings.current,
      refresh: settings.refresh,
      isReady: () => true,
      now: () => NOW,
      dist,
      cache,
      log,
      store,
      files: directory.siteFiles,
      overview: directory.overview,
    }),
  )
  onFinished(() => app.close())
  const passwordHash = await hashPassword(PASSWORD)
  const token = await store.write(async trx => {
    const { id } = await insertAccount(trx, { username: 'admin', passwordHash }, NOW)
    return openSession(trx, id, NOW)
  })
  const call: LiveSite['call'] = (method, url, payload) =>
    app.inject({
      method,
      url,
      headers: { cookie: `umkreis=${token}`, 'sec-fetch-site': 'same-origin' },
      ...(payload !== undefined && { payload }),
    })
  const save = async (change: object) => {
    const { statusCode } = await call('POST', '/api/admin/settings/bulk', { ...change, password: PASSWORD })
    return statusCode
  }
  return { app, directory, cache, call, save }
}
