import type { Browser, Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { Gate } from '#test/browser/gate.ts'
import { expectHonest, gatedPages, PROBLEM } from '#test/browser/gated-pages.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

const { visit } = gatedPages()

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const CORRECTIONS = '**/api/corrections'
const UNKNOWN = 'Wir wissen nicht, ob alles angekommen ist.'
const HTML = '<html><h1>Too Many Requests</h1></html>'

const givenSite = oncePerFile(() => tempAdminSite(browser, draft({ name: 'Bäckerei Roth' })))

/** At a correction of a bakery whose phone number was typed, behind a gate. */
async function typedCorrection(language = '') {
  const { origin, store } = givenSite()
  const submissions = () => store.db.selectFrom('submissions').select('payload').execute()
  const before = (await submissions()).length
  const visited = await visit(`${language}/business/1/correct`, { of: origin })
  await visited.page
    .getByRole('textbox', { name: language === '' ? 'Telefon' : 'Phone' })
    .fill('03581 471 999')
  return { ...visited, stored: async () => (await submissions()).slice(before) }
}

const send = (page: Page) => page.getByRole('button', { name: /Korrektur senden|Send correction/ }).click()

const phone = (page: Page) => page.locator('input[name=phone]').inputValue()

const answered = (answer: Parameters<Route['fulfill']>[0]) => (page: Page) =>
  page.route(CORRECTIONS, route => route.fulfill(answer))

/** Ways to fail, and what is said then. */
const FAILURES: readonly (readonly [(page: Page, gate: Gate) => Promise<unknown>, string])[] = [
  [(_page, gate) => gate.shut(), 'Der Server antwortet gerade nicht richtig. Es ist nichts angekommen.'],
  // Of a proxy that takes no more.
  [answered({ status: 429, body: HTML }), 'Ihre Angaben stehen noch hier.'],
  [page => page.context().setOffline(true), 'Sie sind gerade offline. Es ist nichts angekommen.'],
  // Of a proxy that takes nothing so large.
  [answered({ status: 413, body: HTML }), 'Ihre Angaben stehen noch hier.'],
  [answered(PROBLEM), 'Es ist nichts angekommen.'],
]

test('a correction sent without a server or a network, or in vain, keeps its text each time and is stored once, later', async () => {
  const { page, gate, stored, faults } = await typedCorrection()
  for (const [fail, sentence] of FAILURES) {
    await fail(page, gate)
    await send(page)
    await page.clock.runFor(3_000)
    const alert = page.getByRole('alert')
    // It takes the focus with each attempt.
    await expect.poll(() => alert.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await alert.innerText()).toContain(sentence)
    expect(await alert.innerText()).not.toMatch(/fetch|TypeError|undefined|\d{3}|Too/i)
    expect(await phone(page)).toBe('03581 471 999')
    await page.context().setOffline(false)
    await page.unroute(CORRECTIONS)
    await gate.shut()
    await gate.open()
  }
  await expectHonest(page)
  // Until the server finds that it was filled in for long enough.
  await page.clock.resume()
  await send(page)
  await page.getByRole('heading', { name: 'Korrektur gesendet!' }).waitFor()
  const rows = await stored()
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).toContain('471 999')
  expect(faults).toEqual([])
})

test('a correction whose answer never comes says so after some seconds, and is stored once when it is sent again', async () => {
  const { page, stored, faults } = await typedCorrection()
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
  await expect.poll(stored).toHaveLength(1)
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
