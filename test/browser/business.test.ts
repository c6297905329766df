import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const business = BUSINESSES.find(({ photos, phone }) => photos.length > 0 && phone !== null)
if (business === undefined) throw new Error('the directory lacks a business with photos')
const address = `/${business.urlSlug}`

const here = tempBrowser(siteForTests)

test('its contact goes into the address book as a file', async () => {
  const { page } = await here.visit(address)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Kontakt speichern' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.vcf$/)
  const card = await readFile(await download.path(), 'utf8')
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${business.name.replaceAll(/[,;]/g, '\\$&')}\r\n`)
})

test('printed, it is black on white and says what one needs on the way, even from a dark screen', async () => {
  const { page } = await here.visit(address, { colorScheme: 'dark', viewport: { width: 794, height: 1123 } })
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
})

test('while it is on its way, its own outline stands in its place', async () => {
  const { page } = await here.visit('/businesses')
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/businesses/slug/**', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: business.name, exact: true }).first().click()
  await page.locator('.biz-skeleton[aria-busy="true"]').waitFor()
  expect(await page.getByText('Betrieb wird geladen').count()).toBe(1)
  answer()
  await page.getByRole('heading', { level: 1, name: business.name }).waitFor()
  expect(await page.locator('.biz-skeleton').count()).toBe(0)
})

test('photos without their viewer are there still', async () => {
  const { page } = await here.visit(address, {
    before: page => page.route('**/photo-viewer*.js', route => route.abort()),
  })
  await page.getByRole('link', { name: /^Foto 1 von/ }).click()
  await page.waitForURL('**/vorfuehrung/*.svg')
})
