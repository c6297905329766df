import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Gate } from '#test/browser/gate.ts'
import { expectHonest, gatedPages, PROBLEM } from '#test/browser/gated-pages.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'

const { visit } = gatedPages()

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const CORRECTIONS = '**/api/corrections'
const UNKNOWN = 'Wir wissen nicht, ob alles angekommen ist.'
const HTML = '<html><h1>Too Many Requests</h1></html>'

/** At a correction of a bakery whose phone number was typed, behind a gate. */
async function typedCorrection(language = '') {
  const site = await tempAdminSite(browser, draft({ name: 'Bäckerei Roth' }))
  const visited = await visit(`${language}/business/1/correct`, { of: site.origin })
  await visited.page.getByLabel(language === '' ? 'Telefon' : 'Phone').fill('03581 471 999')
  return { ...visited, site }
}

const send = (page: Page) => page.getByRole('button', { name: /Korrektur senden|Send correction/ }).click()

const phone = (page: Page) => page.locator('input[name=phone]').inputValue()

test.each([
  [
    'a server',
    async (_page: Page, gate: Gate) => gate.shut(),
    'Der Server antwortet gerade nicht richtig. Es ist nichts angekommen.',
  ],
  [
    'a network',
    async (page: Page) => page.context().setOffline(true),
    'Sie sind gerade offline. Es ist nichts angekommen.',
  ],
  [
    'success at a server that fails',
    (page: Page) => page.route(CORRECTIONS, route => route.fulfill(PROBLEM)),
    'Es ist nichts angekommen.',
  ],
  [
    'success at a proxy that takes no more',
    (page: Page) => page.route(CORRECTIONS, route => route.fulfill({ status: 429, body: HTML })),
    'Ihre Angaben stehen noch hier.',
  ],
  [
    'success at a proxy that takes nothing so large',
    (page: Page) => page.route(CORRECTIONS, route => route.fulfill({ status: 413, body: HTML })),
    'Ihre Angaben stehen noch hier.',
  ],
] as const)(
  'a correction sent without %s keeps its text and is stored once, later',
  async (_name, fail, sentence) => {
    const { page, gate, site, faults } = await typedCorrection()
    await fail(page, gate)
    await send(page)
    await page.clock.runFor(3_000)
    await page.getByText(sentence).waitFor()
    expect(await page.getByRole('alert').count()).toBe(1)
    expect(await phone(page)).toBe('03581 471 999')
    await expectHonest(page)
    await page.context().setOffline(false)
    await page.unroute(CORRECTIONS)
    await gate.shut()
    await gate.open()
    // Until the server finds that it was filled in for long enough.
    await page.clock.resume()
    await send(page)
    await page.getByRole('heading', { name: 'Korrektur gesendet!' }).waitFor()
    const rows = await site.store.db.selectFrom('submissions').select('payload').execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).toContain('471 999')
    expect(faults).toEqual([])
  },
)

test('a correction whose answer never comes says so after some seconds, and is stored once when it is sent again', async () => {
  const { page, site, faults } = await typedCorrection()
  let isLost = false
  await page.route(CORRECTIONS, async route => {
    if (isLost) return route.continue()
    const answer = await route.fetch()
    // The server wants a form to be filled in for some seconds; what it takes arrives, and its answer does not.
    if (!answer.ok()) return route.fulfill({ response: answer })
    isLost = true
  })
  await page.clock.resume()
  await send(page)
  await page.getByRole('button', { name: 'Wird gesendet …' }).waitFor()
  const stored = () => site.store.db.selectFrom('submissions').select('id').execute()
  await expect.poll(stored, { timeout: 20_000 }).toHaveLength(1)
  await page.clock.runFor(6_000)
  await page.getByText('Das dauert länger als sonst.').waitFor()
  await page.clock.runFor(31_000)
  await page.getByText(UNKNOWN).waitFor()
  expect(await phone(page)).toBe('03581 471 999')
  await expectHonest(page)
  await send(page)
  await page.getByRole('heading', { name: 'Korrektur gesendet!' }).waitFor()
  expect(await stored()).toHaveLength(1)
  expect(faults).toEqual([])
})

test('a correction keeps its text while another page is visited without a network', async () => {
  const { page } = await typedCorrection('/en')
  await page.context().setOffline(true)
  await send(page)
  await page.clock.runFor(3_000)
  await page.getByText('You are offline').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).first().click()
  await page.clock.runFor(1_000)
  await page.getByRole('heading', { level: 1, name: 'Navigation error' }).waitFor()
  await page.goBack()
  await page.context().setOffline(false)
  await page.clock.runFor(10_000)
  await expect.poll(() => phone(page)).toBe('03581 471 999')
})
