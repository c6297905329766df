import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'
import { isTranslated, keepTranslated } from '#test/browser/translation.ts'
import { onFinished } from '#test/finished.ts'
import { NOW } from '#test/web/fake-api.ts'

export interface WindowOptions extends BrowserContextOptions {
  /** A moment at which it stands, in milliseconds since 1970; 'by hand': from NOW on, moved and stopped by page.clock; unset: the real one. */
  readonly clock?: number | 'by hand'
  /** The window is no other test's: this one counts what a new browser asks, or changes what cannot be put back. */
  readonly isOwn?: boolean
}

const DESK = { width: 1440, height: 900 }

interface Idle {
  /** What cannot be changed in a window. */
  readonly kind: string
  readonly page: Page
}

/** Windows that no test uses now, the one that was used last at the end. */
const idle = new WeakMap<Browser, Idle[]>()
/** Each is a process of its own. */
const MOST_IDLE = 4

/**
 * A window without cookies and storage, gone with the test (with the file: oncePerFile). The next test gets the same one
 * with what it has cached: a new window is a new process that fetches and compiles the pages' code anew.
 * @param home 'http://127.0.0.1:…' of a site that answers as long as the window is in use, where it is left
 */
export async function openWindow(
  browser: Browser,
  home: string,
  {
    viewport = DESK,
    colorScheme = 'light',
    forcedColors = null,
    isOwn = false,
    ...fixed
  }: WindowOptions = {},
): Promise<Page> {
  const kind = JSON.stringify(fixed)
  const page = (isOwn ? undefined : takeIdle(browser, kind)) ?? (await newPage(browser, fixed))
  onFinished(async test => {
    const isEmpty = !isOwn && test?.result?.state === 'pass' && (await emptyWindow(page, home))
    if (isEmpty) await putIdle(browser, { kind, page })
    else await page.context().close()
  })
  const { permissions, geolocation = null, reducedMotion = null, clock } = fixed
  if (viewport !== null) await page.setViewportSize(viewport)
  await page.emulateMedia({ colorScheme, forcedColors, media: null, reducedMotion })
  await page.context().setGeolocation(geolocation)
  if (permissions !== undefined) await page.context().grantPermissions(permissions)
  if (typeof clock === 'number') await page.clock.setFixedTime(clock)
  if (clock === 'by hand') {
    await page.clock.install({ time: NOW })
    // The test before may have stopped it.
    await page.clock.resume()
  }
  return page
}

/** Whether a window stands by for the next test. */
export function isIdle(browser: Browser, context: BrowserContext): boolean {
  return idle.get(browser)?.some(({ page }) => page.context() === context) === true
}

async function newPage(browser: Browser, { clock, ...options }: WindowOptions): Promise<Page> {
  const page = await (await browser.newContext(options)).newPage()
  if (isTranslated) await keepTranslated(page, { mark: '', delayMs: 0 })
  if (clock === 'by hand') {
    await page.addInitScript(() => {
      // The browser's own would not keep to the clock.
      AbortSignal.timeout = ms => {
        const ended = new AbortController()
        setTimeout(() => ended.abort(), ms)
        return ended.signal
      }
    })
  }
  return page
}

function takeIdle(browser: Browser, kind: string): Page | undefined {
  const others = idle.get(browser)?.filter(({ page }) => !page.isClosed()) ?? []
  const at = others.findLastIndex(other => other.kind === kind)
  const [taken] = at < 0 ? [] : others.splice(at, 1)
  idle.set(browser, others)
  return taken?.page
}

async function putIdle(browser: Browser, left: Idle): Promise<void> {
  const others = idle.get(browser) ?? []
  others.push(left)
  const tooOld = others.splice(0, Math.max(0, others.length - MOST_IDLE))
  idle.set(browser, others)
  for (const { page } of tooOld) await page.context().close()
}

/** Leaves a page as if nobody had been there. @returns whether that was possible */
async function emptyWindow(page: Page, home: string): Promise<boolean> {
  const context = page.context()
  for (const event of ['pageerror', 'console', 'dialog', 'popup', 'download', 'filechooser'] as const)
    page.removeAllListeners(event)
  for (const event of ['request', 'response', 'requestfinished', 'requestfailed'] as const)
    page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.setOffline(false)
  for (const other of context.pages()) if (other !== page) await other.close()
  // A document that asks and stores nothing, at which the site's storage is within reach.
  const hasLeft = await page.goto(`${home}/favicon.ico`).then(
    answer => answer !== null,
    () => false,
  )
  if (!hasLeft) return false
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  // Nothing lies under the pointer when the next page comes.
  await page.mouse.move(0, 0)
  await context.clearCookies()
  await context.clearPermissions()
  return true
}
