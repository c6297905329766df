import { expect, test } from 'vitest'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { listMetrics } from '#services/metrics/list-metrics.ts'
import { draft } from '#test/make-draft.ts'
import { NOW, type TempSite, tempSite } from '#test/server/temp-site.ts'

const ask = async ({ app }: TempSite, ...urls: string[]) => {
  for (const url of urls) await app.inject(encodeURI(url))
  await app.close()
}
const rowsOf = ({ directory }: TempSite) =>
  directory.store.db.selectFrom('search_log').selectAll().orderBy('query').orderBy('language').execute()

test('pages and calls log what was searched for, at the latest when the site stops', async () => {
  const site = await tempSite([draft()])
  await ask(
    site,
    '/businesses?query=Bäckerei&location=Görlitz',
    '/en/businesses?query=bäckerei&location=görlitz',
    '/api/businesses/search?query=bäckerei&location=görlitz&lat=51.15&lon=14.98',
    '/api/businesses/search?query=Bäckerei Roth&location=Görlitz&quiet=1',
    '/businesses?query=bäckerei&page=2',
  )
  const row = { day: '2026-11-24', query: 'bäckerei', place: 'görlitz', without_results: 0, results: 1 }
  expect(await rowsOf(site)).toMatchObject([
    { ...row, language: 'de', searches: 2 },
    { ...row, language: 'en', searches: 1 },
  ])
  const { store } = site.directory
  expect(await listMetrics({ store, now: () => NOW }, 1)).toEqual([
    { name: 'searches', days: [{ day: '2026-11-24', value: 3 }] },
  ])
})

test('switched off, nothing is logged, and the privacy policy says so', async () => {
  const page = async (site: TempSite) => (await site.app.inject('/privacy')).body
  const on = await tempSite([draft()])
  expect(await page(on)).toContain('zählen wir außerdem für jeden Tag')
  const off = await tempSite([draft()], {}, { ...DEFAULT_SETTINGS, logsSearches: false })
  const text = await page(off)
  expect([text.includes('wir speichern sie nicht'), text.includes('zählen wir außerdem')]).toEqual([
    true,
    false,
  ])
  await ask(off, '/businesses?query=Bäckerei')
  expect(await rowsOf(off)).toEqual([])
})
