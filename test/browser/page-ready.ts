import type { Locator, Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { LONGEST_WAIT_MS } from '#test/counts.ts'

/** How long there must be no request, in milliseconds: what one answer sets off has begun by then. */
const MOMENT_MS = 150

/** Waits until no request of a page has been under way for a moment; counts from the call of this function on. */
export function waitForQuiet(page: Page): () => Promise<void> {
  let underWay = 0
  let since = performance.now()
  page.on('request', () => {
    underWay += 1
  })
  const end = () => {
    underWay -= 1
    since = performance.now()
  }
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    since = performance.now()
    await vi.waitUntil(() => underWay === 0 && performance.now() - since > MOMENT_MS, {
      interval: 20,
      timeout: LONGEST_WAIT_MS,
    })
  }
}

/** Waits until a public page was painted and its code has taken it over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root')
    return root === null || Object.keys(root).some(key => key.startsWith('__reactContainer'))
  })
}

/** Waits until the page's code answers to an element: what is pressed before that is the browser's own. */
export async function answering(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate(one => Object.keys(one).some(key => key.startsWith('__reactProps'))))
    .toBe(true)
}

/**
 * Where an element is, in pixels from the window's corner, once it has stood still: typeface and animations are through, and
 * what follows a new width or another answer has been drawn.
 */
export async function settledBox(
  element: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  return element.evaluate(async one => {
    const box = () => {
      const { x, y, width, height } = one.getBoundingClientRect()
      return { x, y, width, height }
    }
    await document.fonts.ready
    for (let before = ''; ; ) {
      await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const now = box()
      if (JSON.stringify(now) === before && now.width > 0) return now
      before = JSON.stringify(now)
    }
  })
}
