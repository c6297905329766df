import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectHonest, expectPlainWords, gatedPages, PROBLEM } from '#test/browser/gated-pages.ts'

const { visit } = gatedPages()

const RESULTS = '/businesses?location=berlin'
const CODE = /\/assets\/map-view-[^/]*\.js/
const FAILED = 'Die Karte lässt sich gerade nicht laden.'
const SLOW = 'Das dauert länger als sonst.'
const NO_PICTURES = 'Der Kartendienst antwortet nicht. Was eingezeichnet ist, liegt trotzdem richtig.'
/** One transparent pixel. */
const PIXEL = {
  contentType: 'image/png',
  body: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
}

const isPicture = (url: URL) => url.hostname.endsWith('karten.example')

/** At results whose map's pictures come, unless said otherwise. */
async function results(picture: (route: Route) => unknown = route => route.fulfill(PIXEL)) {
  const visited = await visit(RESULTS)
  await visited.page.route(isPicture, picture)
  return visited
}

const load = (page: Page) => page.getByRole('button', { name: 'Karte laden' }).click()
const points = (page: Page) => page.locator('.map-pin, .map-cluster')

test('a map whose code takes long says so, at once and after some seconds, and opens', async () => {
  const { page, faults } = await results()
  let arrive = () => {}
  const arrived = new Promise<void>(resolve => {
    arrive = resolve
  })
  await page.route(CODE, async route => {
    await arrived
    await route.continue()
  })
  await load(page)
  await page.getByText('Karte wird geladen …').waitFor()
  await page.clock.runFor(5_500)
  await page.getByText(SLOW).waitFor()
  await expectPlainWords(page)
  arrive()
  await points(page).first().waitFor()
  expect(faults).toEqual([])
})

test('a map whose code cannot be loaded says so and opens by itself, without taking the focus of who types', async () => {
  const { page, faults } = await results()
  await page.route(CODE, route => route.abort())
  await load(page)
  await page.clock.runFor(1_000)
  await page.getByText(FAILED).waitFor()
  await expectHonest(page)
  await page.unroute(CODE)
  const field = page.getByLabel('Wo?')
  await field.focus()
  await page.clock.runFor(10_000)
  await points(page).first().waitFor()
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
  expect(faults).toEqual([])
})

test.each([
  ['whose styles', /\/assets\/map-view-[^/]*\.css/],
  ['a part of whose code', /\/assets\/leaflet-src-[^/]*\.js/],
  ['whose code and styles', /\/assets\//],
])('a map %s cannot be loaded at first comes by itself, whole', async (_what, files) => {
  const { page, faults } = await results()
  let isGone = true
  await page.route(files, route => (isGone ? route.abort() : route.continue()))
  await load(page)
  await page.clock.runFor(1_000)
  await page.getByText(FAILED).waitFor()
  isGone = false
  await page.clock.runFor(10_000)
  await points(page).first().waitFor()
  expect(
    await page
      .locator('.map-pin, .map-cluster')
      .first()
      .evaluate(pin => getComputedStyle(pin).position),
  ).toBe('absolute')
  expect(await page.locator('.leaflet-container').evaluate(box => getComputedStyle(box).overflow)).toBe(
    'hidden',
  )
  expect(faults).toEqual([])
})

test('a map that was closed is not opened by an earlier press, whose attempts go on', async () => {
  const { page, faults } = await results()
  await page.route(CODE, route => route.abort())
  await load(page)
  await page.clock.runFor(1_000)
  await page.getByText(FAILED).waitFor()
  await page.unroute(CODE)
  await load(page)
  await page.clock.runFor(1_000)
  await points(page).first().waitFor()
  await page.getByRole('button', { name: 'Karte schließen' }).click()
  await page.clock.runFor(30_000)
  expect(await points(page).count()).toBe(0)
  expect(await page.getByRole('button', { name: 'Karte laden' }).isVisible()).toBe(true)
  expect(faults).toEqual([])
})

test('a map whose pictures are answered with 500 says so, keeps its points, and asks for them again by itself', async () => {
  const { page } = await results(route => route.fulfill({ status: 500 }))
  await load(page)
  await page.getByText(NO_PICTURES).waitFor()
  const count = await points(page).count()
  expect(count).toBeGreaterThan(0)
  await expectPlainWords(page)
  await page.unroute(isPicture)
  await page.route(isPicture, route => route.fulfill(PIXEL))
  await expect
    .poll(async () => {
      await page.clock.runFor(1_000)
      return page.locator('.leaflet-tile-loaded').count()
    })
    .toBeGreaterThan(0)
  await expect.poll(() => page.getByText(NO_PICTURES).count()).toBe(0)
  expect(await points(page).count()).toBe(count)
})

test('a map whose pictures break off says so, and asks for them as soon as there is a network', async () => {
  const { page } = await results(route => route.abort())
  await load(page)
  await page.getByText(NO_PICTURES).waitFor()
  await page.unroute(isPicture)
  await page.route(isPicture, route => route.fulfill(PIXEL))
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await page.locator('.leaflet-tile-loaded').first().waitFor()
})

test('an open map keeps its points where other results cannot be read, and follows them later', async () => {
  const { page, faults } = await results()
  await load(page)
  await points(page).first().waitFor()
  const before = await points(page).allTextContents()
  const searches = '**/api/businesses/search?**'
  await page.route(searches, route => route.fulfill(PROBLEM))
  await page.getByRole('radio', { name: /^Jetzt/ }).check()
  await page.clock.runFor(500)
  await page.locator('.read-note:visible').getByText('Sie sehen noch den Stand von vorhin.').waitFor()
  expect(await points(page).allTextContents()).toEqual(before)
  await expectPlainWords(page)
  await page.unroute(searches)
  await page.clock.runFor(10_000)
  await expect.poll(() => page.locator('.read-note').count()).toBe(0)
  await expect.poll(() => points(page).allTextContents()).not.toEqual(before)
  expect(faults).toEqual([])
})
