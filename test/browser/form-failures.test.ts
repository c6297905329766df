import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { Gate } from '#test/browser/gate.ts'
import { expectHonest, gatedPages, PROBLEM } from '#test/browser/gated-pages.ts'

const { visit } = gatedPages()

/** Never answered. */
const hang = () => new Promise<void>(() => {})
const UNKNOWN = 'Wir wissen nicht, ob alles angekommen ist.'

const fill = async (page: Page) => {
  await page.getByLabel('Name', { exact: true }).fill('Mechthild Roth')
  await page.getByLabel('E-Mail').first().fill('roth@waermewerk.example')
  await page.getByLabel('Thema').selectOption({ index: 1 })
  await page.getByLabel('Betreff').fill('Öffnungszeiten')
  await page.getByRole('textbox', { name: 'Nachricht' }).fill('Die Öffnungszeiten stimmen nicht.')
}

const send = (page: Page) =>
  page
    .getByRole('button', { name: /senden/ })
    .first()
    .click()

test.each([
  [
    'without a server',
    async (_page: Page, gate: Gate) => gate.shut(),
    'Der Server antwortet gerade nicht richtig. Es ist nichts angekommen.',
  ],
  [
    'without a network',
    async (page: Page) => page.context().setOffline(true),
    'Sie sind gerade offline. Es ist nichts angekommen.',
  ],
  [
    'that a proxy turns away',
    (page: Page) =>
      page.route('**/api/contact', route =>
        route.fulfill({ status: 429, body: '<h1>Too Many Requests</h1>' }),
      ),
    'Ihre Angaben stehen noch hier.',
  ],
  [
    'that the server answers with 500',
    (page: Page) => page.route('**/api/contact', route => route.fulfill(PROBLEM)),
    'Es ist nichts angekommen.',
  ],
] as const)('a form %s keeps its text and says that nothing was sent', async (_name, fail, sentence) => {
  const { page, gate } = await visit('/contact')
  await fill(page)
  await fail(page, gate)
  await send(page)
  await page.clock.runFor(3_000)
  await page.getByText(sentence).waitFor()
  expect(await page.getByRole('textbox', { name: 'Nachricht' }).inputValue()).toBe(
    'Die Öffnungszeiten stimmen nicht.',
  )
  await expectHonest(page)
})

test('a form says after some seconds that it takes long', async () => {
  const { page } = await visit('/contact')
  await fill(page)
  let answer = () => {}
  const answered = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/contact', async route => {
    await answered
    await route.fulfill(PROBLEM)
  })
  await send(page)
  await page.getByRole('button', { name: 'Wird gesendet …' }).waitFor()
  await page.clock.runFor(5_500)
  await page.getByText('Das dauert länger als sonst.').waitFor()
  answer()
  await page.clock.runFor(3_000)
  await page.getByText('Es ist nichts angekommen.').waitFor()
  expect(await page.getByText('Das dauert länger als sonst.').count()).toBe(0)
})

test.each([
  ['breaks off', (page: Page) => page.route('**/api/contact', route => route.abort())],
  ['has no end', (page: Page) => page.route('**/api/contact', hang)],
  [
    'ends at a proxy that waits in vain',
    (page: Page) => page.route('**/api/contact', route => route.fulfill({ status: 504, body: '<h1>x' })),
  ],
] as const)('a form whose way %s does not claim to know whether it arrived', async (_name, block) => {
  const { page, faults } = await visit('/contact')
  await fill(page)
  const tickets: string[] = []
  page.on('request', request => {
    if (request.method() === 'POST') tickets.push(request.postDataJSON().ticket)
  })
  await block(page)
  for (const attempt of [1, 2]) {
    await send(page)
    await expect.poll(() => tickets.length).toBe(attempt)
    await page.clock.runFor(31_000)
    await page.getByText(UNKNOWN).waitFor()
    await page.getByRole('button', { name: 'Nachricht senden' }).waitFor()
  }
  expect(await page.getByText('Es ist nichts angekommen.').count()).toBe(0)
  expect(await page.getByRole('textbox', { name: 'Nachricht' }).inputValue()).toBe(
    'Die Öffnungszeiten stimmen nicht.',
  )
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
