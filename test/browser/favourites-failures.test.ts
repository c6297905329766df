import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { comes, expectHonest, gatedPages } from '#test/browser/gated-pages.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'

const { visit } = gatedPages()

const IDS = BUSINESSES.slice(0, 2).map(({ id }) => id)
const SHARED = `/merkliste?ids=${IDS}`

const saved = (page: Page) => page.evaluate(() => localStorage.getItem('merkliste'))

test('a shared list keeps its plan where the code of it cannot be loaded, and the plan works later', async () => {
  const { page, gate, faults } = await visit('/')
  const plot = /\/assets\/result-plot-[^/]*\.js/
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 900 })
    await page.route(plot, route => route.abort())
    await page.goto(gate.origin + SHARED, { waitUntil: 'commit' })
    await hydrated(page)
    // What follows the first movement changes what the page is given.
    await page.mouse.move(5, 5)
    await page.mouse.move(200, 300)
    await page.clock.runFor(6_000)
    await page
      .getByRole('checkbox', { name: /ergleich/ })
      .first()
      .check()
    await page.clock.runFor(1_000)
    if (width === 360) await page.getByRole('button', { name: 'Karte', exact: true }).click()
    expect(await page.locator('#karte .pins a').first().isVisible()).toBe(true)
    if (width === 360) await expectHonest(page)
    await page.unroute(plot)
    const load = page.getByRole('button', { name: 'Karte laden' })
    await expect
      .poll(async () => {
        await page.clock.runFor(5_000)
        return load.evaluate(button => Object.keys(button).some(key => key.startsWith('__reactProps')))
      })
      .toBe(true)
  }
  expect(faults).toEqual([])
})

test('businesses are saved and taken off the list without a server', async () => {
  const { page, gate, faults } = await visit('/businesses')
  await gate.shut()
  const keep = page.locator('.entry button[aria-pressed=false]')
  await keep.first().click()
  await expect.poll(() => saved(page)).toMatch(/^\d+$/)
  await page.locator('.entry button[aria-pressed=true]').first().click()
  await expect.poll(() => saved(page)).toBeNull()
  await expectHonest(page)
  expect(faults).toEqual([])
})

test('the own list without a server says so instead of being empty, and comes by itself', async () => {
  const { page, gate, faults } = await visit('/')
  await page.evaluate(text => localStorage.setItem('merkliste', text), IDS.join())
  // Its code is there, as after an earlier visit to it.
  await page.goto(`${gate.origin}/merkliste`)
  await page.locator('.remove-saved').first().waitFor()
  await gate.shut()
  const before = await page.locator('.saved .entry').count()
  await page.locator('.remove-saved').first().click()
  await page.getByText('Der Server antwortet gerade nicht.').waitFor()
  await page.getByText('Sie sehen noch den Stand von vorhin.').waitFor()
  expect(await page.locator('.saved .entry').count()).toBe(before - 1)
  expect(await saved(page)).toBe(String(IDS[1]))
  await page.clock.runFor(2_500)
  await expectHonest(page)
  await gate.open()
  await page.getByRole('heading', { level: 2, name: '1 Betrieb', exact: true }).waitFor()
  // However often it was tried before the server was there.
  await comes(page, page.locator('.read-note'), 'detached')
  expect(faults).toEqual([])
})

test('a shared list that is gone to without a server says so at once, and comes by itself', async () => {
  const { page, gate, faults } = await visit(SHARED)
  await gate.shut()
  await page.evaluate(path => history.pushState(null, '', path), `/merkliste?ids=${BUSINESSES[2]?.id}`)
  // The code that asks is loaded with the first question, and tried twice.
  await page.clock.runFor(1_000)
  await page.getByRole('heading', { level: 1, name: /Die Seite lässt sich gerade nicht/ }).waitFor()
  await page.getByText('Der Server antwortet gerade nicht.').waitFor()
  await expectHonest(page)
  await gate.open()
  await page.clock.runFor(10_000)
  await page.getByRole('heading', { level: 2, name: '1 Betrieb', exact: true }).waitFor()
  expect(faults).toEqual([])
})

test('a comparison without a server keeps the list and what is ticked, and comes by itself', async () => {
  const { page, gate } = await visit(SHARED)
  for (const box of await page.getByRole('checkbox', { name: /ergleich/ }).all()) await box.check()
  await gate.shut()
  await page.getByRole('button', { name: /ergleich/ }).click()
  await page.getByText('Der Server antwortet gerade nicht.').waitFor()
  expect(await page.locator('.saved .entry').count()).toBe(IDS.length)
  await expectHonest(page)
  await gate.open()
  await page.clock.runFor(10_000)
  await page.getByRole('table').waitFor()
  expect(await page.getByRole('checkbox', { name: /ergleich/, checked: true }).count()).toBe(IDS.length)
})
