import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { editBusiness } from '#services/businesses/edit-business.ts'
import { businessRecord } from '#store/businesses/business-records.ts'
import { importedFile } from '#test/browser/imported-file.ts'
import { testBrowser } from '#test/browser/launch.ts'
import {
  expectNarrowEnough,
  expectNoFault,
  type TempAdminSite,
  tempAdminSite,
} from '#test/browser/temp-admin-site.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const HEADER = 'query,name,place_id,street,postal_code,city,phone'
const SEARCH = '"Zahnarzt, 50667 Köln, NRW, DE"'

function rowOf(name: string, phone = '0221 123456'): string {
  return `${SEARCH},${name},ChIJ${name.toLowerCase().padEnd(23, 'x')},${name} Weg 3,50667,Köln,${phone}`
}

/** @returns address of the import's screen */
async function imported(site: TempAdminSite, name: string, ...rows: string[]): Promise<string> {
  return `${site.origin}/admin/imports/${await importedFile(site, name, [HEADER, ...rows])}`
}

async function publicNames({ store }: TempAdminSite): Promise<string[]> {
  const rows = await store.db
    .selectFrom('businesses')
    .select('name')
    .where('removed_at', 'is', null)
    .where('is_hidden', '=', 0)
    .orderBy('name')
    .execute()
  return rows.map(({ name }) => name)
}

test('from an import its new businesses are one click away; it is taken back in part, and what stays is listed before and after, with its reason', async () => {
  const site = await tempAdminSite(browser)
  runJobs(site)
  await imported(site, 'alt.csv', rowOf('Adam'))
  await imported(site, 'neu.csv', rowOf('Adam', '0221 999999'), rowOf('Berg'), rowOf('Cohn'))
  const { page, faults } = await site.open('/admin/imports/2')
  await page.getByText('Von den Betrieben früherer Importe derselben Suche fehlt keiner.').waitFor()
  await page.getByRole('link', { name: '2 neue Betriebe ansehen' }).click()
  await page.getByText('2 Betriebe', { exact: true }).waitFor()
  const chip = page.getByRole('button', { name: 'Neu aus dem Import „neu.csv“: Filter entfernen' })
  await chip.waitFor()
  await expectNoFault(page)
  await page.getByRole('combobox', { name: 'Neu oder geändert', exact: true }).selectOption('changed')
  await page.getByRole('link', { name: 'Adam bearbeiten' }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNarrowEnough(page)
  await page.getByRole('button', { name: 'Geändert vom Import „neu.csv“: Filter entfernen' }).click()
  await page.getByText('3 Betriebe', { exact: true }).waitFor()
  expect(new URL(page.url()).search).toBe('')

  const { store, index } = site
  const version = (await businessRecord(store.db, 2))?.version ?? 0
  await editBusiness(
    { store, index, now: Date.now },
    { id: 2, version, edit: { fields: { website: 'https://berg.example/' }, locks: {} }, account: 'admin' },
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${site.origin}/admin/imports/2`)
  await page.getByText('Ein Betrieb, der erst durch diesen Import dazukam, verschwindet.').waitFor()
  await page.getByText('Ein Betrieb ist dann wieder wie vorher.').waitFor()
  const kept = page.getByRole('region', { name: 'Was bleiben würde' })
  await kept.getByRole('link', { name: 'Berg' }).waitFor()
  await kept.getByText('bearbeitet von admin').waitFor()
  await expectNoFault(page)

  await page.getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Zurücknehmen' }).click()
  await page.getByText('zum Teil zurückgenommen: 2 wie vorher, 1 geblieben').waitFor()
  await page.getByRole('region', { name: 'Was geblieben ist' }).getByRole('link', { name: 'Berg' }).waitFor()
  await page.getByRole('button', { name: 'Zurücknehmen' }).waitFor({ state: 'detached' })
  expect(await publicNames(site)).toEqual(['Adam', 'Berg'])
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoFault(page)

  await page.goto(`${site.origin}/admin/imports`)
  await page.getByText('zum Teil zurückgenommen: 2 wie vorher, 1 geblieben').waitFor()
  expect(faults).toEqual([])
})

test('what an export no longer has is listed by its search, marked to be checked, and hidden', async () => {
  const site = await tempAdminSite(browser)
  runJobs(site)
  const { page, faults } = await site.open('/admin/imports/stale')
  await page.getByText('Noch kein Import hat in seinen Zeilen eine Suche genannt.').waitFor()
  await expectNoFault(page)
  await imported(site, 'mai.csv', rowOf('Adam'), rowOf('Berg'), rowOf('Cohn'))
  await page.goto(await imported(site, 'juni.csv', rowOf('Adam'), rowOf('Dorn')))
  await page.getByRole('link', { name: '2 Betriebe dieser Suche kamen nicht mehr vor' }).click()
  await page.getByRole('heading', { name: 'Zahnarzt, 50667 Köln, NRW, DE' }).waitFor()
  await expectNoFault(page)

  await page.getByLabel('Berg auswählen').check()
  await page.getByRole('button', { name: 'Zum Prüfen vormerken', exact: true }).click()
  await page.getByText('Ein Betrieb ist vorgemerkt. Seine Website wird jetzt geprüft.').waitFor()
  await page.getByText(/zu prüfen seit/).waitFor()
  await page.getByRole('link', { name: 'Zu prüfen' }).click()
  await page.getByRole('row', { name: /Berg/ }).getByText('keine').waitFor()
  await expectNoFault(page)
  await page.getByLabel('Berg auswählen').check()
  await page.getByRole('button', { name: 'Erledigt' }).click()
  await page.getByText('Zum Prüfen ist nichts vorgemerkt.').waitFor()
  await page.goBack()
  await page.getByText(/zu prüfen seit/).waitFor({ state: 'detached' })
  await page.getByLabel('Alle auf dieser Seite auswählen').check()
  await page.getByRole('button', { name: 'Ausblenden' }).click()
  await page
    .getByRole('dialog', { name: '2 Betriebe ausblenden?' })
    .getByRole('button', { name: 'Ausblenden' })
    .click()
  await page.getByText('Ausblenden: fertig').waitFor()
  await page.getByText('Alle Betriebe früherer Importe dieser Suche kamen wieder vor').waitFor()
  expect(await publicNames(site)).toEqual(['Adam', 'Dorn'])
  await page.setViewportSize({ width: 360, height: 740 })
  await expectNoFault(page)
  await page.getByRole('link', { name: 'Zu prüfen' }).click()
  await page.getByText('Zum Prüfen ist nichts vorgemerkt.').waitFor()
  await expectNarrowEnough(page)
  await page.goto(`${site.origin}/admin/businesses?staleSearch=1`)
  await page
    .getByRole('button', { name: /^Nicht mehr gefunden: Zahnarzt, 50667 Köln, NRW, DE: Filter entfernen/ })
    .waitFor()
  expect(faults).toEqual([])
})
