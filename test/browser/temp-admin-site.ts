import { pino } from 'pino'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { FIRST_USERNAME } from '#domain/account/account.ts'
import type { BusinessDraft } from '#domain/business/business.ts'
import { hashPassword } from '#gateways/credentials/password-hash.ts'
import { buildApp } from '#server/app.ts'
import { cachedValue } from '#server/cache/cached-value.ts'
import { PageCache } from '#server/cache/page-cache.ts'
import { readConfig } from '#server/config.ts'
import { openSession } from '#services/accounts/sessions.ts'
import { siteSettings } from '#services/settings/site-settings.ts'
import { accountByName, insertAccount } from '#store/accounts/accounts.ts'
import { withCheckedAnswers } from '#test/api/check-answers.ts'
import { axeFaults } from '#test/browser/axe.ts'
import { noteComplaints, noteForeign } from '#test/browser/complaints.ts'
import { openWindow, type WindowOptions } from '#test/browser/windows.ts'
import { builtPages } from '#test/built-pages.ts'
import { onFinished } from '#test/finished.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'

/** The password of the account 'admin'. */
export const PASSWORD = 'geheim-genug-123'
let passwordHash: Promise<string> | undefined

export interface TempAdminSite extends TempDirectory {
  /** 'http://127.0.0.1:…' */
  readonly origin: string
  /** A page of the area in a browser where 'admin' is logged in. */
  open(path: string, options?: OpenOptions): Promise<OpenedScreen>
}

export interface OpenOptions extends WindowOptions {
  /** Nobody is logged in. */
  isLoggedOut?: boolean
}

export interface OpenedScreen {
  readonly page: Page
  /** What the browser complained about; failing answers are not among it, tests provoke them. */
  readonly faults: string[]
}

/** The whole site with a logged-in administrator's browser, over a real store and index; gone after the test. */
export async function tempAdminSite(browser: Browser, ...drafts: BusinessDraft[]): Promise<TempAdminSite> {
  // Never asked: no worker runs, so mails stay in the outbox.
  return adminSite(browser, { SMTP_URL: 'smtp://mail.example' }, drafts)
}

/** The same without a mail server. */
export async function tempAdminSiteWithoutMail(
  browser: Browser,
  ...drafts: BusinessDraft[]
): Promise<TempAdminSite> {
  return adminSite(browser, {}, drafts)
}

async function adminSite(
  browser: Browser,
  environment: Readonly<Record<string, string>>,
  drafts: readonly BusinessDraft[],
): Promise<TempAdminSite> {
  const directory = await tempDirectory(...drafts)
  const { store, index, folder } = directory
  const log = pino({ level: 'silent' })
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
      config: readConfig({ DATA_DIR: folder, RATE_LIMIT: 'off', ...environment }),
      index,
      settings: settings.current,
      isReady: () => true,
      now: Date.now,
      dist,
      cache,
      log,
      store,
      files: directory.siteFiles,
      overview: directory.overview,
      refresh: settings.refresh,
    }),
  )
  onFinished(() => app.close())
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  passwordHash ??= hashPassword(PASSWORD)
  const first = { username: FIRST_USERNAME, passwordHash: await passwordHash }
  await store.write(trx => insertAccount(trx, first, Date.now()))

  const open: TempAdminSite['open'] = async (path, { isLoggedOut = false, ...options } = {}) => {
    // Visitors' windows begin with an empty cache.
    const page = await openWindow(browser, origin, { isOwn: !path.includes('/admin'), ...options })
    if (!isLoggedOut) {
      const token = await store.write(async trx => {
        const account = await accountByName(trx, FIRST_USERNAME)
        return openSession(trx, Number(account?.id), Date.now())
      })
      await page.context().addCookies([{ name: 'umkreis', value: token, url: origin }])
    }
    const faults: string[] = []
    noteComplaints(page, faults)
    noteForeign(page, origin, faults)
    await page.goto(origin + path)
    return { page, faults }
  }
  return { ...directory, origin, open }
}

/** Nothing that axe finds fault with, and no sideways scrolling of the page. */
export async function expectNoFault(page: Page): Promise<void> {
  expect(await axeFaults(page)).toEqual([])
  await expectNarrowEnough(page)
}

/** No sideways scrolling of the page. */
export async function expectNarrowEnough(page: Page): Promise<void> {
  const width = page.viewportSize()?.width ?? 0
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(width)
}

/** The name of the part of the screen that has the focus or the control with it; '' while the focus is on nothing. */
export function focusedPart(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement
    if (focused === null || focused === document.body) return ''
    const part = focused.closest('[aria-labelledby], [aria-label]')
    const named = document.getElementById(part?.getAttribute('aria-labelledby') ?? '')
    return named?.textContent ?? part?.getAttribute('aria-label') ?? focused.localName
  })
}
