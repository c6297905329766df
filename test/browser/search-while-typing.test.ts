import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { emptyPage } from '#test/browser/visitor.ts'
import { NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)
const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }

const pathOf = (url: URL) => url.pathname + url.search
const steps = (page: Page) => page.evaluate(() => history.length)
const isTyping = (page: Page) => page.evaluate(() => history.state?.typing === true)

async function open(path: string, options = {}): Promise<Page> {
  const page = await emptyPage(here.browser, here.origin, { clock: NOW, ...options })
  await page.goto(here.origin + path)
  await hydrated(page)
  return page
}

describe.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('while somebody types on %s', (_, screen) => {
  test('the address is that of the same search, and one step back is the list before', async () => {
    const page = await open('/businesses?location=koeln', screen)
    const field = page.getByLabel('Was?')
    await field.focus()
    await field.pressSequentially('zahn')
    await page.waitForURL(url => url.searchParams.get('query') === 'zahn')
    expect(await isTyping(page)).toBe(true)
    const typed = await steps(page)
    await field.pressSequentially('arzt')
    await page.waitForURL(url => url.searchParams.get('query') === 'zahnarzt')
    expect(page.url()).not.toContain('typing')
    await field.press('Enter')
    await expect.poll(() => isTyping(page)).toBe(false)
    expect(pathOf(new URL(page.url()))).toBe('/businesses?query=zahnarzt&location=koeln')
    expect(await steps(page)).toBe(typed)
    await page.goBack()
    await page.waitForURL(url => pathOf(url) === '/businesses?location=koeln')
  })
})

test('what is typed after the list was looked at has a step of its own', async () => {
  const page = await open('/businesses', WIDE)
  const field = page.getByLabel('Was?')
  await field.fill('zahnarzt')
  await page.waitForURL(url => url.searchParams.get('query') === 'zahnarzt')
  await field.blur()
  await field.fill('bäckerei')
  await page.waitForURL(url => url.searchParams.get('query') === 'bäckerei')
  await page.goBack()
  await page.waitForURL(url => url.searchParams.get('query') === 'zahnarzt')
  await page.goBack()
  await page.waitForURL(url => url.search === '')
})
