import Fastify, { type FastifyInstance, type InjectOptions, type LightMyRequestResponse } from 'fastify'
import type { AdminRouteDeps } from '#api/http/admin-route.ts'
import { formLimits } from '#api/http/form-guard.ts'
import { apiRoutes } from '#api/routes.ts'
import type { BusinessDraft } from '#domain/business/business.ts'
import { readContent } from '#gateways/content/content-files.ts'
import { smtpMailer } from '#gateways/mail/smtp-mailer.ts'
import { openSession } from '#services/accounts/sessions.ts'
import { currentCategoryRules } from '#services/categories/change-category.ts'
import type { UploadLimit } from '#services/imports/upload-import.ts'
import { type ServerEnvironment, serverSettings } from '#services/settings/server-settings.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { takeNumbers } from '#store/counters.ts'
import { onFinished } from '#test/finished.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'
import { checkAnswers } from './check-answers.ts'
import { TUESDAY_TEN } from './temp-api.ts'

export interface TempAdmin extends TempDirectory {
  readonly app: FastifyInstance
  /** The session's cookie header. */
  readonly cookie: string
  /** The present of the calls, milliseconds since 1970; may be set. */
  readonly clock: { now: number }
  /** One call as the logged-in administrator, from the site's own pages. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    body?: object,
  ): Promise<LightMyRequestResponse>
}

/** The calls with an administrator named 'admin' logged in, over a real store and index; gone after the test. */
export async function tempAdmin(...drafts: BusinessDraft[]): Promise<TempAdmin> {
  return tempAdminOn(Fastify(), ...drafts)
}

/** The same on an app with options of its own, which is closed after the test. */
export async function tempAdminOn(app: FastifyInstance, ...drafts: BusinessDraft[]): Promise<TempAdmin> {
  return tempAdminWith({ app }, ...drafts)
}

/** A mail server that is never asked: mails stay in the outbox, because no worker sends them. */
const ENVIRONMENT: ServerEnvironment = {
  siteUrl: 'https://umkreis.example',
  smtpUrl: 'smtp://mail.example',
  ownUrl: 'http://localhost:3000',
}

export interface TempAdminOptions extends UploadLimit {
  readonly app?: FastifyInstance
  readonly environment?: ServerEnvironment
}

/** The same with a limit of uploads or an environment of its own. */
export async function tempAdminWith(
  { app = Fastify(), uploadLimitBytes, environment = ENVIRONMENT }: TempAdminOptions,
  ...drafts: BusinessDraft[]
): Promise<TempAdmin> {
  const directory = await tempDirectory(...drafts)
  const { store, index, overview } = directory
  const clock = { now: TUESDAY_TEN }
  const now = () => clock.now
  let settings = await siteSettings(store)
  let server = await serverSettings(store, environment)
  let categories = await currentCategoryRules({ store })
  const deps: AdminRouteDeps = {
    store,
    index,
    overview,
    files: directory.siteFiles,
    dataDir: directory.folder,
    now,
    settings: () => settings,
    refresh: async () => {
      settings = await siteSettings(store)
    },
    refreshCategories: async () => {
      categories = await currentCategoryRules({ store })
    },
    hasRateLimits: false,
    siteUrl: () => server.siteUrl,
    hasMailServer: () => server.mailServer !== undefined,
    mailer: () => server.mailServer && smtpMailer(server.mailServer),
    environment,
    refreshServer: async () => {
      server = await serverSettings(store, environment)
    },
    uploadLimitBytes,
  }
  checkAnswers(app)
  await app.register(apiRoutes, {
    index,
    now,
    settings: deps.settings,
    categories: () => categories,
    hasMailServer: () => true,
    content: await readContent(),
    admin: deps,
    forms: {
      ...deps,
      ticketKey: Buffer.alloc(32, 7),
      limits: await formLimits(app, deps),
    },
  })
  onFinished(() => app.close())
  const token = await store.write(async trx => {
    const id = await takeNumbers(trx, 'account', 1)
    await trx
      .insertInto('accounts')
      .values({
        id,
        username: 'admin',
        password_hash: 'none: this account cannot log in',
        totp_secret: null,
        totp_last_step: null,
        created_at: 0,
        last_login_at: null,
      })
      .execute()
    return openSession(trx, id, now())
  })
  const cookie = `umkreis=${token}`
  const call: TempAdmin['call'] = (method, url, body) => {
    const options: InjectOptions = { method, url, headers: { cookie, 'sec-fetch-site': 'same-origin' } }
    return app.inject(body === undefined ? options : { ...options, payload: body })
  }
  return { ...directory, app, cookie, clock, call }
}
