import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#test/browser/launch.ts'
import {
  expectNoFault,
  type OpenOptions,
  type TempAdminSite,
  tempAdminSite,
} from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const given = () =>
  tempAdminSite(
    browser,
    draft({ rating: 4.6, reviewCount: 12 }),
    draft({ name: 'Elektro Yıldız', category: 'Elektriker', street: 'Werkhof 6' }),
    draft({ name: 'Gärtnerei Weiß', category: 'Gärtnerei', street: 'Am Park 1' }),
  )

async function visit(site: TempAdminSite, path: string, options: OpenOptions = {}) {
  const visited = await site.open(path, { ...options, isLoggedOut: true })
  await visited.page.waitForLoadState('networkidle')
  return visited
}

const keep = (page: Page, name: string) => page.getByRole('button', { name: `${name} merken`, exact: true })
const list = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const names = (page: Page) => page.locator('.saved h3').allTextContents()

test('businesses are saved from lists and pages, listed, taken off and put back, in every window', async () => {
  const site = await given()
  const { page, faults } = await visit(site, '/businesses', {
    viewport: { width: 360, height: 800 },
    colorScheme: 'dark',
  })
  const button = keep(page, 'Elektro Yıldız')
  expect(await button.getAttribute('aria-pressed')).toBe('false')
  await button.focus()
  const before = await page.locator('.res-main').boundingBox()
  await page.keyboard.press('Space')
  // What is read out is what is so.
  const pressed = page.getByRole('button', { name: 'Elektro Yıldız gemerkt', exact: true })
  expect(await pressed.getAttribute('aria-pressed')).toBe('true')
  expect(await pressed.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.locator('.res-main').boundingBox()).toEqual(before)
  await list(page, 'Merkliste 1').waitFor()
  await expectNoFault(page)
  await page.getByRole('link', { name: 'Bäckerei Roth' }).click()
  await page.getByRole('button', { name: 'Merken', exact: true }).click()
  await page.reload({ waitUntil: 'networkidle' })
  const saved = page.getByRole('button', { name: 'Gemerkt', exact: true })
  expect(await saved.getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('button', { name: 'Merken', exact: true }).count()).toBe(0)
  await list(page, 'Merkliste 2').click()
  await page.getByRole('heading', { name: 'Merkliste' }).waitFor()
  await page.getByText('2 Betriebe', { exact: true }).waitFor()
  expect(await names(page)).toEqual(['Bäckerei Roth', 'Elektro Yıldız'])
  await expectNoFault(page)

  const other = await page.context().newPage()
  await other.goto(`${site.origin}/merkliste`, { waitUntil: 'networkidle' })
  await other.getByRole('button', { name: 'Bäckerei Roth von der Merkliste entfernen' }).click()
  await other.getByText('nicht mehr auf der Merkliste').waitFor()
  await expect.poll(() => names(page)).toEqual(['Elektro Yıldız'])
  await other.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => names(page)).toEqual(['Bäckerei Roth', 'Elektro Yıldız'])
  expect(faults).toEqual([])
})

test('a list is shared by its address, kept by whoever wants it, and printed without buttons', async () => {
  const site = await given()
  const { page, faults } = await visit(site, '/merkliste', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('heading', { name: 'Noch nichts gemerkt' }).waitFor()
  await expectNoFault(page)
  await page.evaluate(() => localStorage.setItem('merkliste', '3,1,99'))
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByText('Nicht alle Betriebe dieser Liste').waitFor()
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await page.getByText('Link zur Liste kopiert').waitFor()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toBe(`${site.origin}/merkliste?ids=3,1,99`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.saved-tools').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: /von der Merkliste entfernen/ }).count()).toBe(0)
  expect(await page.getByText('03581 471000').first().isVisible()).toBe(true)

  const friend = await visit(site, new URL(shared).pathname + new URL(shared).search)
  await friend.page.getByRole('heading', { name: 'Geteilte Merkliste' }).waitFor()
  expect(await names(friend.page)).toEqual(['Gärtnerei Weiß', 'Bäckerei Roth'])
  await expectNoFault(friend.page)
  await list(friend.page, 'Merkliste').waitFor()
  await friend.page.getByRole('button', { name: 'Alle merken' }).click()
  await friend.page.getByText('Alle Betriebe stehen jetzt auf Ihrer Merkliste').waitFor()
  await list(friend.page, 'Merkliste 2').waitFor()
  const download = friend.page.waitForEvent('download')
  await friend.page.getByRole('link', { name: 'Alle Kontakte speichern' }).click()
  expect((await download).suggestedFilename()).toBe('merkliste.vcf')
  expect([...faults, ...friend.faults]).toEqual([])
})
