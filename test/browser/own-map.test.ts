import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { type MadeLayer, makeMapFile, makeTile } from '#test/gateways/maps/make-map-file.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

/** One lake, the whole world over. */
const LAKE: readonly MadeLayer[] = [
  {
    name: 'water',
    features: [
      {
        kind: 'area',
        points: [
          [0, 0],
          [4096, 0],
          [4096, 4096],
          [0, 4096],
        ],
        props: { kind: 'lake' },
      },
    ],
  },
]
const MAP = makeMapFile([{ z: 0, x: 0, y: 0, bytes: gzipSync(makeTile(LAKE)) }], { maxZoom: 0 })
const RESULTS = '/businesses?location=berlin'

const here = tempBrowser(() => siteForTests({ mapFile: MAP }))

const load = (page: Page) => page.getByRole('button', { name: 'Karte laden' }).click()
const squares = (page: Page) => page.locator('canvas.leaflet-tile-loaded')

/** The colour in the middle of a square of the map, and the one that the theme has for water: '#c3dde4'. */
function colours(page: Page): Promise<readonly (string | undefined)[]> {
  return page.evaluate(() => {
    const square = document.querySelector<HTMLCanvasElement>('canvas.leaflet-tile-loaded')
    const copy = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (square !== null) copy?.drawImage(square, -square.width / 2, -square.height / 2)
    const data = copy?.getImageData(0, 0, 1, 1).data
    const drawn = data && `#${[...data.slice(0, 3)].map(part => part.toString(16).padStart(2, '0')).join('')}`
    return [drawn, getComputedStyle(document.body).getPropertyValue('--plan-water').trim()]
  })
}

test.each([RESULTS, `/${BUSINESSES[0]?.urlSlug}`])(
  'a map of its own asks no third party and for no consent: %s',
  async path => {
    const { page, faults, foreign, asked } = await here.visit(path, { clock: 'real' })
    expect(await page.locator('.plan-ask p').count()).toBe(0)
    expect(asked.filter(({ pathname }) => pathname.startsWith('/map/'))).toEqual([])
    await load(page)
    await squares(page).first().waitFor()
    expect(asked.some(({ pathname }) => pathname.startsWith('/map/'))).toBe(true)
    expect(foreign).toEqual([])
    expect(await page.getByRole('link', { name: '© OpenStreetMap' }).getAttribute('href')).toBe(
      'https://www.openstreetmap.org/copyright',
    )
    expect(faults).toEqual([])
  },
)

test('it is drawn in the colours of the theme, also of one that comes later', async () => {
  const { page, faults } = await here.visit(RESULTS, { clock: 'real', colorScheme: 'light' })
  await load(page)
  await squares(page).first().waitFor()
  await expect.poll(() => colours(page)).toEqual(['#c3dde4', '#c3dde4'])
  expect(await axeFaults(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => colours(page)).toEqual(['#174450', '#174450'])
  expect(await axeFaults(page, COLOUR_RULES)).toEqual([])
  expect(faults).toEqual([])
})

test('it opens by one click where the document began without a map, and without loading one again', async () => {
  const { page, faults } = await here.visit('/', { clock: 'real' })
  await page.locator('.entry h3 a').first().click()
  let documents = 0
  page.on('request', request => {
    if (request.resourceType() === 'document') documents++
  })
  await load(page)
  await squares(page).first().waitFor()
  expect(documents).toBe(0)
  expect(faults).toEqual([])
})

test('where its tiles do not arrive it says so, keeps grid and points, and asks for them again by itself', async () => {
  const { page } = await here.visit(RESULTS, { clock: 'by hand' })
  await page.route('**/map/**', route => route.fulfill({ status: 500 }))
  await load(page)
  await page.getByText('Der Kartendienst antwortet nicht').waitFor()
  await page.locator('.map-grid').first().waitFor()
  expect(await page.locator('.map-pin, .map-cluster').count()).toBeGreaterThan(0)
  await page.unroute('**/map/**')
  await page.clock.runFor(4_000)
  await squares(page).first().waitFor()
  await expect.poll(() => page.getByText('Der Kartendienst antwortet nicht').count()).toBe(0)
  await expect.poll(() => colours(page)).toEqual(['#c3dde4', '#c3dde4'])
})

test('pins and keys work as on any map', async () => {
  const { page, faults } = await here.visit(RESULTS, { clock: 'real' })
  await load(page)
  await squares(page).first().waitFor()
  const pin = page.locator('.map-pin').first()
  await pin.hover()
  expect(await page.locator('.entry.is-marked').count()).toBe(1)
  await page.locator('.map-canvas').focus()
  await page.keyboard.press('+')
  await page.getByRole('button', { name: 'In diesem Ausschnitt suchen' }).waitFor()
  expect(faults).toEqual([])
})
