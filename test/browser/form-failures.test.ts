import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Gate } from '#test/browser/gate.ts'
import { expectHonest, gatedPages, PROBLEM } from '#test/browser/gated-pages.ts'

const { visit } = gatedPages()

const UNKNOWN = 'Wir wissen nicht, ob alles angekommen ist.'

const TEXT = 'Die Öffnungszeiten stimmen nicht.'
const message = (page: Page) => page.getByRole('textbox', { name: 'Nachricht' })

const fill = async (page: Page) => {
  await page.getByLabel('Name', { exact: true }).fill('Mechthild Roth')
  await page.getByLabel('E-Mail').first().fill('roth@waermewerk.example')
  await page.getByLabel('Thema').selectOption({ index: 1 })
  await page.getByLabel('Betreff').fill('Öffnungszeiten')
  await message(page).fill(TEXT)
}

const send = (page: Page) =>
  page
    .getByRole('button', { name: /senden/ })
    .first()
    .click()

const answered = (answer: Parameters<Route['fulfill']>[0]) => (page: Page) =>
  page.route('**/api/contact', route => route.fulfill(answer))

/** Ways to fail, and what is said then. */
const FAILURES: readonly (readonly [(page: Page, gate: Gate) => Promise<unknown>, string])[] = [
  [(_page, gate) => gate.shut(), 'Der Server antwortet gerade nicht richtig. Es ist nichts angekommen.'],
  // Of a proxy.
  [answered({ status: 429, body: '<h1>Too Many Requests</h1>' }), 'Ihre Angaben stehen noch hier.'],
  [page => page.context().setOffline(true), 'Sie sind gerade offline. Es ist nichts angekommen.'],
]

test('a form that is not sent keeps its text and says so, and after some seconds that it takes long', async () => {
  const { page, gate } = await visit('/contact')
  await fill(page)
  for (const [fail, sentence] of FAILURES) {
    await fail(page, gate)
    await send(page)
    await page.clock.runFor(3_000)
    const alert = page.getByRole('alert')
    // It takes the focus with each attempt.
    await expect.poll(() => alert.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await alert.innerText()).toContain(sentence)
    expect(await alert.innerText()).not.toMatch(/fetch|TypeError|undefined|\d{3}|Too/i)
    expect(await message(page).inputValue()).toBe(TEXT)
    await page.context().setOffline(false)
    await page.unroute('**/api/contact')
    await gate.shut()
    await gate.open()
  }
  const late = Promise.withResolvers<void>()
  await page.route('**/api/contact', async route => {
    await late.promise
    await route.fulfill(PROBLEM)
  })
  await send(page)
  await page.getByRole('button', { name: 'Wird gesendet …' }).waitFor()
  await page.clock.runFor(5_500)
  await page.getByText('Das dauert länger als sonst.').waitFor()
  late.resolve()
  await page.clock.runFor(3_000)
  await page.getByText('Es ist nichts angekommen.').waitFor()
  await expect.poll(() => page.getByText('Das dauert länger als sonst.').count()).toBe(0)
  expect(await message(page).inputValue()).toBe(TEXT)
  await expectHonest(page)
})

test('a form whose way breaks off, has no end, or ends at a proxy that waits in vain, does not claim to know whether it arrived', async () => {
  const { page, faults } = await visit('/contact')
  await fill(page)
  const tickets: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') tickets.push(request.postDataJSON().ticket)
  })
  for (const block of [
    (route: Route) => route.abort(),
    // Never answered.
    () => new Promise<void>(() => {}),
    (route: Route) => route.fulfill({ status: 504, body: '<h1>x' }),
  ]) {
    await page.route('**/api/contact', block)
    for (let attempt = 1; attempt <= 2; attempt++) {
      const before = tickets.length
      await send(page)
      await expect.poll(() => tickets.length).toBe(before + 1)
      await page.clock.runFor(31_000)
      await page.getByText(UNKNOWN).waitFor()
      await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
    }
    expect(await page.getByText('Es ist nichts angekommen.').count()).toBe(0)
    expect(await message(page).inputValue()).toBe(TEXT)
    await page.unroute('**/api/contact')
  }
  // With the same ticket the server stores it once.
  expect(new Set(tickets).size).toBe(1)
  await expectHonest(page)
  expect(faults).toEqual([])
})

test('a form is sent without its code where an update has taken that away', async () => {
  const { page } = await visit('/contact')
  await fill(page)
  await page.route(/\/assets\/.*\.js/, route => route.fulfill({ status: 404, body: '' }))
  const posted = page.waitForRequest(request => request.method() === 'POST' && request.isNavigationRequest())
  await send(page)
  await expect.poll(() => page.getByRole('button', { name: 'Wird gesendet …' }).count()).toBe(1)
  await page.clock.runFor(1_000)
  expect((await posted).postData()).toContain('Mechthild+Roth')
})
