import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { oncePerFile } from '#test/finished.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(() => siteForTests())

const PAGES = {
  home: '/',
  'a list': '/businesses?query=heizung&location=berlin',
  'a grid': '/businesses?view=grid&category=handwerker',
  'no results': '/businesses?query=gibtesnicht',
  'a business': `/${BUSINESSES[0]?.urlSlug}`,
  'a city': '/city/koeln',
  'a category': '/categories/handwerker',
  'a shared list': '/merkliste?ids=204001,204002',
  'the first step of a listing': '/add-business',
  contact: '/contact',
  help: '/help',
  cookies: '/cookies',
}

describe('the Tab key', () => {
  const tab = oncePerFile(() => here.visit('/robots.txt'))

  test.each(Object.entries(PAGES))(
    '%s: comes to all that can be used, in its order, and back',
    async (_, path) => {
      const { page, faults } = tab()
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(here.origin + path)
        await hydrated(page)
        await page.mouse.move(5, 5)
        await tab().quiet()
        const expected = await usable(page)
        expect(expected.length, `${width} px`).toBeGreaterThan(8)
        expect(await stops(page, 'Tab'), `${width} px`).toEqual(expected)
        expect(await stops(page, 'Shift+Tab'), `${width} px, back`).toEqual(expected.toReversed())
        // On a phone the search covers the page while it is passed; the browser may still be on its way back from that.
        await page.waitForFunction(() => history.state?.layer === undefined)
      }
      expect(faults).toEqual([])
    },
  )

  test('begins with the way to the content and, on a list, with that to its entries', async () => {
    const { page } = await here.visit('/businesses?query=heizung&location=berlin')
    await toEdge(page, true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zum Inhalt')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Zu den Treffern')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.matches('.entry h3 a'))).toBe(true)
  })
})

/** What can be seen and used, in the order of the document, each with a number; of radios that belong together the chosen one. */
function usable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const radioOf = (input: HTMLInputElement) => {
      const group = [
        ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${input.name}"]`),
      ].filter(other => other.form === input.form)
      return group.find(other => other.checked) ?? group[0]
    }
    const controls = document.querySelectorAll<HTMLElement | SVGElement>(
      'a[href], button:not(:disabled), input:not([type=hidden], :disabled), select, textarea, summary, [tabindex="0"]',
    )
    return [...controls]
      .filter(
        control =>
          control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }) &&
          // What only machines fill in, and what the list beside it has as well.
          control.closest('[name=homepage], [aria-hidden=true]') === null &&
          (!(control instanceof HTMLInputElement) ||
            control.type !== 'radio' ||
            radioOf(control) === control),
      )
      .map((control, at) => {
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 30)
        const text = `${at} ${control.localName} ${control.getAttribute('name') ?? name}`
        control.dataset.stop = text
        return text
      })
  })
}

/** Puts the keyboard before the first or behind the last control. */
async function toEdge(page: Page, isFirst: boolean): Promise<void> {
  await page.evaluate(before => {
    const edge = document.createElement('span')
    edge.tabIndex = -1
    if (before) document.body.prepend(edge)
    else document.body.append(edge)
    edge.focus()
    edge.remove()
  }, isFirst)
}

/** Where a key leads from the window's edge on, until it leaves the document. */
async function stops(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  await toEdge(page, key === 'Tab')
  const found: string[] = []
  for (;;) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(() =>
      document.activeElement === null || document.activeElement === document.body
        ? undefined
        : ((document.activeElement as HTMLElement | SVGElement).dataset.stop ??
          `unknown ${document.activeElement.outerHTML.slice(0, 80)}`),
    )
    if (stop === undefined || found.length > 500) return found
    // A date has a stop for each of its parts.
    if (stop !== found.at(-1)) found.push(stop)
  }
}
