import type { Browser, Page } from 'playwright-core'
import { noteComplaints, noteForeign } from '#test/browser/complaints.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import type { OpenedScreen } from '#test/browser/temp-admin-site.ts'
import { openWindow, type WindowOptions } from '#test/browser/windows.ts'

export interface VisitorOptions extends WindowOptions {
  /** What this browser has stored for the site before, by name. */
  readonly stored?: Readonly<Record<string, string>>
}

/**
 * An empty page of a site, gone with the test.
 * @param origin 'http://127.0.0.1:…'
 */
export async function emptyPage(
  browser: Browser,
  origin: string,
  { stored, ...options }: VisitorOptions = {},
): Promise<Page> {
  const page = await openWindow(browser, origin, options)
  if (stored === undefined) return page
  // A document that asks nothing, at which the site's storage is within reach.
  await page.goto(`${origin}/favicon.ico`)
  await page.evaluate(texts => Object.assign(localStorage, texts), stored)
  return page
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
  noteComplaints(page, faults)
  noteForeign(page, origin, faults)
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
