import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { berlinDate } from '#domain/time/berlin-day.ts'
import { addSearches } from '#store/search/search-log.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('a search that finds nothing is explained by a synonym in one click, and finds something at once', async () => {
  const site = await tempAdminSite(browser, draft({ name: 'Bäckerei Roth' }))
  const row = {
    day: berlinDate(Date.now()),
    place: '',
    language: 'de',
    corrected: 0,
    correctedTo: null,
  } as const
  await addSearches(site.store.db, [
    { ...row, query: 'kipferlschmiede', searches: 2, withoutResults: 2, results: 0 },
    { ...row, query: 'bäckerei', searches: 5, withoutResults: 0, results: 1 },
  ])
  const { page, faults } = await site.open('/admin/searches')
  const line = page.locator('.panel', { hasText: 'Suchen ohne Treffer' }).getByRole('row').last()
  const tried = await line.getByRole('link').getAttribute('href')
  const found = async () => (await fetch(site.origin + tried)).text()
  expect(await found()).not.toContain('href="/goerlitz/baeckerei-roth"')

  await line.getByRole('button', { name: 'Synonym hinzufügen: kipferlschmiede' }).click()
  const dialog = page.getByRole('dialog', { name: 'Synonym hinzufügen' })
  const means = dialog.getByRole('textbox', { name: 'findet auch' })
  await means.fill('eins zwei drei vier fünf')
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('Mehr als 4 Wörter').waitFor()
  expect(await means.inputValue()).toBe('eins zwei drei vier fünf')
  await expectNoFault(page)
  await means.fill('Bäckerei')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await line.getByText('findet auch: Bäckerei').waitFor()
  expect(await found()).toContain('href="/goerlitz/baeckerei-roth"')

  const own = page.locator('.panel', { hasText: 'Ihre Synonyme' })
  await own.getByText('Ein Synonym').waitFor()
  await expectNoFault(page)
  await own.getByRole('button', { name: 'Synonym entfernen: kipferlschmiede' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Entfernen' }).click()
  await own.getByText('Noch keine.').waitFor()
  expect(await found()).not.toContain('href="/goerlitz/baeckerei-roth"')
  expect(faults).toEqual([])
})

test('a search that finds nothing is said to mean a trade in one press, which can be taken back', async () => {
  const site = await tempAdminSite(browser, draft({ name: 'Nass', category: 'Klempner' }))
  const query = 'wasserhahn quietscht laut'
  await addSearches(site.store.db, [
    {
      day: berlinDate(Date.now()),
      place: '',
      language: 'de',
      corrected: 0,
      correctedTo: null,
      query,
      searches: 2,
      withoutResults: 2,
      results: 0,
    },
  ])
  const { page, faults } = await site.open('/admin/searches')
  await page.setViewportSize({ width: 360, height: 700 })
  const line = page.locator('.panel', { hasText: 'Suchen ohne Treffer' }).getByRole('row').last()
  await line.getByRole('button', { name: `„${query}“ zu „Klempner“` }).press('Enter')
  await line.getByText('findet auch: Klempner').waitFor()
  expect(await line.getByRole('button', { name: 'zu „Klempner“' }).count()).toBe(0)
  await expectNoFault(page)
  await page.locator('.toast').getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await line.getByRole('button', { name: `„${query}“ zu „Klempner“` }).waitFor()
  await page.locator('.panel', { hasText: 'Ihre Synonyme' }).getByText('Noch keine.').waitFor()
  expect(faults).toEqual([])
})
