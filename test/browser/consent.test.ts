import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, test } from 'vitest'
import { CONSENT_MS } from '#domain/consent/consent.ts'
import { pageCode } from '#server/rendering/page-code.ts'
import { axeFaults } from '#test/browser/axe.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser, type VisitOptions } from '#test/browser/temp-browser.ts'
import { site as settings } from '#test/content/make-site.ts'
import { NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

/** Each part says that it ran; together they say in which order. */
const CODE = settings({
  headCode: `
    <script>window.ran = ['at once']</script>
    <script data-category="analytics" src="https://zahlen.example/a.js" data-id="eins"></script>
    <script data-category="analytics">
      ran.push('analytics inline after ' + ran.includes('a.js eins'))
      document.cookie = '_zahl=1; Path=/'
      localStorage.setItem('_zahl', '1')
    </script>
    <script type="text/plain" data-category="marketing">ran.push('marketing')</script>`,
  footerCode: `
    <img data-category="marketing" src="https://werbung.example/pixel.gif" alt="">
    <script data-category="statistik">ran.push('misspelt')</script>`,
})

/** What the browser told the server of choices. */
const told: Record<string, unknown>[] = []
beforeEach(() => {
  told.length = 0
})

const here = tempBrowser(async () => {
  const app = await siteForTests({ settings: CODE, tiles: null, code: () => pageCode(CODE) })
  app.post('/api/consents', (request, reply) => {
    told.push(request.body as Record<string, unknown>)
    return reply.code(204).send()
  })
  return app
})

const visit = (path: string, options: VisitOptions = {}) =>
  here.visit(path, { mayAsk: /^https:\/\/(zahlen|werbung)\.example\//, ...options, before: withOthers })

/** The administrator's code finds what it asks of other hosts. */
const withOthers = (page: Page) =>
  page.route(
    url => url.hostname.endsWith('.example'),
    route =>
      route.request().url().endsWith('.js')
        ? route.fulfill({
            contentType: 'text/javascript',
            body: `ran.push('a.js ' + document.currentScript.dataset.id)`,
          })
        : route.fulfill({
            contentType: 'image/svg+xml',
            body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
          }),
  )

const ran = (page: Page) => page.evaluate<string[]>('window.ran')
const banner = (page: Page) => page.getByRole('region', { name: 'Einwilligung' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const cookies = (page: Page) => page.evaluate('document.cookie')
const stored = (page: Page) => page.evaluate<string[]>('Object.keys(localStorage)')

describe('before anybody chose', () => {
  test('nothing that waits runs, asks or stores anything; the banner asks without taking the focus', async () => {
    const { page, faults, foreign } = await visit('/')
    await banner(page).waitFor()
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
    expect(await ran(page)).toEqual(['at once'])
    expect(foreign).toEqual([])
    expect(await stored(page)).toEqual([])
    expect(await cookies(page)).toBe('')
    expect(await banner(page).textContent()).toContain('zahlen.example')
    await page.getByRole('status').getByText('bitten wir um Ihre Einwilligung').waitFor()
    expect(await axeFaults(page)).toEqual([])
    // All three are alike: none is bigger or louder than another.
    const looks = await banner(page)
      .locator('.consent-acts button')
      .evaluateAll(buttons =>
        buttons.map(each => {
          const { backgroundColor, color, fontWeight } = getComputedStyle(each)
          return [backgroundColor, color, fontWeight, each.clientWidth, each.clientHeight].join()
        }),
      )
    expect(looks).toHaveLength(3)
    expect(new Set(looks).size).toBe(1)
    // It stays, in its language, while the visitor goes on.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).first().click()
    await page.waitForURL(`${here.origin}/help`)
    expect(await banner(page).isVisible()).toBe(true)
    expect(told).toEqual([])
    expect(faults).toEqual([])
  })

  test('it asks in the language of the page, on the narrowest screen too', async () => {
    const { page } = await visit('/en', { viewport: { width: 320, height: 640 } })
    const expectAsked = async (label: string, reject: string) => {
      await page
        .getByRole('region', { name: label, exact: true })
        .getByRole('button', { name: reject })
        .waitFor()
      const banner = page.locator('.consent')
      await expect.poll(() => banner.evaluate(each => each.scrollWidth)).toBeLessThanOrEqual(320)
    }
    await expectAsked('Consent', 'Reject all')
    expect(await axeFaults(page)).toEqual([])
    await page.goto(`${here.origin}/tr`)
    await expectAsked('Onay', 'Tümünü reddet')
  })

  test('without JavaScript nothing starts, and /cookies says why there is nothing to set', async () => {
    const { page, foreign } = await visit('/cookies', { javaScriptEnabled: false })
    await page.getByText('Ohne JavaScript laden wir nichts davon').waitFor()
    expect(await page.getByRole('checkbox').count()).toBe(0)
    expect(foreign).toEqual([])
  })
})

test('refusing by keyboard starts nothing, is not told to anybody, and lasts 12 months', async () => {
  const { page, faults, foreign, quiet } = await visit('/', { clock: 'by hand' })
  await banner(page).waitFor()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Alle ablehnen')
  await page.keyboard.press('Enter')
  await banner(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('inhalt')
  await page.clock.setFixedTime(NOW + CONSENT_MS - 60_000)
  await page.reload()
  await hydrated(page)
  await quiet()
  expect(await banner(page).count()).toBe(0)
  expect(await ran(page)).toEqual(['at once'])
  await page.clock.setFixedTime(NOW + CONSENT_MS + 60_000)
  await page.reload()
  await hydrated(page)
  await quiet()
  await banner(page).waitFor()
  expect(foreign).toEqual([])
  expect(told).toEqual([])
  expect(faults).toEqual([])
})

test('what is accepted starts at once and in its order, what is not accepted never, and withdrawal ends it at once', async () => {
  const { page, faults, foreign, quiet } = await visit('/')
  await press(page, 'Auswählen')
  await page.getByRole('checkbox', { name: 'Analyse' }).check()
  await press(page, 'Auswahl speichern')
  await expect.poll(() => ran(page)).toEqual(['at once', 'a.js eins', 'analytics inline after true'])
  expect(foreign).toEqual(['https://zahlen.example/a.js'])
  expect(await banner(page).count()).toBe(0)
  await quiet()
  const choices = { analytics: true, marketing: false, preferences: false }
  expect(told).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      asked: 'analytics: zahlen.example; marketing: werbung.example',
      choices,
      language: 'de',
    },
  ])
  // The next document starts it by itself, and asks and tells nothing again.
  await page.goto(`${here.origin}/cookies`)
  await quiet()
  expect(await ran(page)).toEqual(['at once', 'a.js eins', 'analytics inline after true'])
  expect(told).toHaveLength(1)
  expect(await page.getByRole('checkbox', { name: 'Analyse' }).isChecked()).toBe(true)
  expect(await page.getByRole('checkbox', { name: 'Marketing' }).isChecked()).toBe(false)
  expect(await axeFaults(page)).toEqual([])
  expect(await cookies(page)).toBe('_zahl=1')
  expect(await stored(page)).toContain('_zahl')

  await press(page, 'Nur notwendige Cookies')
  await page.getByText('Ihre Einstellungen sind gespeichert').waitFor()
  expect(await ran(page)).toEqual(['at once'])
  expect(await cookies(page)).toBe('')
  expect(await stored(page)).toEqual(['consent'])
  expect(await page.getByRole('checkbox', { name: 'Analyse' }).isChecked()).toBe(false)
  await quiet()
  expect(told.at(-1)).toMatchObject({
    replaces: told[0]?.id,
    choices: { analytics: false, marketing: false, preferences: false },
  })
  expect(faults).toEqual([])
})

test('a choice on /cookies starts code at once, and in another tab of the same browser too', async () => {
  const { page, faults, foreign } = await visit('/cookies')
  const other = await page.context().newPage()
  await other.goto(here.origin)
  await banner(other).waitFor()
  await page.getByRole('checkbox', { name: 'Marketing' }).check()
  await press(page, 'Einstellungen speichern')
  await page.getByText('Ihre Einstellungen sind gespeichert').waitFor()
  await expect.poll(() => ran(page)).toEqual(['at once', 'marketing'])
  await expect.poll(() => ran(other)).toEqual(['at once', 'marketing'])
  await banner(other).waitFor({ state: 'detached' })
  expect(foreign).toEqual(['https://werbung.example/pixel.gif'])
  await press(page, 'Nur notwendige Cookies')
  await other.waitForFunction('window.ran?.length === 1')
  expect(faults).toEqual([])
})

test('a choice that did not reach the server holds all the same, and is told with the next page', async () => {
  const { page, quiet } = await visit('/')
  await page.route('**/api/consents', route => route.abort())
  await press(page, 'Alle akzeptieren')
  await expect.poll(() => ran(page)).toContain('marketing')
  await quiet()
  expect(told).toEqual([])
  await page.unroute('**/api/consents')
  await page.reload()
  await hydrated(page)
  await quiet()
  expect(told).toMatchObject([{ choices: { analytics: true, marketing: true, preferences: false } }])
  await page.reload()
  await hydrated(page)
  await quiet()
  expect(told).toHaveLength(1)
})
