import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { WHOLE_DAY } from '#domain/opening-hours/opening-hours.ts'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { settledBox } from '#test/browser/settled-box.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { type VisitorOptions, visitSite } from '#test/browser/visitor.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

/** Two bakeries and a restaurant in Görlitz, and businesses of which neither place nor hours are known. */
const givenSite = oncePerFile(() =>
  tempAdminSite(
    browser,
    draft({
      rating: 4.6,
      reviewCount: 12,
      latitude: 51.156,
      longitude: 14.987,
      priceLevel: 1,
      openingHours: [WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY, WHOLE_DAY],
      about: { Zahlungen: { Kreditkarten: true, Schecks: false } },
    }),
    draft({
      name: 'Bäckerei Weiß',
      street: 'Am Park 1',
      latitude: 51.17,
      longitude: 14.97,
      about: { Zahlungen: { Kreditkarten: true, Schecks: true } },
    }),
    draft({ name: 'Zum Alten Kran', category: 'Restaurant', street: 'Werkhof 6', priceLevel: 3 }),
    draft({ name: 'Salon Şahin', category: 'Friseur', street: 'Markt 9' }),
    draft({ name: 'Elektro Yıldız', category: 'Elektriker', street: 'Am Bach 2' }),
    draft({ name: 'Gärtnerei Weiß', category: 'Gärtnerei', street: 'Am Park 3' }),
  ),
)
/** Bäckerei Roth, Elektro Yıldız, Gärtnerei Weiß. */
const SAVED = { merkliste: '1,5,6' }

const visit = (path: string, options: VisitorOptions = {}) =>
  visitSite(browser, givenSite().origin, path, options)

const keep = (page: Page, name: string) => page.getByRole('button', { name: `${name} merken`, exact: true })
const list = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const names = (page: Page) => page.locator('.saved h3').allTextContents()

test('businesses are saved from lists and pages, listed, taken off and put back, in every window', async () => {
  const { page, faults } = await visit('/businesses', {
    viewport: { width: 360, height: 800 },
    colorScheme: 'dark',
  })
  const button = keep(page, 'Elektro Yıldız')
  expect(await button.getAttribute('aria-pressed')).toBe('false')
  await button.focus()
  const before = await settledBox(page.locator('.res-main'))
  await page.keyboard.press('Space')
  // What is read out is what is so.
  const pressed = page.getByRole('button', { name: 'Elektro Yıldız gemerkt', exact: true })
  expect(await pressed.getAttribute('aria-pressed')).toBe('true')
  expect(await pressed.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await settledBox(page.locator('.res-main'))).toEqual(before)
  await list(page, 'Merkliste 1').waitFor()
  await expectNoFault(page)
  await page.getByRole('link', { name: 'Bäckerei Roth' }).click()
  await page.getByRole('button', { name: 'Merken', exact: true }).click()
  await list(page, 'Merkliste 2').waitFor()
  await page.reload()
  const saved = page.getByRole('button', { name: 'Gemerkt', exact: true })
  await expect.poll(() => saved.getAttribute('aria-pressed')).toBe('true')
  expect(await page.getByRole('button', { name: 'Merken', exact: true }).count()).toBe(0)
  await list(page, 'Merkliste 2').click()
  await page.getByRole('heading', { name: 'Merkliste' }).waitFor()
  await page.getByText('2 Betriebe', { exact: true }).waitFor()
  await expect.poll(() => names(page)).toEqual(['Bäckerei Roth', 'Elektro Yıldız'])
  await expectNoFault(page)

  const other = await page.context().newPage()
  await other.goto(`${givenSite().origin}/merkliste`)
  await other.getByRole('button', { name: 'Bäckerei Roth von der Merkliste entfernen' }).click()
  await other.getByText('nicht mehr auf der Merkliste').waitFor()
  await expect.poll(() => names(page)).toEqual(['Elektro Yıldız'])
  await other.getByRole('button', { name: 'Rückgängig' }).click()
  await expect.poll(() => names(page)).toEqual(['Bäckerei Roth', 'Elektro Yıldız'])
  expect(faults).toEqual([])
})

test('by keyboard the focus stays in the list when one is taken off or put back, or a comparison goes', async () => {
  const { page, faults } = await visit('/merkliste', { stored: SAVED })
  const focused = () =>
    page.evaluate(() => {
      const { activeElement } = document
      return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent
    })
  const button = (name: string) => `${name} von der Merkliste entfernen`
  const takeOff = (name: string) => page.getByRole('button', { name: button(name) }).press('Enter')
  await takeOff('Elektro Yıldız')
  await expect.poll(focused).toBe(button('Gärtnerei Weiß'))
  await page.getByRole('button', { name: 'Rückgängig' }).press('Enter')
  await expect.poll(focused).toBe(button('Elektro Yıldız'))
  await takeOff('Gärtnerei Weiß')
  await expect.poll(focused).toBe(button('Elektro Yıldız'))

  const boxes = page.getByRole('checkbox', { name: 'vergleichen' })
  await expect.poll(() => boxes.count()).toBe(2)
  for (const box of await boxes.all()) await box.press('Space')
  await page.getByRole('button', { name: 'Auswahl vergleichen' }).press('Enter')
  await expect.poll(focused).toBe('Vergleich')
  await page.goBack()
  await expect.poll(() => page.locator('.compared').count()).toBe(0)
  await expect.poll(() => page.evaluate(() => document.activeElement?.matches('.saved'))).toBe(true)

  await takeOff('Elektro Yıldız')
  await takeOff('Bäckerei Roth')
  await expect.poll(focused).toBe('Rückgängig')
  expect(faults).toEqual([])
})

test('the way back stands in sight wherever something was taken off, and puts back all of it', async () => {
  const { page, faults } = await visit('/merkliste', {
    viewport: { width: 360, height: 420 },
    stored: SAVED,
  })
  await page.locator('.remove-saved').nth(2).waitFor()
  const before = await names(page)
  const takeOff = () => page.locator('.remove-saved').last().click()
  const undo = page.getByRole('button', { name: 'Rückgängig' })
  await takeOff()
  await expect.poll(() => undo.evaluate(isInSight)).toBe(true)
  await takeOff()
  await page.getByText('2 Betriebe sind nicht mehr auf der Merkliste.').waitFor()
  await expect.poll(() => undo.evaluate(isInSight)).toBe(true)
  await expectNoFault(page)
  await undo.click()
  await expect.poll(() => names(page)).toEqual(before)
  expect(await undo.count()).toBe(0)
  expect(faults).toEqual([])
})

test('a saved business leads back to the list that it was opened from', async () => {
  const { page, faults } = await visit('/merkliste', { stored: SAVED })
  const entry = page.locator('.entry h3 a').nth(1)
  const name = await entry.innerText()
  await entry.click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.getByRole('link', { name: 'Zurück zur Merkliste' }).click()
  await page.waitForURL(`${givenSite().origin}/merkliste`)
  await expect.poll(() => page.locator(':focus').innerText()).toBe(name)
  expect(faults).toEqual([])
})

test('a list is shared by its address, kept by whoever wants it, and printed without buttons', async () => {
  const { page, faults } = await visit('/merkliste', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('heading', { name: 'Noch nichts gemerkt' }).waitFor()
  await expectNoFault(page)
  await page.evaluate(() => localStorage.setItem('merkliste', '6,1,99'))
  await page.reload()
  await page.getByText('Nicht alle Betriebe dieser Liste').waitFor()
  await page.getByRole('button', { name: 'Link kopieren' }).click()
  await page.getByText('Link zur Liste kopiert').waitFor()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  expect(shared).toBe(`${givenSite().origin}/merkliste?ids=6,1,99`)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.saved-tools').isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: /von der Merkliste entfernen/ }).count()).toBe(0)
  expect(await page.getByText('03581 471000').first().isVisible()).toBe(true)

  const friend = await visit(new URL(shared).pathname + new URL(shared).search)
  await friend.page.getByRole('heading', { name: 'Geteilte Merkliste' }).waitFor()
  expect(await names(friend.page)).toEqual(['Gärtnerei Weiß', 'Bäckerei Roth'])
  await list(friend.page, 'Merkliste').waitFor()
  await friend.page.getByRole('button', { name: 'Alle merken' }).click()
  await friend.page.getByText('Alle Betriebe stehen jetzt auf Ihrer Merkliste').waitFor()
  await list(friend.page, 'Merkliste 2').waitFor()
  const download = friend.page.waitForEvent('download')
  await friend.page.getByRole('link', { name: 'Alle Kontakte speichern' }).click()
  expect((await download).suggestedFilename()).toBe('merkliste.vcf')
  expect([...faults, ...friend.faults]).toEqual([])
})

const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: `Vergleichen ${name}` })
const row = (page: Page, name: string | RegExp) => page.locator('.compared').getByRole('row', { name })

test('up to four saved businesses are compared side by side in a table, which says where they differ', async () => {
  const { page, faults } = await visit('/merkliste', { stored: { merkliste: '1,2,3,4,5' } })
  const button = page.getByRole('button', { name: 'Auswahl vergleichen' })
  await tick(page, 'Bäckerei Roth').check()
  await button.click()
  // One alone is no comparison.
  expect(await page.getByRole('table').count()).toBe(0)
  await page.getByText('Kreuzen Sie noch mindestens einen an.').waitFor()
  for (const name of ['Bäckerei Weiß', 'Zum Alten Kran', 'Salon Şahin']) await tick(page, name).check()
  expect(await tick(page, 'Elektro Yıldız').isDisabled()).toBe(true)
  await page.getByText('4 von höchstens 4 angekreuzt').waitFor()
  await expectNoFault(page)
  await button.press('Enter')
  await page.waitForURL('**/merkliste?compare=1,2,3,4')
  const heading = page.getByRole('heading', { name: 'Vergleich', exact: true })
  await page.getByRole('table').waitFor()
  expect(await heading.evaluate(element => element === document.activeElement)).toBe(true)
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual([
    'Bäckerei Roth',
    'Bäckerei Weiß',
    'Zum Alten Kran',
    'Salon Şahin',
  ])
  expect(
    await row(page, /^Bewertung/)
      .getByRole('cell')
      .allInnerTexts(),
  ).toEqual([
    expect.stringMatching(/^4,6\s*12 Bewertungen · Google$/),
    ...Array(3).fill(expect.stringMatching(/^–\s*keine Angabe$/)),
  ])
  expect(
    await row(page, /^Preisniveau/)
      .getByRole('cell')
      .allInnerTexts(),
  ).toEqual([
    expect.stringContaining('1 von 4'),
    expect.stringContaining('keine Angabe'),
    expect.stringContaining('3 von 4'),
    expect.stringContaining('keine Angabe'),
  ])
  expect(
    await row(page, /^Jetzt/)
      .getByRole('cell')
      .allInnerTexts(),
  ).toEqual(['Geöffnet\nrund um die Uhr', ...Array(3).fill('Öffnungszeiten unbekannt')])
  expect(
    await row(page, /^Heute/)
      .getByRole('cell')
      .first()
      .innerText(),
  ).toBe('Rund um die Uhr')
  expect(await page.locator('.compared .trait-group').allInnerTexts()).toEqual(['Zahlungen'])
  await expectNoFault(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await axeFaults(page, COLOUR_RULES)).toEqual([])

  // Without the two others, both take credit cards: only cheques differ.
  await page.getByRole('link', { name: 'Zum Alten Kran aus dem Vergleich nehmen' }).click()
  await page.getByRole('link', { name: 'Salon Şahin aus dem Vergleich nehmen' }).click()
  await page.waitForURL('**/merkliste?compare=1,2')
  await row(page, 'Schecks (verschieden) nein ja').waitFor()
  await row(page, 'Kreditkarten ja ja').waitFor()
  await page.getByRole('checkbox', { name: 'Nur Unterschiede zeigen' }).check()
  expect(await row(page, /^Kreditkarten/).count()).toBe(0)
  expect(await row(page, /^Kategorie/).count()).toBe(0)
  expect(await row(page, /^Schecks/).count()).toBe(1)
  await page.getByRole('link', { name: 'Vergleich beenden' }).click()
  await page.waitForURL('**/merkliste')
  await page.getByRole('table').waitFor({ state: 'detached' })
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0)
  expect(faults).toEqual([])
})

test('on a phone the comparison scrolls sideways by itself, and what a row is about stays in sight', async () => {
  const { page, faults } = await visit('/merkliste?ids=1,2,3,4&compare=1,2,3,4', {
    viewport: { width: 360, height: 780 },
  })
  await row(page, /^Jetzt/).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // The mark of a state stands beside its word, what comes next below.
  const state = row(page, /^Jetzt/)
    .locator('.state')
    .first()
  const placed = () =>
    state.evaluate(element => {
      const { left } = element.getBoundingClientRect()
      const [word, next] = [...element.children].map(part => part.getBoundingClientRect())
      if (word === undefined || next === undefined) return null
      const isBesideMark = word.x > left + 8 && next.x > left + 8
      return { isBesideMark, isBelow: next.y >= word.bottom }
    })
  await expect.poll(placed).toEqual({ isBesideMark: true, isBelow: true })
  const scroller = page.getByRole('group', { name: 'Vergleich' })
  await scroller.focus()
  await page.keyboard.press('End')
  for (let pressed = 0; pressed < 20; pressed++) await page.keyboard.press('ArrowRight')
  await expect.poll(() => scroller.evaluate(element => element.scrollLeft)).toBeGreaterThan(100)
  const label = await settledBox(page.getByRole('rowheader', { name: /^Kategorie/ }))
  const box = await settledBox(scroller)
  expect(label.x).toBeCloseTo(box.x, 0)
  expect(faults).toEqual([])
})

test('distances are measured from a place or from where one is, which nobody is told', async () => {
  const { page, faults } = await visit('/merkliste?ids=1,2,3&compare=1,2', {
    permissions: ['geolocation'],
    geolocation: { latitude: 51.156, longitude: 14.987 },
  })
  expect(await row(page, /^Entfernung/).count()).toBe(0)
  await page.getByLabel('Entfernung von').fill('Görlitz')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await page.waitForURL('**from=G%C3%B6rlitz')
  await page.getByText('Luftlinie ab Görlitz.').waitFor()
  expect(
    await row(page, /^Entfernung/)
      .getByRole('cell')
      .allInnerTexts(),
  ).toEqual([expect.stringMatching(/ k?m$/), expect.stringMatching(/^[12],\d km$/)])
  expect(await page.locator('.plan .ring.outer, .plan .outer .ring').count()).toBe(1)
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.getByRole('button', { name: 'Mein Standort' }).click()
  await page.getByText('Luftlinie ab Ihrem Standort.').waitFor()
  expect(
    await row(page, /^Entfernung/)
      .getByRole('cell')
      .first()
      .innerText(),
  ).toBe('10 m')
  expect(asked.filter(url => /51|14\.9/.test(new URL(url).search))).toEqual([])
  await page.getByLabel('Entfernung von').fill('Nirgendheim')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  await page.locator('.err', { hasText: '„Nirgendheim“ finden wir nicht.' }).waitFor()
  expect(await page.getByLabel('Entfernung von').getAttribute('aria-invalid')).toBe('true')
  await expectNoFault(page)
  expect(faults).toEqual([])
})

test('the saved ones are numbered on a plot, which a map can replace', async () => {
  const { page } = await visit('/merkliste?ids=3,1,2')
  const plot = page.getByRole('complementary', { name: 'Wo die Treffer liegen' })
  expect((await plot.locator('.pins text').allTextContents()).sort()).toEqual(['2', '3'])
  expect(await page.locator('.saved .no').allInnerTexts()).toEqual(['2', '3'])
  expect(await plot.getByRole('button', { name: 'Karte laden' }).isVisible()).toBe(true)
  await page.setViewportSize({ width: 768, height: 1024 })
  expect(await plot.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Karte', exact: true }).click()
  await plot.waitFor()
  await page.route(
    ({ origin }) => origin !== givenSite().origin,
    route => route.abort(),
  )
  await plot.getByRole('button', { name: 'Karte laden' }).click()
  await page.locator('.map-canvas').waitFor()
  const points = page.locator('.map-pin, .map-cluster')
  await expect.poll(() => points.count()).toBeGreaterThan(0)
})

test('the plot shows the country, also where the list is first rendered in the browser', async () => {
  const { page } = await visit('/goerlitz/baeckerei-roth')
  await page.getByRole('button', { name: 'Merken' }).first().click()
  expect(await page.locator('#d-country').count()).toBe(0)
  await page
    .getByRole('link', { name: /^Merkliste/ })
    .first()
    .click()
  await page.locator('.plan use[href="#d-country"]').waitFor()
  await expect.poll(() => page.locator('#d-country path').count()).toBe(1)
})

test('without script a list that somebody shares is compared and measured too; one of one’s own cannot be', async () => {
  const { page } = await givenSite().open('/merkliste?ids=1,2,3', {
    isLoggedOut: true,
    javaScriptEnabled: false,
  })
  await tick(page, 'Bäckerei Roth').check()
  await tick(page, 'Zum Alten Kran').check()
  await page.getByRole('button', { name: 'Auswahl vergleichen' }).click()
  await page.getByRole('table').waitFor()
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Bäckerei Roth', 'Zum Alten Kran'])
  await page.getByLabel('Entfernung von').fill('Görlitz')
  await page.getByRole('button', { name: 'Anzeigen' }).click()
  expect(await row(page, /^Entfernung/).count()).toBe(1)
  expect(await page.getByRole('columnheader').count()).toBe(2)
  await page.goto(`${givenSite().origin}/merkliste`)
  await page.getByText('Zum Merken braucht diese Seite JavaScript.').waitFor()
  expect(await page.getByRole('button', { name: 'Auswahl vergleichen' }).count()).toBe(0)
})

/** Runs in the page. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
