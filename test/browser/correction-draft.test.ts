import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, type TempAdminSite, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const BAKERY = draft({ name: 'Bäckerei Roth' })
const FLORIST = draft({ name: 'Blumen İnci', street: 'Elbstraße 4' })

async function correct(site: TempAdminSite, path = '/business/1/correct') {
  const visited = await site.open(path, { isLoggedOut: true })
  await visited.page.waitForLoadState('networkidle')
  return visited
}

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('correction'))
const phone = (page: Page) => page.getByLabel('Telefon')
const KEPT = 'Bis Sie die Korrektur senden, sind Ihre Änderungen nur auf diesem Gerät gespeichert.'

test('a correction outlasts a reload until it is sent, and then nothing of it is stored', async () => {
  const { page, faults } = await correct(await tempAdminSite(browser, BAKERY))
  expect(await stored(page)).toBeNull()
  expect(await page.getByText(KEPT).count()).toBe(0)
  await phone(page).fill('03581 471 999')
  await page.getByLabel('Anmerkung').fill('Steht so am Schaufenster: „Größe zählt“.')
  await page.getByText(KEPT).waitFor()
  await expectNoFault(page)
  await page.reload()
  await expect.poll(() => phone(page).inputValue()).toBe('03581 471 999')
  expect(await page.getByLabel('Anmerkung').inputValue()).toBe('Steht so am Schaufenster: „Größe zählt“.')
  await page.getByRole('button', { name: 'Korrektur senden' }).click()
  await page.getByRole('heading', { name: 'Korrektur gesendet!' }).waitFor()
  expect(await stored(page)).toBeNull()
  await page.getByRole('button', { name: 'Noch etwas korrigieren' }).click()
  expect(await page.getByLabel('Anmerkung').inputValue()).toBe('')
  expect(faults).toEqual([])
})

test('a correction under way belongs to its business, and carries no key of a mailed link', async () => {
  const site = await tempAdminSite(browser, BAKERY, FLORIST)
  const { page } = await correct(site, '/business/1/correct?token=geheimes-wort')
  await phone(page).fill('03581 471 999')
  await expect.poll(() => stored(page)).toContain('471 999')
  expect(await stored(page)).not.toContain('geheimes-wort')
  await page.goto(`${site.origin}/business/2/correct`)
  await page.waitForLoadState('networkidle')
  expect(await phone(page).inputValue()).not.toContain('471 999')
  expect(await page.getByText(KEPT).count()).toBe(0)
  await page.goto(`${site.origin}/business/1/correct`)
  await expect.poll(() => phone(page).inputValue()).toBe('03581 471 999')
})

test('what was changed can be discarded, after a question', async () => {
  const { page } = await correct(await tempAdminSite(browser, BAKERY))
  const before = await phone(page).inputValue()
  await phone(page).fill('03581 471 999')
  page.on('dialog', dialog => void dialog.accept())
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect.poll(() => phone(page).inputValue()).toBe(before)
  await expect.poll(() => stored(page)).toBeNull()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('form')
  await page.reload()
  expect(await phone(page).inputValue()).toBe(before)
})

test.each([
  '',
  '{',
  '[]',
  '"ja"',
  '{"businessId":1}',
  '{"businessId":1,"values":{"phone":7,"x":"y"},"ticket":1}',
])('what others stored under its name is no draft: %j', async text => {
  const site = await tempAdminSite(browser, BAKERY)
  const { page, faults } = await correct(site, '/imprint')
  await page.evaluate(stored => localStorage.setItem('correction', stored), text)
  await page.goto(`${site.origin}/business/1/correct`)
  await page.waitForLoadState('networkidle')
  expect(await phone(page).inputValue()).toMatch(/^\+49 /)
  expect(await page.getByText(KEPT).count()).toBe(0)
  expect(faults).toEqual([])
})
