import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectHonest, expectPlainWords, gatedPages, PROBLEM } from '#test/browser/gated-pages.ts'
import { settledBox } from '#test/browser/page-ready.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'

const { visit } = gatedPages()

const SUGGESTIONS = '**/api/suggest?**'
const SLOW = 'Das dauert länger als sonst.'
const options = (page: Page) => page.getByRole('option')
const listed = (page: Page) => page.getByRole('heading', { level: 1, name: /^\d+ Friseure$/ })

const PHONE: BrowserContextOptions = { viewport: { width: 360, height: 740 } }

test.each([
  ['/', 'Was?', 1440, 'Vorschläge lassen sich gerade nicht laden. Suchen können Sie trotzdem.'],
  ['/', 'Wo?', 360, 'Vorschläge lassen sich gerade nicht laden. Suchen können Sie trotzdem.'],
  ['/en', 'What?', 360, 'Suggestions cannot be loaded right now. You can search without them.'],
  ['/tr', 'Ne?', 1440, 'Öneriler şu anda yüklenemiyor. Yine de arama yapabilirsiniz.'],
])(
  'suggestions that fail say so and not that there are none (%s, „%s“, %s px)',
  async (path, label, width, sentence) => {
    const { page, faults } = await visit(path, { viewport: { width, height: 740 } })
    await page.route(SUGGESTIONS, route => route.fulfill(PROBLEM))
    const field = page.getByRole('combobox', { name: label })
    await field.focus()
    await field.pressSequentially('Fris')
    await page.clock.runFor(500)
    await page.getByText(sentence).waitFor()
    expect(await page.getByText(/Keine Vorschläge|No suggestions|Öneri yok/).count()).toBe(0)
    // On a narrow screen the list covers the button, so it searches itself.
    const own = width < 700 ? 1 : 0
    expect(await options(page).count()).toBe(own)
    await (path === '/' ? expectHonest : expectPlainWords)(page)
    await page.unroute(SUGGESTIONS)
    await field.pressSequentially('eur')
    await page.clock.runFor(500)
    await options(page).nth(own).waitFor()
    expect(await page.getByText(sentence).count()).toBe(0)
    expect(faults).toEqual([])
  },
)

test('suggestions without a server do not hinder a search, and their sentence goes with the field', async () => {
  const { page } = await visit('/businesses')
  await page.route(SUGGESTIONS, route => route.abort())
  const field = page.getByRole('combobox', { name: 'Was?' })
  await field.fill('friseur')
  await page.clock.runFor(500)
  const sentence = page.getByText('Vorschläge lassen sich gerade nicht laden.')
  await sentence.waitFor()
  await field.press('Enter')
  await page.clock.runFor(500)
  await listed(page).waitFor()
  expect(await sentence.count()).toBe(0)
})

test.each([{}, PHONE])(
  'suggestions that hang take away those of another text, say so after some seconds, and come (%o)',
  async screen => {
    const { page, faults } = await visit('/', screen)
    const field = page.getByRole('combobox', { name: 'Was?' })
    await field.focus()
    await options(page).first().waitFor()
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    await page.route(SUGGESTIONS, async route => {
      await answered
      await route.continue()
    })
    await field.pressSequentially('Fris')
    await page.clock.runFor(500)
    expect(await page.getByText(SLOW).count()).toBe(0)
    await page.clock.runFor(5_500)
    await page.getByText(SLOW).waitFor()
    const own = screen === PHONE ? ['Nach „Fris“ suchen'] : []
    expect(await options(page).allTextContents()).toEqual(own)
    await expectPlainWords(page)
    answer()
    await options(page).nth(own.length).waitFor()
    expect(await page.getByText(SLOW).count()).toBe(0)
    expect(faults).toEqual([])
  },
)

/** What a device says when it is asked for its position; 'granted' answers when `give` is called. */
async function positionAnswers(
  page: Page,
  how: 'denied' | 'unavailable' | 'late',
): Promise<() => Promise<void>> {
  await page.evaluate(answer => {
    Object.defineProperty(navigator.geolocation, 'getCurrentPosition', {
      configurable: true,
      value: (found: PositionCallback, failed: PositionErrorCallback) => {
        const code = answer === 'denied' ? 1 : 2
        const error = {
          code,
          message: '',
          PERMISSION_DENIED: 1,
          POSITION_UNAVAILABLE: 2,
          TIMEOUT: 3,
        } as const
        if (answer !== 'late') return failed(error)
        const coords = { latitude: 51.156, longitude: 14.987 } as GeolocationCoordinates
        addEventListener('give', () => found({ coords } as GeolocationPosition))
      },
    })
  }, how)
  return () => page.evaluate(() => void dispatchEvent(new Event('give')))
}

const REFUSED = 'Ihr Browser gibt den Standort nicht frei.'
const UNLOCATED = 'Ihr Standort ließ sich nicht ermitteln.'
const LOCATING = 'Ihr Standort wird ermittelt …'
const SHARED = `/merkliste?ids=${BUSINESSES.slice(0, 2).map(({ id }) => id)}`

async function nearMe(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Wo?' })
  await field.blur()
  await field.focus()
  await page.getByRole('option', { name: 'In meiner Nähe' }).click()
}

/** Where a position is asked for: page, screen, the way to it, and what shows that it was found. */
const PLACES = [
  ['the field for the place', '/', {}, nearMe, (page: Page) => page.waitForURL(/lat=51\.156/)],
  ['the field on a phone', '/businesses', PHONE, nearMe, (page: Page) => page.waitForURL(/lat=51\.156/)],
  [
    'the note above a list',
    '/businesses?query=heizung+nahe+mir',
    {},
    (page: Page) => page.getByRole('button', { name: 'Standort verwenden' }).click(),
    (page: Page) => page.waitForURL(/lat=51\.156/),
  ],
  [
    'the distances of saved businesses',
    SHARED,
    PHONE,
    (page: Page) => page.getByRole('button', { name: 'Mein Standort' }).click(),
    (page: Page) => page.getByText('Luftlinie ab Ihrem Standort.').first().waitFor(),
  ],
] as const

test.each(PLACES)(
  'a position, asked for by %s, that is refused or unknown says so and what helps instead; one that comes late says meanwhile that it is looked for, in sight',
  async (_name, path, screen, ask, found) => {
    const { page, faults } = await visit(path, screen)
    for (const [how, sentence] of [
      ['denied', REFUSED],
      ['unavailable', UNLOCATED],
    ] as const) {
      await positionAnswers(page, how)
      await ask(page)
      await page.getByText(sentence).first().waitFor()
      await page.getByText('Geben Sie einen Ort oder eine Postleitzahl ein.').first().waitFor()
      expect(await page.getByText(LOCATING).count()).toBe(0)
      await (how === 'denied' ? expectHonest : expectPlainWords)(page)
    }
    const give = await positionAnswers(page, 'late')
    await ask(page)
    const said = page.getByText(LOCATING)
    await said.waitFor()
    expect((await settledBox(said)).width).toBeGreaterThan(50)
    // Or never.
    await page.clock.runFor(60_000)
    expect(await said.count()).toBe(1)
    await expectPlainWords(page)
    await give()
    await found(page)
    await expect.poll(() => said.count()).toBe(0)
    expect(faults).toEqual([])
  },
)
