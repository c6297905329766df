import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { visitSite } from '#test/browser/visitor.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('a visitor sends a picture with a correction, and an administrator accepts it', async () => {
  const site = await tempAdminSite(browser, draft({ name: 'Bäckerei Roth' }))
  const { page: form } = await visitSite(browser, site.origin, '/business/1/correct')
  await form.getByRole('textbox', { name: 'Telefon' }).fill('03581 471 999')
  await form.getByRole('button', { name: 'Korrektur senden' }).click()
  const mainButtons = () => form.locator('main .btn.go').allInnerTexts()
  await form.getByRole('heading', { name: 'Korrektur gesendet!' }).waitFor()
  expect(await mainButtons()).toEqual(['Zurück zum Betrieb'])
  await form.getByRole('button', { name: 'Bilder dazu senden' }).click()
  const send = form.getByRole('button', { name: 'Bild senden' })
  await send.waitFor()
  expect(await mainButtons()).toEqual(['Bild senden'])
  const file = (buffer: Buffer) => ({ name: 'laden.jpg', mimeType: 'image/jpeg', buffer })
  await form.getByLabel('Bilddatei').setInputFiles(file(Buffer.from('<svg/>')))
  await form.getByLabel('Was ist zu sehen?').fill('Der Laden')
  await send.click()
  await form.locator('#offered-rights-fault').waitFor()
  await form.getByLabel(/Ich habe die Rechte/).check()
  await send.click()
  await form.getByText('als JPEG, PNG, WebP oder AVIF').waitFor()
  await expectNoFault(form)
  await form.getByLabel('Bilddatei').setInputFiles(file(await jpeg(900, 600)))
  await send.click()
  await form.getByText('Bild 1 von 3 ist angekommen.').waitFor()
  expect(await form.getByLabel('Was ist zu sehen?').inputValue()).toBe('')

  const { page, faults } = await site.open('/admin/inbox/1')
  await page.getByRole('heading', { name: 'Mitgeschickte Bilder' }).waitFor()
  expect(await page.locator('.own-pictures p').allTextContents()).toEqual(['Der Laden'])
  await expectNoFault(page)
  await page.getByRole('button', { name: 'Annehmen: Der Laden' }).click()
  await page.getByText('Das Bild gehört jetzt zum Betrieb.').waitFor()
  expect(await page.locator('.own-pictures').count()).toBe(0)
  expect(await site.store.db.selectFrom('pictures').select('alt').execute()).toEqual([{ alt: 'Der Laden' }])
  expect(faults).toEqual([])
})
