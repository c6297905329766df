import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { hydrated } from '#test/browser/page-ready.ts'
import type { OpenedScreen } from '#test/browser/temp-admin-site.ts'

export interface VisitorOptions extends BrowserContextOptions {
  /** What this browser has stored for the site before, by name. */
  readonly stored?: Readonly<Record<string, string>>
  /** Where the clock stands, in milliseconds since 1970; unset: it goes. */
  readonly time?: number
}

const DESK = { width: 1440, height: 900 }

interface Idle {
  /** What cannot be changed in a window. */
  readonly kind: string
  readonly page: Page
}

/** Windows that no test uses now. */
const idle = new WeakMap<Browser, Idle[]>()

/**
 * An empty page of a site, gone with the test. The next test gets the same window: a new one is a new process that compiles
 * the pages' code anew, which takes three times as long as the visit.
 * @param origin 'http://127.0.0.1:…'
 */
export async function emptyPage(
  browser: Browser,
  origin: string,
  { viewport = DESK, colorScheme = 'light', forcedColors = null, stored = {}, ...fixed }: VisitorOptions = {},
): Promise<Page> {
  const kind = JSON.stringify(fixed)
  const others = idle.get(browser)?.filter(({ page }) => !page.isClosed()) ?? []
  const at = others.findIndex(other => other.kind === kind)
  const [used] = at < 0 ? [] : others.splice(at, 1)
  idle.set(browser, others)
  const page = used?.page ?? (await newPage(browser, fixed))
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'pass') return page.context().close()
    await emptyWindow(page)
    idle.get(browser)?.push({ kind, page })
  })
  if (viewport !== null) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, forcedColors, media: null, reducedMotion: null })
  // A document that asks nothing, at which the site's storage is within reach.
  await page.goto(`${origin}/favicon.ico`)
  await page.evaluate(texts => Object.assign(localStorage, texts), stored)
  return page
}

async function newPage(browser: Browser, { time, ...options }: VisitorOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  if (time !== undefined) await page.clock.setFixedTime(time)
  return page
}

/** Leaves a window as if nobody had been there. */
async function emptyWindow(page: Page): Promise<void> {
  const context = page.context()
  for (const event of ['pageerror', 'console', 'request', 'dialog'] as const) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  for (const other of context.pages()) if (other !== page) await other.close()
  const { origin } = new URL(page.url())
  await page.goto(`${origin}/favicon.ico`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  // Nothing lies under the pointer when the next page comes.
  await page.mouse.move(0, 0)
  await context.clearCookies()
}

/** A visitor's page that its code has taken over. */
export async function visitSite(
  browser: Browser,
  origin: string,
  path: string,
  options: VisitorOptions = {},
): Promise<OpenedScreen> {
  const page = await emptyPage(browser, origin, options)
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    const isAnswer = message.text().startsWith('Failed to load resource')
    if (['error', 'warning'].includes(message.type()) && !isAnswer) faults.push(message.text())
  })
  page.on('request', request => {
    if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(origin))
      faults.push(`asked ${request.url()}`)
  })
  await page.goto(origin + path)
  await takenOver(page)
  return { page, faults }
}

/**
 * Waits until the code of a page answers in all of it, and has read what is stored: until its turn a form is sent by the
 * browser itself.
 */
export async function takenOver(page: Page): Promise<void> {
  await hydrated(page)
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main form[method=post]')].every(form =>
      Object.keys(form).some(key => key.startsWith('__reactProps')),
    ),
  )
  await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve))))
}
