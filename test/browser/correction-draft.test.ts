import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { takenOver, visitSite } from '#test/browser/visitor.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const givenSite = oncePerFile(() =>
  tempAdminSite(
    browser,
    draft({ name: 'Bäckerei Roth' }),
    draft({ name: 'Blumen İnci', street: 'Elbstraße 4' }),
  ),
)

const correct = (path = '/business/1/correct') => visitSite(browser, givenSite().origin, path)

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('correction'))
const phone = (page: Page) => page.getByRole('textbox', { name: 'Telefon' })
const KEPT = 'Bis Sie die Korrektur senden, sind Ihre Änderungen nur auf diesem Gerät gespeichert.'

test('a correction outlasts a reload until it is sent, and then nothing of it is stored', async () => {
  const { page, faults } = await correct()
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
  const { origin } = givenSite()
  const { page } = await correct('/business/1/correct?token=geheimes-wort')
  await phone(page).fill('03581 471 999')
  await expect.poll(() => stored(page)).toContain('471 999')
  expect(await stored(page)).not.toContain('geheimes-wort')
  await page.goto(`${origin}/business/2/correct`)
  await takenOver(page)
  expect(await phone(page).inputValue()).not.toContain('471 999')
  expect(await page.getByText(KEPT).count()).toBe(0)
  await page.goto(`${origin}/business/1/correct`)
  await expect.poll(() => phone(page).inputValue()).toBe('03581 471 999')
})

test('what was changed can be discarded, after a question', async () => {
  const { page } = await correct()
  const before = await phone(page).inputValue()
  await phone(page).fill('03581 471 999')
  page.on('dialog', dialog => void dialog.accept())
  await page.getByRole('button', { name: 'Änderungen verwerfen' }).click()
  await expect.poll(() => phone(page).inputValue()).toBe(before)
  await expect.poll(() => stored(page)).toBeNull()
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('form')
  await page.reload()
  await takenOver(page)
  expect(await phone(page).inputValue()).toBe(before)
})
