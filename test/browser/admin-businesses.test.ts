import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { BAKERY, CAFE, ROOFER } from '#test/browser/listed-drafts.ts'
import { expectNoFault, focusedPart, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

/** So many bakeries that the table has two pages: 'Backhaus 01' to 'Backhaus 25'. */
const BAKERIES = Array.from({ length: 25 }, (_, at) =>
  draft({
    name: `Backhaus ${String(at + 1).padStart(2, '0')}`,
    street: `Marktstraße ${at + 1}`,
    phone: `+4935814710${at + 10}`,
  }),
)

const site = (...drafts: Parameters<typeof draft>[0][]) =>
  tempAdminSite(browser, ...drafts.map(one => one ?? {}))
/** For tests that change nothing: three businesses, and so many that the table has two pages. */
const givenThree = oncePerFile(() => site(BAKERY, CAFE, ROOFER))
const givenMany = oncePerFile(() => site(CAFE, ...BAKERIES))

/** Waits for a reading; the machine may be busy with other tests. */
const names = (page: Page) => page.locator('tbody th a').allTextContents()
const total = (page: Page) => page.locator('.panel-aside output').textContent()
const rowsSettled = (page: Page) => page.locator('.rows:not([aria-busy="true"])').waitFor()
const head = (page: Page, name: string) => page.getByRole('columnheader', { name })
const dialog = (page: Page) => page.getByRole('dialog')

async function shows(page: Page, ...expected: string[]): Promise<void> {
  await expect.poll(() => names(page)).toEqual(expected)
  await rowsSettled(page)
}

async function choose(page: Page, ...chosen: string[]): Promise<void> {
  for (const name of chosen) await page.getByRole('checkbox', { name: `${name} auswählen` }).check()
}

describe('the filters', () => {
  test('narrow the table at once, stand in the address, and go back to the first page', async () => {
    const { page, faults } = await givenMany().open('/admin/businesses?page=2')
    await expect.poll(() => total(page)).toBe('26 Betriebe')
    expect(await names(page)).toHaveLength(6)
    await page.getByRole('combobox', { name: 'Kategorie' }).selectOption('Bäckerei')
    await expect.poll(() => total(page)).toBe('25 Betriebe')
    await expect.poll(() => names(page)).toHaveLength(20)
    const { searchParams } = new URL(page.url())
    expect(Object.fromEntries(searchParams)).toEqual({ category: 'Bäckerei' })
    await page.goBack()
    await expect.poll(() => names(page)).toHaveLength(6)
    const status = page.getByRole('combobox', { name: 'Zustand' })
    await status.selectOption('In Betrieb')
    await expect.poll(() => total(page)).toBe('26 Betriebe')
    await status.selectOption('Dauerhaft geschlossen')
    await page.getByText('Zu diesen Filtern gibt es keinen Betrieb.').waitFor()
    expect(faults).toEqual([])
  })

  test('search only when Enter or the button is pressed, take any city, and refuse a day that is still to come', async () => {
    const { page } = await givenThree().open('/admin/businesses')
    await shows(page, 'Bäckerei Roth', 'Café Ümit', 'Dachdecker Wölk')
    await page.getByRole('searchbox', { name: 'Suche' }).fill('umit')
    expect(new URL(page.url()).search).toBe('')
    expect(await names(page)).toHaveLength(3)
    await page.keyboard.press('Enter')
    await shows(page, 'Café Ümit')
    // Whoever wants another word goes on typing.
    expect(await page.locator(':focus').getAttribute('name')).toBe('search')
    await page.goBack()
    await expect.poll(() => page.getByRole('searchbox', { name: 'Suche' }).inputValue()).toBe('')
    await page.getByRole('searchbox', { name: 'Suche' }).fill('0221 4710144')
    await page.getByRole('button', { name: 'Suchen' }).click()
    await shows(page, 'Dachdecker Wölk')
    await page.getByRole('button', { name: 'Leeren' }).click()
    await shows(page, 'Bäckerei Roth', 'Café Ümit', 'Dachdecker Wölk')
    expect(await page.getByRole('searchbox', { name: 'Suche' }).inputValue()).toBe('')

    // Listed or typed.
    const city = page.getByRole('combobox', { name: 'Ort', exact: true })
    await city.selectOption('Köln')
    await shows(page, 'Dachdecker Wölk')
    await city.selectOption({ label: 'Anderer Ort …' })
    await page.getByLabel('Anderer Ort', { exact: true }).fill('dresden')
    await page.keyboard.press('Enter')
    await shows(page, 'Café Ümit')
    expect(new URL(page.url()).searchParams.get('city')).toBe('dresden')
    await city.selectOption('')
    await expect.poll(() => names(page)).toHaveLength(3)

    await page.getByLabel('Neu oder geändert am').first().fill('2999-01-01')
    await page.getByRole('alert').filter({ hasText: 'nicht in der Zukunft' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByLabel('Neu oder geändert am').first().fill('2020-01-01')
    await page.getByText('Zu diesen Filtern gibt es keinen Betrieb.').waitFor()
    await page.getByRole('button', { name: 'Filter leeren' }).click()
    await shows(page, 'Bäckerei Roth', 'Café Ümit', 'Dachdecker Wölk')
  })

  test('an empty directory says what to do next', async () => {
    const { open } = await site()
    const { page } = await open('/admin/businesses')
    await page.getByText('Noch keine Betriebe im Verzeichnis.').waitFor()
    expect(await page.getByRole('link', { name: 'Eine Tabelle einlesen' }).getAttribute('href')).toBe(
      '/admin/imports',
    )
  })

  test('a page beyond the end leads back to the first', async () => {
    const { page } = await givenThree().open('/admin/businesses?page=7')
    await page.getByRole('link', { name: 'Zur ersten Seite' }).click()
    await shows(page, 'Bäckerei Roth', 'Café Ümit', 'Dachdecker Wölk')
  })
})

describe('the table', () => {
  test('sorts ascending by another column and turns round by the active one; remembers which columns are shown', async () => {
    const { page } = await givenThree().open('/admin/businesses')
    await shows(page, 'Bäckerei Roth', 'Café Ümit', 'Dachdecker Wölk')
    expect(await head(page, 'Name').getAttribute('aria-sort')).toBe('ascending')
    await head(page, 'Bewertung').getByRole('button').click()
    await shows(page, 'Café Ümit', 'Bäckerei Roth', 'Dachdecker Wölk')
    expect(await head(page, 'Bewertung').getAttribute('aria-sort')).toBe('ascending')
    await head(page, 'Bewertung').getByRole('button').click()
    await shows(page, 'Bäckerei Roth', 'Café Ümit', 'Dachdecker Wölk')
    expect(await head(page, 'Bewertung').getAttribute('aria-sort')).toBe('descending')
    expect(await head(page, 'Name').getAttribute('aria-sort')).toBe('none')
    await head(page, 'Name').getByRole('button').click()
    expect(new URL(page.url()).search).toBe('')

    await head(page, 'Google-Kennung').waitFor()
    await page.getByRole('button', { name: 'Spalten' }).click()
    await page.getByRole('checkbox', { name: 'Google-Kennung' }).uncheck()
    await page.getByRole('checkbox', { name: 'Vollständig' }).check()
    await page.reload()
    await head(page, 'Vollständig').waitFor()
    expect(await head(page, 'Google-Kennung').count()).toBe(0)
  })

  test('leads from each row to its edit screen, its page and, outside, to Google Maps', async () => {
    const { open, store } = givenThree()
    const { page } = await open('/admin/businesses')
    const stored = store.db.selectFrom('businesses').select('id').where('name', '=', 'Bäckerei Roth')
    const { id } = await stored.executeTakeFirstOrThrow()
    expect(await page.getByRole('link', { name: 'Bäckerei Roth bearbeiten' }).getAttribute('href')).toBe(
      `/admin/businesses/${id}`,
    )
    const view = page.getByRole('link', { name: /^Ansehen ?: Bäckerei Roth/ })
    expect(await view.getAttribute('href')).toBe('/goerlitz/baeckerei-roth')
    expect(await view.getAttribute('target')).toBe('_blank')
    const map = page.getByRole('row', { name: /Bäckerei Roth/ }).getByRole('link', { name: /verlässt diese/ })
    const address = new URL((await map.getAttribute('href')) ?? '')
    expect(address.origin + address.pathname).toBe('https://www.google.com/maps/search/')
    expect(Object.fromEntries(address.searchParams)).toEqual({
      api: '1',
      query: expect.stringContaining('Bäckerei Roth, Marktstraße 3'),
      query_place_id: 'ChIJrothrothrothrothroth01',
    })
    expect(await map.getAttribute('rel')).toBe('noopener noreferrer')
  })

  test('says why it cannot be read, and tries again', async () => {
    const { page } = await givenThree().open('/admin/settings')
    let isBroken = true
    await page.route(/\/api\/admin\/businesses\?/, route => (isBroken ? route.abort() : route.continue()))
    await page.locator('.adm-nav a[href="/admin/businesses"]').click()
    await page.getByRole('heading', { name: 'Die Betriebe konnten nicht geladen werden' }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await shows(page, 'Bäckerei Roth', 'Café Ümit', 'Dachdecker Wölk')
  })
})

describe('changing many', () => {
  test('hides the chosen ones after asking with the figure, and shows the progress to its end', async () => {
    const made = await site(BAKERY, CAFE, ROOFER)
    runJobs(made)
    const { page, faults } = await made.open('/admin/businesses')
    await rowsSettled(page)
    await choose(page, 'Bäckerei Roth', 'Café Ümit')
    await page.getByText('2 ausgewählt').waitFor()
    await page.getByRole('button', { name: 'Ausblenden' }).click()
    await dialog(page).getByRole('heading', { name: '2 Betriebe ausblenden?' }).waitFor()
    await expectNoFault(page)
    await dialog(page).getByRole('button', { name: 'Ausblenden' }).click()
    await page.getByText('Ausblenden: fertig').waitFor()
    await expect.poll(() => focusedPart(page)).toBe('Tabelle der Betriebe')
    await page.getByText('2 geändert').waitFor()
    await expect
      .poll(() => page.locator('tbody .tint.contour').allTextContents())
      .toEqual(['ausgeblendet', 'ausgeblendet'])
    expect(await page.getByText('ausgewählt').count()).toBe(0)
    const hidden = await made.store.db
      .selectFrom('businesses')
      .select(['name', 'is_hidden'])
      .orderBy('id')
      .execute()
    expect(hidden.map(({ is_hidden }) => Number(is_hidden))).toEqual([1, 1, 0])
    await page.getByRole('button', { name: 'Schließen' }).click()
    expect(await page.getByText('Ausblenden: fertig').count()).toBe(0)
    expect(faults).toEqual([])
  })

  test('everything that the filter finds can be chosen, also on other pages', async () => {
    const made = await site(CAFE, ...BAKERIES)
    runJobs(made)
    const { page } = await made.open('/admin/businesses?category=B%C3%A4ckerei')
    await rowsSettled(page)
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
    await page.getByText('20 ausgewählt').waitFor()
    await page.getByRole('button', { name: 'Alle 25 auswählen, die der Filter findet' }).click()
    await page.getByText('Alle 25 ausgewählt, die der Filter findet').waitFor()
    await page.getByRole('button', { name: 'Entfernen' }).click()
    await dialog(page).getByRole('heading', { name: '25 Betriebe entfernen?' }).waitFor()
    await dialog(page).getByRole('button', { name: 'Entfernen' }).click()
    // The browser itself asks for the reason first.
    expect(
      await dialog(page)
        .getByLabel('Grund')
        .evaluate(field => field.matches(':invalid')),
    ).toBe(true)
    await dialog(page).getByLabel('Grund').fill('Doppelt eingelesen')
    await dialog(page).getByRole('button', { name: 'Entfernen' }).click()
    await page.getByText('Entfernen: fertig').waitFor()
    await page.getByText('Zu diesen Filtern gibt es keinen Betrieb.').waitFor()
    await page.getByRole('combobox', { name: 'Sichtbarkeit' }).selectOption('removed')
    await expect.poll(() => total(page)).toBe('25 Betriebe')
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
    expect(await page.getByRole('button', { name: 'Ausblenden' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Wiederherstellen' }).click()
    await dialog(page).getByRole('button', { name: 'Wiederherstellen' }).click()
    await page.getByText('Wiederherstellen: fertig').waitFor()
    await expect.poll(() => total(page)).toBe('5 Betriebe')
  })

  test('asks anew when the filter finds another number by now', async () => {
    const made = await site(...BAKERIES)
    runJobs(made)
    const { page } = await made.open('/admin/businesses')
    await rowsSettled(page)
    await page.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }).check()
    await page.getByRole('button', { name: /^Alle 25 auswählen/ }).click()
    await page.getByRole('button', { name: 'Kategorie setzen' }).click()
    await dialog(page).getByLabel('Neue Kategorie').fill('Café')
    await dialog(page).getByRole('button', { name: 'Vorschau' }).click()
    await dialog(page).getByText('25 von 25 ausgewählten Betrieben ändern sich.').waitFor()
    await made.add(ROOFER)
    await dialog(page).getByRole('button', { name: 'Kategorie setzen' }).click()
    await dialog(page).getByRole('alert').filter({ hasText: 'Inzwischen betrifft das 26 Betriebe' }).waitFor()
    await dialog(page).getByRole('heading', { name: 'Kategorie von 26 Betrieben setzen' }).waitFor()
    expect(await dialog(page).getByLabel('Neue Kategorie').inputValue()).toBe('Café')
    await dialog(page).getByRole('button', { name: 'Kategorie setzen' }).click()
    await page.getByText('Kategorie setzen: fertig').waitFor()
    await expect.poll(() => page.locator('tbody .by-group').first().textContent()).toBe('Café')
  })

  test('are shown before with counts and examples, are named in the jobs, and undone as one with their locks', async () => {
    const made = await site(BAKERY, CAFE, ROOFER)
    runJobs(made)
    const { page, faults } = await made.open('/admin/businesses')
    const categories = async () =>
      (
        await made.store.db
          .selectFrom('businesses')
          .select(['category', 'field_sources'])
          .orderBy('id')
          .execute()
      ).map(row => [row.category, row.field_sources])
    const before = await categories()
    await rowsSettled(page)
    await choose(page, 'Bäckerei Roth', 'Café Ümit')
    await page.getByRole('button', { name: 'Kategorie setzen' }).click()
    await dialog(page).getByLabel('Neue Kategorie').fill('Kondditorei')
    await dialog(page).getByRole('button', { name: 'Vorschau' }).click()
    await dialog(page).getByText('„Kondditorei“ ist keine bekannte Kategorie.').waitFor()
    await dialog(page).getByRole('button', { name: '„Konditorei“ nehmen' }).click()
    await dialog(page).getByText('2 von 2 ausgewählten Betrieben ändern sich.').waitFor()
    expect(await dialog(page).locator('tbody tr').allTextContents()).toEqual([
      'Bäckerei RothBäckereiKonditorei',
      'Café ÜmitCaféKonditorei',
    ])
    await expectNoFault(page)
    await dialog(page).getByRole('button', { name: 'Kategorie setzen' }).click()
    await page.getByText('Kategorie setzen: fertig').waitFor()
    await page.getByRole('link', { name: 'Ansehen und zurücknehmen' }).click()
    await page.getByText('einzeln ausgewählt · 2 Betriebe').waitFor()
    await page.getByText('2 Betriebe sind dann wieder wie vorher').waitFor()
    await expectNoFault(page)
    await page.getByRole('button', { name: 'Zurücknehmen' }).click()
    await dialog(page).getByRole('button', { name: 'Zurücknehmen' }).click()
    await page.getByText(/^Zurückgenommen am/).waitFor()
    expect(await categories()).toEqual(before)
    await page.goto(`${new URL(page.url()).origin}/admin/jobs`)
    await page
      .getByText('Kategorie: Bäckerei (1), Café (1) → Konditorei · einzeln ausgewählt · 2 Betriebe')
      .waitFor()
    expect(faults).toEqual([])
  })

  test('the next page puts the focus at its top; the selection outlives pages and ends with another filter', async () => {
    const { page } = await givenMany().open('/admin/businesses')
    await rowsSettled(page)
    await choose(page, 'Backhaus 01')
    await page.getByRole('link', { name: 'Nächste' }).click()
    await expect.poll(() => names(page)).toHaveLength(6)
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    expect(await page.evaluate(() => document.activeElement?.className)).toContain('rows')
    await page.getByText('21–26 von 26').waitFor()
    await choose(page, 'Backhaus 25')
    await page.getByText('2 ausgewählt').waitFor()
    const merge = page.getByRole('link', { name: 'Zusammenführen' })
    expect(await merge.getAttribute('href')).toMatch(/^\/admin\/duplicates\?a=\d+&b=\d+$/)
    await choose(page, 'Backhaus 24')
    expect(await merge.count()).toBe(0)
    await page.getByRole('combobox', { name: 'Sichtbarkeit' }).selectOption('public')
    await page.getByText('ausgewählt').waitFor({ state: 'detached' })
  })
})

test('has no fault that axe finds with everything open, on a phone', async () => {
  const { page, faults } = await givenMany().open('/admin/businesses', {
    viewport: { width: 360, height: 800 },
    colorScheme: 'dark',
  })
  await rowsSettled(page)
  await page.locator('tbody input[type=checkbox]').nth(0).check()
  await page.locator('tbody input[type=checkbox]').nth(1).check()
  await page.locator('.panel-aside button').nth(0).click()
  await expectNoFault(page)
  await page.locator('.panel-aside button').nth(1).click()
  await expectNoFault(page)
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await axeFaults(page, COLOUR_RULES)).toEqual([])
  expect(faults).toEqual([])
})
