import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, focusedPart, PASSWORD, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { makeMapFile } from '#test/gateways/maps/make-map-file.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
const givenSite = oncePerFile(() => tempAdminSite(browser))

test('a saved title stands on the public pages at once', async () => {
  const site = givenSite()
  const { page, faults } = await site.open('/tr/admin/settings')
  expect(await page.getByRole('button', { name: 'Kaydet' }).isDisabled()).toBe(true)
  await page.getByLabel('Sitenin adı').fill('Şehir Rehberi')
  await page.getByRole('button', { name: 'Kaydet' }).click()
  await page.getByText('Başarılı ✓ Tüm ayarlar başarıyla kaydedildi').waitFor()
  expect(await (await fetch(site.origin)).text()).toContain('Şehir Rehberi</title>')
  expect(faults).toEqual([])
})

test('what cannot be saved is told beside the field, nothing is stored, and leaving asks first', async () => {
  const site = givenSite()
  const before = await site.store.db.selectFrom('settings').selectAll().execute()
  const { page } = await site.open('/admin/settings')
  await page.getByLabel('Name der Website').fill('Neuer Name')
  await page.locator('#operator-name').fill('Wärmewerk Görlitz')
  await page.locator('#operator-email').fill('kontakt.waermewerk.example')
  await page.getByText('3 Änderungen sind noch nicht gespeichert.').waitFor()
  await page.getByRole('button', { name: 'Speichern' }).click()
  await page.getByText('Fehler ✗ Die Einstellungen konnten nicht gespeichert werden: HTTP 422').waitFor()
  await page.getByText('Hier fehlt das @').waitFor()
  expect(await page.locator('#operator-email').evaluate(field => document.activeElement === field)).toBe(true)
  expect(await page.getByLabel('Name der Website').inputValue()).toBe('Neuer Name')
  expect(await site.store.db.selectFrom('settings').selectAll().execute()).toEqual(before)
  await expectNoFault(page)

  await page.getByRole('link', { name: 'Protokoll' }).click()
  const asking = page.getByRole('dialog', { name: 'Änderungen verwerfen?' })
  await asking.getByRole('button', { name: 'Abbrechen' }).click()
  await asking.waitFor({ state: 'detached' })
  expect(page.url()).toBe(`${site.origin}/admin/settings`)
  expect(await page.getByLabel('Name der Website').inputValue()).toBe('Neuer Name')
})

test('changed code asks for the password, tells what it does, is kept as a version and switched off in one click', async () => {
  const site = givenSite()
  const { page, faults } = await site.open('/admin/settings')
  await page
    .locator('#footerCode')
    .fill(
      '<script>window.a = 1</script><script data-category="analytics" src="https://zahlen.example/z.js"></script>',
    )
  await page.getByText('Eingebettetes Skript, 12 Zeichen').waitFor()
  await page.getByText('erst nach Einwilligung: Analyse').waitFor()
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Code ändern' })
  await dialog.getByLabel('Ihr Passwort').fill('falsch')
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.getByText('Das Passwort stimmt nicht.').waitFor()
  // It was switched off meanwhile.
  await expect.poll(() => page.locator(':focus').innerText()).toBe('Speichern')
  await expectNoFault(page)
  await dialog.getByLabel('Ihr Passwort').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await (await fetch(site.origin)).text()).toContain('window.a = 1')
  // Its button is switched off: there is nothing left to save.
  await expect.poll(() => focusedPart(page)).toBe('Alles ist gespeichert.')
  await page.getByText('Frühere Fassungen').click()
  await page.locator('.versions pre').filter({ hasText: 'window.a = 1' }).waitFor()
  await page.getByRole('button', { name: 'Sofort abschalten' }).click()
  await page.getByText('Kopf- und Fußcode sind abgeschaltet.').waitFor()
  expect(await (await fetch(site.origin)).text()).not.toContain('window.a = 1')
  expect(await page.locator('#footerCode').inputValue()).toBe('')
  expect(faults).toEqual([])
})

test('faulty fields close the dialog that asks for the password, and the first one has the focus', async () => {
  const site = givenSite()
  const { page } = await site.open('/admin/settings')
  await page.locator('#footerCode').fill('<script>window.a = 1</script>')
  await page.locator('#operator-email').fill('kontakt.waermewerk.example')
  await page.getByRole('button', { name: 'Speichern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Code ändern' })
  await dialog.getByLabel('Ihr Passwort').fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Speichern' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('operator-email')
  expect(await page.locator('#footerCode').inputValue()).toBe('<script>window.a = 1</script>')
})

test('the settings say whether the site has a map of its own, and what is wrong with its file', async () => {
  const site = await tempAdminSite(browser)
  const { page, faults } = await site.open('/admin/settings')
  await page.getByText('Eine eigene Karte hat diese Website nicht').waitFor()
  const path = join(site.folder, 'map.pmtiles')
  writeFileSync(path, makeMapFile([{ z: 0, x: 0, y: 0, bytes: Buffer.from('tile') }], { maxZoom: 0 }))
  await page.reload()
  await page.getByText('Diese Website zeigt ihre eigene Karte').waitFor()
  await expectNoFault(page)
  writeFileSync(path, 'Landkarte')
  await page.reload()
  await page.getByText('Die Datei map.pmtiles im Datenordner ist keine PMTiles-Datei.').waitFor()
  await expectNoFault(page)
  expect(faults).toEqual([])
})
