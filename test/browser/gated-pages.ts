import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { noteComplaints } from '#test/browser/complaints.ts'
import { type Gate, gateTo } from '#test/browser/gate.ts'
import { hydrated, waitForQuiet } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { openWindow, type WindowOptions } from '#test/browser/windows.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

export interface GatedVisit {
  readonly page: Page
  readonly gate: Gate
  /** What nobody caught, and what the page itself complained about. */
  readonly faults: string[]
}

export interface GatedPages {
  /**
   * A page behind a gate. Its clock stands: what is shown at once is shown before any pause is over.
   * @param options `of` is the origin of another site
   */
  visit(path: string, options?: WindowOptions & { of?: string }): Promise<GatedVisit>
}

/** One site for all tests of a file, whose pages are visited through a gate that can be shut. */
export function gatedPages(): GatedPages {
  const here = tempBrowser(siteForTests)
  return {
    async visit(path, { of = here.origin, ...options } = {}) {
      const gate = await gateTo(of)
      const page = await openWindow(here.browser, here.origin, { clock: 'by hand', ...options })
      const faults: string[] = []
      noteComplaints(page, faults, { types: ['error'] })
      const quiet = waitForQuiet(page)
      await page.goto(gate.origin + path)
      await hydrated(page)
      // What follows the first movement is loaded with it.
      await page.mouse.move(5, 5)
      await page.mouse.move(700, 400)
      await quiet()
      return { page, gate, faults }
    },
  }
}

/** No sentence of a program. */
export async function expectPlainWords(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/fetch|TypeError|undefined|\b500\b|code could not/i)
}

/** The same, and nothing that axe knows: once for each kind of message. */
export async function expectHonest(page: Page): Promise<void> {
  await expectPlainWords(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await axeFaults(page)).toEqual([])
}

/** The answer of a server that fails. */
export const PROBLEM = {
  status: 500,
  contentType: 'application/problem+json',
  body: JSON.stringify({ type: 'about:blank', title: 'x', status: 500 }),
}

/**
 * Lets the page's time pass until something is in sight (or gone), and waits for answers in between: a busy machine takes
 * longer for them than a page waits.
 */
export async function comes(
  page: Page,
  sought: Locator,
  state: 'visible' | 'detached' = 'visible',
): Promise<void> {
  const step = async () => {
    // Without every frame in between, which takes longer than the pause on a busy machine.
    await page.clock.fastForward(4_000)
    try {
      await sought.first().waitFor({ state, timeout: 3_000 })
      return true
    } catch {
      return false
    }
  }
  await expect.poll(step, { interval: 0 }).toBe(true)
}
