import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectHonest, gatedPages } from '#test/browser/gated-pages.ts'

const { visit } = gatedPages()

const DATA = '**/api/businesses/slug/**'
const SLOW = 'Das dauert länger als sonst.'
const FAILED = 'Die Seite lässt sich gerade nicht laden'

const heading = (page: Page, name?: string) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) })

/** Follows a business of the home page, the first is 0. @returns its name */
async function follow(page: Page, at: number): Promise<string> {
  const link = page.locator('.entry h3 a').nth(at)
  const name = (await link.textContent()) ?? ''
  // Nothing is prefetched by the pointer that comes to the link.
  await link.focus()
  const asked = page.waitForRequest(request => request.url().includes('/api/businesses/slug/'))
  await page.keyboard.press('Enter')
  await asked
  return name
}

test('a page whose data does not come shows its skeleton at once, says soon that it takes long, and then that it fails; it can be left and gone to again', async () => {
  const { page, faults } = await visit('/')
  const home = (await heading(page).textContent()) ?? ''
  await page.route(DATA, () => new Promise<void>(() => {}))
  await follow(page, 0)
  await page.locator('main [aria-busy=true]').first().waitFor()
  expect(await heading(page, home).count()).toBe(0)
  // Not that of the page before.
  expect(await page.title()).toBe('Umkreis')
  expect(await page.getByText(SLOW).count()).toBe(0)
  await page.clock.runFor(5_500)
  await page.getByText(SLOW).waitFor()
  await page.clock.runFor(25_000)
  await heading(page, FAILED).waitFor()
  await page.getByText('Der Server antwortet gerade nicht.').waitFor()
  expect(await page.locator('.skeleton').count()).toBe(0)
  await expectHonest(page)
  // It never comes: no skeleton returns while it is tried again.
  await page.clock.runFor(120_000)
  expect(await heading(page, FAILED).count()).toBe(1)
  await page.goBack()
  await heading(page, home).waitFor()

  // It can be left by the back button while its skeleton is shown, and gone to again.
  const name = await follow(page, 1)
  await page.locator('main [aria-busy=true]').first().waitFor()
  await page.goBack()
  await heading(page, home).waitFor()
  await page.unroute(DATA)
  await page.goForward()
  await page.clock.runFor(40_000)
  await heading(page, name).waitFor()
  await page.goBack()
  await heading(page, home).waitFor()

  // What is given up after half a minute comes with the next attempt.
  const asked: Route[] = []
  await page.route(DATA, route => {
    asked.push(route)
    return asked.length === 1 ? new Promise<void>(() => {}) : route.continue()
  })
  const another = await follow(page, 2)
  await page.locator('main [aria-busy=true]').first().waitFor()
  await page.clock.runFor(31_000)
  await heading(page, FAILED).waitFor()
  await page.clock.runFor(2_000)
  await heading(page, another).waitFor()
  expect(asked).toHaveLength(2)
  await expect.poll(() => page.title()).toContain(another)
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href')
  expect(new URL(canonical ?? '').pathname).toBe(new URL(page.url()).pathname)
  expect(faults).toEqual([])
})

test('a page whose code hangs says so after some seconds, can be left, and comes once the code does', async () => {
  const { page, faults } = await visit('/')
  const home = (await heading(page).textContent()) ?? ''
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(/\/assets\/.*\.js/, async route => {
    await arrived
    await route.continue()
  })
  const help = () => page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).first().click()
  await help()
  await page.locator('main [aria-busy=true]').first().waitFor()
  expect(await page.getByText(SLOW).count()).toBe(0)
  await page.clock.runFor(5_500)
  await page.getByText(SLOW).waitFor()
  await page.goBack()
  await heading(page, home).waitFor()
  await help()
  await page.locator('main [aria-busy=true]').first().waitFor()
  arrive()
  await heading(page, 'Hilfe').waitFor()
  expect(await page.getByText(SLOW).count()).toBe(0)
  expect(faults).toEqual([])
})
