import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { emptyPage } from '#test/browser/visitor.ts'
import { BUSINESSES, NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)
const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
const withPhotos = BUSINESSES.find(({ photos }) => photos.length > 1)

/** Comes from another document, so that a step too many is seen. */
async function openFrom(path: string, options = {}): Promise<Page> {
  const page = await emptyPage(here.browser, here.origin, { clock: NOW, ...options })
  await page.goto(`${here.origin}/favicon.ico`)
  await page.goto(here.origin + path)
  await hydrated(page)
  return page
}
const path = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search
const steps = (page: Page) => page.evaluate(() => history.length)

describe('the back button closes', () => {
  test('the photos, and then leaves the page; nothing more where they were closed by their button', async () => {
    const page = await openFrom(`/${withPhotos?.urlSlug}`)
    const viewer = page.locator('dialog.viewer[open]')
    await page.locator('.gallery a').first().click()
    await viewer.waitFor()
    await page.goBack()
    await expect.poll(() => viewer.count()).toBe(0)
    expect(path(page)).toBe(`/${withPhotos?.urlSlug}`)
    await page.goBack()
    await page.waitForURL('**/favicon.ico')
    await page.goForward()
    await hydrated(page)
    await page.locator('.gallery a').first().click()
    await page.getByRole('button', { name: 'Schließen' }).click()
    await expect.poll(() => viewer.count()).toBe(0)
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    await page.goBack()
    await page.waitForURL('**/favicon.ico')
  })

  test('the filters of a phone and keeps what was chosen in them', async () => {
    const page = await openFrom('/businesses', PHONE)
    await page.locator('.facets-btn').tap()
    await page.locator('#filter:popover-open').waitFor()
    await page.getByLabel('mit Foto').check()
    await page.waitForURL('**hasPhoto=true**')
    await page.goBack()
    await expect.poll(() => page.locator('#filter:popover-open').count()).toBe(0)
    expect(path(page)).toContain('hasPhoto=true')
    await page.goBack()
    await page.waitForURL('**/businesses')
    expect(await page.locator('#filter:popover-open').count()).toBe(0)
    await page.goBack()
    await page.waitForURL('**/favicon.ico')
  })

  test('the menu of a phone, and a link in it leads on without a step that does nothing', async () => {
    const page = await openFrom('/businesses', PHONE)
    const before = await steps(page)
    const menu = page.getByRole('button', { name: 'Menü' })
    await menu.tap()
    await page.locator('#nav:popover-open').waitFor()
    await expect.poll(() => steps(page)).toBe(before + 1)
    await page.goBack()
    await expect.poll(() => page.locator('#nav:popover-open').count()).toBe(0)
    expect(path(page)).toBe('/businesses')
    await menu.tap()
    await page.locator('#nav').getByRole('link', { name: 'Kategorien' }).tap()
    await page.waitForURL('**/categories')
    await page.goBack()
    await page.waitForURL('**/businesses')
    expect(await page.locator('#nav:popover-open').count()).toBe(0)
  })

  test('the suggestions that cover a phone, and what was typed is searched at once', async () => {
    const page = await openFrom('/businesses', PHONE)
    await page.getByLabel('Was?').tap()
    await page.locator('.search-in.is-open').waitFor()
    await page.keyboard.type('Bäck')
    const { query, entries } = await page.evaluate(() => {
      document.querySelector<HTMLElement>('.search-back')?.click()
      return { query: new URLSearchParams(location.search).get('query'), entries: history.length }
    })
    expect(query).toBe('Bäck')
    await expect.poll(() => page.evaluate(() => history.state.layer)).toBe(undefined)
    expect(await page.getByLabel('Was?').inputValue()).toBe('Bäck')
    expect(await steps(page)).toBe(entries)
  })

  test('nothing that was chosen while the browser was on its way back', async () => {
    const page = await openFrom('/businesses', PHONE)
    // A busy phone takes longer for it than a finger.
    await page.evaluate(() => {
      const back = history.back.bind(history)
      history.back = () => {
        setTimeout(back, 1_000)
        setTimeout(() => document.body.classList.add('is-back'), 1_500)
      }
    })
    await page.locator('.facets-btn').tap()
    await page.locator('#filter:popover-open').waitFor()
    await page.getByRole('button', { name: 'Filter schließen' }).tap()
    await page.locator('.quick a').first().tap()
    await page.waitForURL('**openAt=now')
    await page.locator('.is-back').waitFor()
    expect(path(page)).toContain('openAt=now')
    await page.goBack()
    await page.waitForURL('**/businesses')
    await page.goBack()
    await page.waitForURL('**/favicon.ico')
  })

  test('the suggestions that cover a phone, also after the other field was chosen', async () => {
    const page = await openFrom('/businesses', PHONE)
    await page.getByLabel('Was?').tap()
    await page.locator('.search-in.is-open').waitFor()
    await page.goBack()
    await expect.poll(() => page.locator('.search-in.is-open').count()).toBe(0)
    expect(path(page)).toBe('/businesses')
    await page.getByLabel('Wo?').tap()
    await page.locator('.search-in.is-open').waitFor()
    await page.locator('.search-back').tap()
    await expect.poll(() => page.locator('.search-in.is-open').count()).toBe(0)
    await expect.poll(() => page.evaluate(() => history.state)).toBe(null)
    await page.goBack()
    await page.waitForURL('**/favicon.ico')
  })
})
