import type { Browser } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const givenSite = oncePerFile(() =>
  tempAdminSite(
    browser,
    draft({
      name: 'Salon am Rhein',
      category: 'Friseur',
      city: 'Bonn',
      postalCode: '53111',
      latitude: 50.735,
      longitude: 7.1,
    }),
    draft({
      name: 'Salon am Hof',
      category: 'Friseur',
      city: 'Bonn',
      postalCode: '53111',
      website: 'https://hof.example/',
    }),
  ),
)

async function openOlder(lacking: () => void) {
  const { page, faults } = await givenSite().open('/robots.txt', { isOwn: true, isLoggedOut: true })
  await page.addInitScript(lacking)
  return { page, faults }
}

test('pages live in a browser without what src/web/fallbacks.ts fills in', async () => {
  const { page, faults } = await openOlder(() => {
    for (const [owner, names] of [
      [URL, ['parse', 'canParse']],
      [Map, ['groupBy']],
      [String.prototype, ['toWellFormed']],
      [Element.prototype, ['checkVisibility']],
    ] as const)
      for (const name of names) Reflect.deleteProperty(owner, name)
  })
  const { origin } = givenSite()
  await page.goto(`${origin}/businesses?query=friseur`)
  await hydrated(page)
  for (const name of ['Salon am Rhein', 'Salon am Hof'])
    await page.getByRole('button', { name: `${name} merken` }).click()
  await page.getByRole('link', { name: 'Salon am Hof' }).click()
  await page.getByRole('heading', { level: 1, name: 'Salon am Hof' }).waitFor()
  await page.getByRole('button', { name: 'Gemerkt' }).waitFor()
  await page.goto(`${origin}/merkliste`)
  await page.getByRole('checkbox', { name: 'Vergleichen' }).nth(1).waitFor()
  for (const box of await page.getByRole('checkbox', { name: 'Vergleichen' }).all()) await box.check()
  await page.getByRole('button', { name: 'Auswahl vergleichen' }).click()
  await page.getByRole('table').waitFor()
  await page.goto(`${origin}/admin`)
  await page.getByRole('heading', { name: 'Anmelden' }).waitFor()
  expect(
    await page.evaluate(() => [URL.parse('x'), URL.canParse('https://a.example'), 'a\ud800'.toWellFormed()]),
  ).toEqual([null, true, 'a\ufffd'])
  expect(faults).toEqual([])
})

test('a browser that has all of it loads no fallbacks', async () => {
  const { page } = await openOlder(() => undefined)
  const scripts: string[] = []
  page.on('request', request => scripts.push(request.url()))
  await page.goto(`${givenSite().origin}/businesses`)
  await hydrated(page)
  expect(scripts.some(url => url.includes('/start-'))).toBe(true)
  expect(scripts.filter(url => url.includes('fallbacks'))).toEqual([])
})

test('where the browser forbids storage, saving a business says how long it lasts', async () => {
  const { page, faults } = await openOlder(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    }),
  )
  await page.goto(`${givenSite().origin}/businesses?query=friseur`)
  await hydrated(page)
  await page.getByRole('button', { name: 'Salon am Rhein merken' }).click()
  await page.getByText('Die Merkliste gilt nur, bis Sie die Seite schließen.').waitFor()
  await page.getByRole('button', { name: 'Salon am Rhein gemerkt' }).waitFor()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Merkliste/ })
    .click()
  await page.getByText('1 Betrieb', { exact: true }).waitFor()
  expect(faults).toEqual([])
})

const PHONES = {
  'geo:50.735,7.1?q=50.735,7.1(Salon%20am%20Rhein)':
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'maps:?daddr=50.735,7.1':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
} as const

test.each(Object.entries(PHONES))('„Route“ opens the navigation of a phone: %s', async (href, userAgent) => {
  const { page } = await givenSite().open('/bonn/salon-am-rhein', {
    isOwn: true,
    isLoggedOut: true,
    userAgent,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
  })
  const routes = page.getByRole('link', { name: 'Route' })
  await expect
    .poll(
      async () => new Set(await routes.evaluateAll(links => links.map(link => link.getAttribute('href')))),
    )
    .toEqual(new Set([href]))
})

test('on a computer „Route“ leads to a map in the web', async () => {
  const { page } = await givenSite().open('/bonn/salon-am-rhein', { isLoggedOut: true })
  await hydrated(page)
  expect(await page.getByRole('link', { name: 'Route' }).first().getAttribute('href')).toMatch(/^https:/)
})

test('a business and a report lead to its deletion, and to that it is a private address', async () => {
  const { page } = await givenSite().open('/bonn/salon-am-rhein', { isLoggedOut: true })
  await hydrated(page)
  await page.getByRole('link', { name: 'Problem melden' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Problem melden' }).waitFor()
  await page.getByRole('link', { name: 'Eintrag löschen lassen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ihre Daten im Verzeichnis' }).waitFor()
  expect(await page.getByLabel('Worum geht es?').inputValue()).toBe('removal')
  expect(await page.getByLabel('Betrieb').inputValue()).toBe('UK-1')
  await page.goBack()
  await page.goBack()
  await page.getByRole('link', { name: 'Das ist meine private Adresse' }).click()
  await page.getByRole('heading', { level: 1, name: 'Ihre Daten im Verzeichnis' }).waitFor()
  expect(await page.locator('textarea').inputValue()).toBe(
    'Die Adresse dieses Eintrags ist meine private Anschrift.',
  )
})
