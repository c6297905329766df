import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#test/browser/launch.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const business = BUSINESSES.find(({ photos, phone }) => photos.length > 0 && phone !== null)
if (business === undefined) throw new Error('the directory lacks a business with photos')
const address = `/${business.urlSlug}`

let site: FastifyInstance
let browser: Browser
let origin: string

beforeAll(async () => {
  site = await siteForTests()
  origin = await site.listen({ host: '127.0.0.1', port: 0 })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await site.close()
})

test('its contact goes into the address book as a file', async () => {
  const page = await browser.newPage()
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Kontakt speichern' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.vcf$/)
  const card = await readFile(await download.path(), 'utf8')
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${business.name.replaceAll(/[,;]/g, '\\$&')}\r\n`)
  await page.close()
})

test('printed, it is black on white and says what one needs on the way, even from a dark screen', async () => {
  const page = await browser.newPage({ colorScheme: 'dark', viewport: { width: 794, height: 1123 } })
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: 'Dunkel' }).check()
  await page.emulateMedia({ media: 'print' })
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    const heading = document.querySelector('h1')
    return [color, backgroundColor, heading === null ? '' : getComputedStyle(heading).color]
  })
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  const isSeen = (selector: string) => page.locator(selector).first().isVisible()
  for (const needed of ['h1', '.hours', '.contact address', '.contact .tel', '.spot .num'])
    expect([needed, await isSeen(needed)]).toEqual([needed, true])
  for (const useless of ['.btn', '.plan-ask', '.spot svg', '.foot', '.similar', '.contact-acts', '.crumbs'])
    expect([useless, await page.locator(useless).filter({ visible: true }).count()]).toEqual([useless, 0])
  await page.close()
})

test('while it is on its way, its own outline stands in its place', async () => {
  const page = await browser.newPage()
  await page.goto(`${origin}/businesses`, { waitUntil: 'networkidle' })
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/businesses/slug/**', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: business.name, exact: true }).first().click()
  await page.locator('.biz-bones[aria-busy="true"]').waitFor()
  expect(await page.getByText('Betrieb wird geladen').count()).toBe(1)
  answer()
  await page.getByRole('heading', { level: 1, name: business.name }).waitFor()
  expect(await page.locator('.biz-bones').count()).toBe(0)
  await page.close()
})

test('photos without their viewer are there still', async () => {
  const page = await browser.newPage()
  await page.route('**/photo-viewer*.js', route => route.abort())
  await page.goto(origin + address, { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: /^Foto 1 von/ }).click()
  await page.waitForURL('**/vorfuehrung/*.svg')
  await page.close()
})
