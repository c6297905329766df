import type { FastifyInstance } from 'fastify'
import { type Logger, pino } from 'pino'
import type { BusinessDraft } from '#domain/business/business.ts'
import { DEFAULT_SETTINGS, type SiteSettings } from '#domain/settings/settings.ts'
import { buildApp } from '#server/app.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { readConfig } from '#server/config.ts'
import { withCheckedAnswers } from '#test/api/check-answers.ts'
import { builtPages } from '#test/built-pages.ts'
import { onFinished } from '#test/finished.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

/** Tuesday, 24 November 2026, 10:00 in Germany. */
export const NOW = Date.parse('2026-11-24T10:00:00+01:00')

export interface TempSite {
  readonly app: FastifyInstance
  readonly directory: TempDirectory
}

/** The whole site over a real store and index, asked by `inject`; gone after the test. */
export async function tempSite(
  drafts: readonly BusinessDraft[],
  environment: Record<string, string> = {},
  settings: SiteSettings = DEFAULT_SETTINGS,
  now: () => number = () => NOW,
  log: Logger = pino({ level: 'silent' }),
): Promise<TempSite> {
  const directory = await tempDirectory(...drafts)
  const dist = await builtPages()
  const app = await withCheckedAnswers(() =>
    buildApp({
      config: readConfig({
        SITE_URL: 'https://umkreis.example',
        SMTP_URL: 'smtp://mail.example',
        DATA_DIR: directory.folder,
        ...environment,
      }),
      index: directory.index,
      settings: () => settings,
      isReady: () => true,
      now,
      dist,
      cache: new PageCache(),
      log,
      store: directory.store,
      files: directory.siteFiles,
      overview: directory.overview,
    }),
  )
  onFinished(() => app.close())
  return { app, directory }
}
