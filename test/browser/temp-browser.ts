import type { FastifyInstance } from 'fastify'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { noteComplaints } from '#test/browser/complaints.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { hydrated, waitForQuiet } from '#test/browser/page-ready.ts'
import { openWindow, type WindowOptions } from '#test/browser/windows.ts'
import { NOW } from '#test/web/fake-api.ts'

export interface VisitOptions extends Omit<WindowOptions, 'clock'> {
  /** 'stopped' at NOW (the default); 'by hand' from NOW on, by page.clock; or the real one. */
  readonly clock?: 'stopped' | 'by hand' | 'real'
  /** Other hosts that the page may ask; whoever else is asked is a fault. */
  readonly mayAsk?: RegExp
  /** Runs before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>
}

export interface Visit {
  readonly page: Page
  /** Errors, warnings, violated policies and requests to other hosts. */
  readonly faults: string[]
  /** Whatever was asked of the site itself, in order. */
  readonly asked: URL[]
  /** Addresses on other hosts that were asked. */
  readonly foreign: string[]
  /** Mails that were handed to the mail program. */
  readonly mails: URL[]
  /** Resolves when no request has been under way for a moment. */
  quiet(): Promise<void>
  /** Opens another page in the same tab, which takes half as long as a visit; ready like that. */
  goTo(path: string): Promise<void>
}

export interface TempBrowser {
  /** 'http://127.0.0.1:1234', once the tests run. */
  readonly origin: string
  /** For pages that a test opens in its own way; once the tests run. */
  readonly browser: Browser
  /** Opens a page in a window of its own, gone after the test (or with the file: oncePerFile); ready when the network is quiet. */
  visit(path: string, options?: VisitOptions): Promise<Visit>
}

/** One site and one browser for all tests of a file. */
export function tempBrowser(makeSite: () => Promise<FastifyInstance>): TempBrowser {
  let site: FastifyInstance | undefined
  let browser: Browser | undefined
  let origin = ''
  beforeAll(async () => {
    site = await makeSite()
    origin = await site.listen({ host: '127.0.0.1', port: 0 })
    browser = await testBrowser()
  })
  afterAll(async () => {
    await site?.close()
  })
  const started = () => {
    if (browser === undefined) throw new Error('the browser starts with the tests of the file')
    return browser
  }
  return {
    get origin() {
      return origin
    },
    get browser() {
      return started()
    },
    async visit(path, { clock = 'stopped', mayAsk, before, ...options } = {}) {
      const page = await openWindow(started(), origin, {
        ...options,
        ...(clock !== 'real' && { clock: clock === 'stopped' ? NOW : clock }),
      })
      const quiet = waitForQuiet(page)
      const goTo = async (path: string) => {
        await page.goto(origin + path)
        if (options.javaScriptEnabled !== false) await hydrated(page)
        await quiet()
      }
      const visit = { page, faults: [], asked: [], foreign: [], mails: [], quiet, goTo }
      record(visit, origin, mayAsk)
      await before?.(page)
      await goTo(path)
      return visit
    },
  }
}

function record({ page, faults, asked, foreign, mails }: Visit, origin: string, mayAsk?: RegExp): void {
  // What the browser says of a page that is missing, and rightly so.
  noteComplaints(page, faults, { provoked: /status of (404|410)/ })
  page.on('request', request => {
    const url = request.url()
    if (url.startsWith('data:')) return
    if (url.startsWith('mailto:')) mails.push(new URL(url))
    else if (url.startsWith(`${origin}/`)) asked.push(new URL(url))
    else {
      foreign.push(url)
      if (mayAsk?.test(url) !== true) faults.push(`asked ${url}`)
    }
  })
}
