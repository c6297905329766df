import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('pictures are added, put in order and removed beside unsaved fields, and visitors see them', async () => {
  const site = await tempAdminSite(browser, draft({ name: 'Bäckerei Roth' }))
  const { page, faults } = await site.open('/admin/businesses/1')
  const dialog = page.getByRole('dialog')
  const add = async (text: string, buffer: Buffer) => {
    await page.getByRole('button', { name: 'Bild hinzufügen' }).click()
    await dialog.getByLabel('Bilddatei').setInputFiles({ name: 'bild.jpg', mimeType: 'image/jpeg', buffer })
    await dialog.getByLabel('Was ist zu sehen?').fill(text)
    await dialog.getByRole('button', { name: 'Bild hinzufügen' }).click()
  }
  const texts = () => page.locator('.own-pictures p').allTextContents()

  await page.getByText('Noch keine Bilder.').waitFor()
  const phone = page.getByRole('textbox', { name: 'Telefon', exact: true })
  await phone.fill('03581 471 188')
  await add('Der Laden', Buffer.from('<svg/>'))
  await dialog.getByText('als JPEG, PNG, WebP oder AVIF').waitFor()
  await dialog.getByLabel('Bilddatei').setInputFiles({
    name: 'laden.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(900, 600),
  })
  await dialog.getByRole('button', { name: 'Bild hinzufügen' }).click()
  await expect.poll(texts).toEqual(['Der Laden'])
  await add('Die Theke', await jpeg(600, 900, '#e0a020'))
  await expect.poll(texts).toEqual(['Der Laden', 'Die Theke'])
  await page.getByRole('button', { name: 'Weiter nach vorn: Die Theke' }).click()
  await expect.poll(texts).toEqual(['Die Theke', 'Der Laden'])
  expect(await phone.inputValue()).toBe('03581 471 188')
  await expectNoFault(page)
  await page.locator('.save-bar').getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Gespeichert.', { exact: true }).waitFor()

  await site.follow()
  const visitor = await site.open('/goerlitz/baeckerei-roth', { isLoggedOut: true })
  const shown = visitor.page.locator('.gallery img:not(.blur)')
  const alts = () => shown.evaluateAll(all => all.map(image => image.getAttribute('alt')))
  expect(await alts()).toEqual(['Die Theke', 'Der Laden'])
  // Both: what a picture looks like is known once it was asked for.
  await expect
    .poll(() => shown.evaluateAll(all => all.every(image => (image as HTMLImageElement).naturalWidth > 0)))
    .toBe(true)
  await shown.first().click()
  await visitor.page.locator('.viewer img[alt="Die Theke"]').waitFor()

  await page.getByRole('button', { name: 'Bild entfernen: Die Theke' }).click()
  await dialog.getByRole('button', { name: 'Bild entfernen' }).click()
  await expect.poll(texts).toEqual(['Der Laden'])
  await site.follow()
  // In another language: the German page is kept for a while, because nobody tells this site of changes.
  await visitor.page.goto(`${site.origin}/en/goerlitz/baeckerei-roth`)
  expect(await alts()).toEqual(['Der Laden'])
  // Once it is known what the picture looks like, its blur lies in the page, exactly behind it.
  const blur = visitor.page.locator('.gallery .blur')
  await expect
    .poll(async () => {
      await visitor.page.reload()
      return blur.count()
    })
    .toBe(1)
  expect(await blur.boundingBox()).toEqual(await shown.boundingBox())
  expect(await blur.evaluate(image => image instanceof HTMLImageElement && image.naturalWidth)).toBe(4)
  expect([...faults, ...visitor.faults]).toEqual([])
})
