import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNarrowEnough, expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})
/** With one business; each test adds others. */
const givenSite = oncePerFile(() => tempAdminSite(browser, draft()))

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const add = (page: Page) => page.locator('.save-bar').getByRole('button', { name: 'Betrieb anlegen' })

async function fill(page: Page, facts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(facts)) await field(page, label).fill(text)
}

const SALON = { Name: 'Salon Weiß', Kategorie: 'Friseur', Ort: 'Görlitz', Telefon: '03581 222333' }

test('a business is added from the table, by keyboard, and leads to its own screen', async () => {
  const { page, faults } = await givenSite().open('/admin/businesses')
  await page.getByRole('link', { name: 'Betrieb anlegen' }).first().press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Betrieb anlegen' }).waitFor()
  expect(await add(page).isDisabled()).toBe(true)
  expect(await page.getByRole('checkbox', { name: /^Gegen Importe/ }).count()).toBe(0)
  await fill(page, SALON)
  // It is told for some seconds only.
  const told = page.getByText('„Salon Weiß“ ist angelegt').waitFor()
  await field(page, 'Telefon').press('Enter')
  await told
  await page.getByRole('heading', { level: 1, name: 'Salon Weiß' }).waitFor()
  await expect.poll(() => field(page, 'Telefon').inputValue()).toBe('+493581222333')
  // Back leads to the table, not to an empty form.
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Betriebe' }).waitFor()
  await page.getByRole('link', { name: 'Salon Weiß' }).first().waitFor()
  expect(faults).toEqual([])
})

test('what is missing is told above the form, and a wrong day is told with it', async () => {
  const { page } = await givenSite().open('/admin/businesses/new')
  await fill(page, { Name: 'Salon Weiß', Postleitzahl: '1' })
  await add(page).click()
  const summary = page.getByRole('alert')
  await summary.getByRole('link', { name: /^Kategorie:/ }).waitFor()
  expect(await summary.getByRole('link').allTextContents()).toHaveLength(3)
  expect(await summary.evaluate(box => box === document.activeElement)).toBe(true)
  await expectNoFault(page)
  expect(await field(page, 'Name').inputValue()).toBe('Salon Weiß')
})

test('a place that does not belong to its postal code is asked about, until something else is typed', async () => {
  const { page } = await givenSite().open('/admin/businesses/new')
  await fill(page, { ...SALON, Name: 'Blumen Grün', Telefon: '03581 222444', Postleitzahl: '10115' })
  await add(page).click()
  const meant = page.getByRole('checkbox', { name: '„10115 Görlitz“ ist richtig' })
  await meant.check()
  await field(page, 'Postleitzahl').fill('10117')
  expect(await page.getByRole('checkbox', { name: '„10117 Görlitz“ ist richtig' }).isChecked()).toBe(false)
  await field(page, 'Postleitzahl').fill('10115')
  expect(await meant.isChecked()).toBe(true)
  await expectNoFault(page)
  await add(page).click()
  await page.getByRole('heading', { level: 1, name: 'Blumen Grün' }).waitFor()
})

test('a similar business is shown before anything is stored, and another one is added all the same', async () => {
  const { page } = await givenSite().open('/admin/businesses/new', { viewport: { width: 360, height: 900 } })
  const { name, city } = draft()
  await fill(page, { Name: `${name} Filiale`, Kategorie: 'Bäckerei', Ort: city ?? '' })
  await add(page).click()
  const heading = page.getByRole('heading', { name: 'Gibt es diesen Betrieb schon?' })
  await heading.waitFor()
  expect(await heading.evaluate(element => element === document.activeElement)).toBe(true)
  await expectNoFault(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNarrowEnough(page)
  await page.getByRole('button', { name: 'Es ist ein anderer: anlegen' }).press('Enter')
  await page.getByRole('heading', { level: 1, name: `${name} Filiale` }).waitFor()
})

test('the business that exists already is shown, and no other one can be made of it', async () => {
  const { page } = await givenSite().open('/admin/businesses/new')
  const { name, street, postalCode, city } = draft()
  await fill(page, {
    Name: name ?? '',
    Kategorie: 'Bäckerei',
    'Straße und Hausnummer': street ?? '',
    Postleitzahl: postalCode ?? '',
    Ort: city ?? '',
  })
  await add(page).click()
  await page.getByRole('heading', { name: 'Diesen Betrieb gibt es schon' }).waitFor()
  expect(await page.getByRole('button', { name: /anderer/ }).count()).toBe(0)
  // Nothing typed is lost on the way there without a question.
  await page
    .locator('.named-list')
    .getByRole('link', { name: name ?? '' })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
})
