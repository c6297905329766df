import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

test('an unknown name is mapped by its proposal, a category is renamed, and the rule is undone', async () => {
  const named = (name: string, category: string) => draft({ name, street: `${name} 1`, category })
  const site = await tempAdminSite(
    browser,
    named('Praxis Weiß', 'Zahnarzt'),
    named('Stiftzahn', 'Zahnarzt-Salon'),
    named('Salon Ada', 'Friseur'),
  )
  runJobs(site)
  const { page, faults } = await site.open('/admin/categories')
  const list = page.locator('.panel', { hasText: 'Kategorien in Gebrauch' })
  const first = list.getByRole('row').nth(1)
  await first.getByText('unbekannt').waitFor()
  await first.getByText('Beispiele: Stiftzahn').waitFor()
  await expectNoFault(page)

  await first.getByRole('button', { name: 'der Kategorie „Zahnarzt“ zuordnen' }).click()
  const preview = page.getByRole('dialog', { name: 'Zuordnen?' })
  await preview.getByText('Das betrifft einen Betrieb.').waitFor()
  await preview.getByText('Stiftzahn, Görlitz').waitFor()
  await expectNoFault(page)
  await preview.getByRole('button', { name: 'Zuordnen' }).click()
  await page.getByText('Die Betriebe sind geändert.').waitFor()
  await list.getByText('2 Kategorien, 0 unbekannt').waitFor()

  await list.getByRole('button', { name: 'Kategorie „Zahnarzt“ ändern' }).click()
  const dialog = page.getByRole('dialog', { name: 'Kategorie „Zahnarzt“ ändern' })
  await dialog.getByLabel('Was soll geschehen?').selectOption('rename')
  await dialog.getByLabel('Neuer Name').fill('Friseur')
  await page.keyboard.press('Enter')
  await dialog.getByRole('alert').getByText('gibt es schon').waitFor()
  await dialog.getByLabel('Neuer Name').fill('Zahnmedizin am Ort')
  await page.keyboard.press('Enter')
  const renaming = page.getByRole('dialog', { name: 'Umbenennen?' })
  await renaming.getByText('Das betrifft 2 Betriebe.').waitFor()
  await renaming.getByText('Das gilt auch für Namen, die bisher hierher führen').waitFor()
  await renaming.getByRole('button', { name: 'Umbenennen' }).click()
  await list.getByRole('row', { name: 'Zahnmedizin am Ort' }).waitFor()

  const answer = await fetch(`${site.origin}/categories/zahnarzt`)
  expect(answer.url).toBe(`${site.origin}/categories/zahnmedizin-am-ort`)
  expect(await answer.text()).toContain('Praxis Weiß')

  const rules = page.locator('.panel', { hasText: 'Ihre Regeln' })
  await rules.getByText('2 Regeln').waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoFault(page)
  await rules.getByRole('button', { name: 'Regel aufheben: „Zahnarzt“ heißt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Aufheben' }).click()
  await rules.getByText('Eine Regel').waitFor()
  await list.getByRole('row', { name: 'Zahnarzt' }).waitFor()
  expect(faults).toEqual([])
})
