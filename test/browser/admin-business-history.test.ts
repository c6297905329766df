import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { mergeBusinesses } from '#services/duplicates/merge-businesses.ts'
import { changedElsewhere, editedBakery, storedBusiness, textBox } from '#test/browser/edited-bakery.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
const givenSite = oncePerFile(() => tempAdminSite(browser))

test('shows before and after, and takes back after asking', async () => {
  const { page, site, id } = await editedBakery(givenSite())
  await changedElsewhere(site, id, { phone: '03581 471 999', street: 'Marktstraße 33' })
  await page.reload()
  const newest = page.locator('.history > li').first()
  await newest.getByText('von andere').waitFor()
  const row = newest.getByRole('row', { name: /^Straße/ })
  expect(await row.locator('del').textContent()).toBe('3')
  expect(await row.locator('ins').textContent()).toBe('33')
  await newest.getByRole('button', { name: /^Zurücknehmen/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByText('Die Änderung ist zurückgenommen.').waitFor()
  await expect.poll(() => textBox(page, 'Straße und Hausnummer').inputValue()).toBe('Marktstraße 3')
  await page.locator('.history li b').first().getByText('Eine Änderung zurückgenommen').waitFor()
  expect(await storedBusiness(site, id)).toMatchObject({ phone: '+493581471000', street: 'Marktstraße 3' })
})

test('a conflict of an undo is told and decided, and a merge is undone from the page of the one that is gone', async () => {
  const { page, faults, site, id, path, name } = await editedBakery(givenSite())
  await changedElsewhere(site, id, { phone: '03581 471188', website: 'https://neu.example/' })
  await changedElsewhere(site, id, { phone: '03581 471199' })
  await page.reload()
  await page
    .locator('.history li')
    .nth(1)
    .getByRole('button', { name: /^Zurücknehmen/ })
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('group', { name: 'Telefon: was soll gelten?' }).waitFor()
  await dialog.getByText('So lassen: +49 3581 471199').waitFor()
  await expectNoFault(page)
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByText('Die Änderung ist zurückgenommen.').waitFor()
  expect(await storedBusiness(site, id)).toMatchObject({
    phone: '+493581471199',
    website: 'https://roth.example/',
  })
  const [loser] = await site.add(
    draft({ name: 'Roth Bäckerei', street: 'Markt 4', description: 'Seit 1904.' }),
  )
  const loserId = Number(loser?.id)
  const deps = { store: site.store, now: Date.now }
  await mergeBusinesses(deps, { winnerId: id, loserId, take: [], account: 'andere' })
  await page.goto(`${site.origin}${path.replace(String(id), String(loserId))}`)
  await page
    .getByText(`Mit „${name}“ zusammengeführt: Die alte Adresse leitet dorthin weiter (301)`)
    .waitFor()
  await expectNoFault(page)
  await page.getByRole('button', { name: 'Zusammenführung zurücknehmen' }).click()
  await dialog.getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByText('Öffentlich').waitFor()
  expect((await storedBusiness(site, id)).description).toBe('Brot aus dem Holzofen.')
  expect((await storedBusiness(site, loserId)).description).toBe('Seit 1904.')
  expect(faults).toEqual([])
})
