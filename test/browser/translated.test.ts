import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { dentists } from '#test/browser/listed-drafts.ts'
import { answering, hydrated } from '#test/browser/page-ready.ts'
import { tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { keepTranslated, RENDERED_ANEW } from '#test/browser/translation.ts'
import { oncePerFile } from '#test/finished.ts'
import { draft } from '#test/make-draft.ts'

/** Stands behind each text that the browser translated. */
const MARK = '§'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const givenSite = oncePerFile(() =>
  tempAdminSite(
    browser,
    ...dentists(),
    draft({
      name: 'Salon am Rhein',
      category: 'Friseur',
      city: 'Bonn',
      postalCode: '53111',
      rating: 4.7,
      reviewCount: 9,
    }),
    draft({ name: 'Café Ruhe', category: 'Café', city: 'Bonn', postalCode: '53111' }),
  ),
)

const faultsOf = (faults: readonly string[]) => faults.filter(fault => !RENDERED_ANEW.test(fault))

/** A page of the site in a browser that translates what it shows, whose code has taken over. */
async function openTranslated(path: string) {
  const { page, faults } = await givenSite().open('/robots.txt', {
    isOwn: true,
    isLoggedOut: !path.startsWith('/admin'),
  })
  await keepTranslated(page, { mark: MARK, delayMs: 50 })
  await page.goto(givenSite().origin + path)
  await translated(page)
  return { page, faults }
}

/** Waits until the main heading is a translated one. */
const translated = (page: Page) => page.locator('h1 font', { hasText: MARK }).first().waitFor()

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()

/** Waits until a list says what it says at the same address in a browser that does not translate: nothing old, nothing twice. */
async function expectSameList(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.setViewportSize(page.viewportSize() ?? { width: 0, height: 0 })
  await other.goto(page.url())
  await hydrated(other)
  const linesOf = (text: string) =>
    text
      .replaceAll(MARK, '')
      .split(/\s*\n\s*/)
      .filter(Boolean)
  const list = async (shown: Page) => {
    // A list that was left comes back where it was, and what is far from the window has no inner text.
    await shown.evaluate(() => scrollTo(0, 0))
    return await shown.locator('.res-main').innerText()
  }
  const expected = linesOf(await list(other))
  await expect.poll(async () => linesOf(await list(page))).toEqual(expected)
  await other.close()
}

describe('a list in a browser that translates', () => {
  test('follows searches, filters, order, pages and the back button, without an old heading or count', async () => {
    const { page, faults } = await openTranslated('/businesses')
    await page.getByLabel('Was?').fill('zahnarzt')
    await page.getByLabel('Wo?').fill('Köln')
    await page.getByRole('button', { name: 'Suchen' }).first().click()
    await heading(page, /^30 Zahnärzte in Köln/)
    await expectSameList(page)
    await page.getByRole('link', { name: 'ab 4,5' }).click()
    await page.waitForURL(/minRating=4.5/)
    await heading(page, /^10 Zahnärzte in Köln/)
    await expectSameList(page)
    await page.getByRole('link', { name: 'ab 4,5' }).click()
    await heading(page, /^30 Zahnärzte in Köln/)
    await page.getByLabel('Sortieren').selectOption('Name A–Z')
    await page.waitForURL(/sort=/)
    await page.getByRole('link', { name: 'Nächste' }).click()
    await page.waitForURL(/page=2/)
    await expectSameList(page)
    await page.goBack()
    await page.waitForURL(url => !url.searchParams.has('page'))
    await expectSameList(page)
    await page.getByLabel('Was?').fill('qqxxzz')
    await page.getByRole('button', { name: 'Suchen' }).first().click()
    await page.waitForURL(/query=qqxxzz/)
    await expectSameList(page)
    await page.getByLabel('Was?').fill('zahnarzt')
    await page.getByRole('button', { name: 'Suchen' }).first().click()
    await page.waitForURL(/query=zahnarzt/)
    await expectSameList(page)
    await page
      .getByRole('link', { name: /^Zahnarztpraxis Nr/ })
      .first()
      .click()
    await heading(page, /^Zahnarztpraxis Nr/)
    await page.getByRole('link', { name: 'Zurück zur Suche' }).click()
    await heading(page, /Zahnärzte in Köln/)
    await expectSameList(page)
    expect(faultsOf(faults)).toEqual([])
  })

  test('offers what was typed, and nothing translated reaches the field or the address', async () => {
    const { page, faults } = await openTranslated('/')
    const what = page.getByLabel('Was?')
    await what.pressSequentially('zahn', { delay: 30 })
    const option = page.getByRole('option', { name: /Zahnarzt/ }).first()
    await option.locator('font', { hasText: MARK }).first().waitFor()
    await what.press('Backspace')
    await what.press('n')
    await option.waitFor()
    await what.press('ArrowDown')
    await what.press('Enter')
    await page.waitForURL(/zahn/i)
    expect(decodeURIComponent(page.url())).not.toContain(MARK)
    expect(faultsOf(faults)).toEqual([])
  })
})

test('saved businesses are counted, taken off and compared in a browser that translates', async () => {
  const { page, faults } = await openTranslated('/businesses?query=zahnarzt')
  const keep = page.getByRole('button', { name: /merken/ })
  for (let kept = 1; kept <= 3; kept += 1) {
    await keep.first().click()
    await page
      .getByRole('banner')
      .getByRole('link', { name: `${kept}` })
      .waitFor()
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Merkliste.*3/ })
    .click()
  await heading(page, /Merkliste/)
  await page.getByText('3 Betriebe').first().waitFor()
  await page
    .getByRole('button', { name: /von der Merkliste entfernen/ })
    .first()
    .click()
  await page.getByText(/nicht mehr auf der Merkliste/).waitFor()
  await page.getByText('2 Betriebe').first().waitFor()
  expect(await page.getByText('3 Betriebe').count()).toBe(0)
  await page.getByRole('checkbox', { name: 'vergleichen' }).nth(1).waitFor()
  for (const box of await page.getByRole('checkbox', { name: 'vergleichen' }).all()) await box.check()
  await page.getByRole('button', { name: /vergleichen/ }).click()
  await page.getByRole('table').waitFor()
  await page.getByRole('link', { name: /Vergleich beenden/ }).click()
  await page.getByRole('table').waitFor({ state: 'detached' })
  for (let left = 2; left > 0; left -= 1)
    await page
      .getByRole('button', { name: /von der Merkliste entfernen/ })
      .first()
      .click()
  await heading(page, /Noch nichts gemerkt|Merkliste/)
  expect(await page.getByRole('button', { name: /von der Merkliste entfernen/ }).count()).toBe(0)
  expect(faultsOf(faults)).toEqual([])
})

describe('a form in a browser that translates', () => {
  test('the listing goes through all steps, faults and a reload, and is stored as it was typed', async () => {
    const { page, faults } = await openTranslated('/add-business')
    const next = page.getByRole('button', { name: /^Weiter/ })
    await next.click()
    await page.getByRole('heading', { name: 'Bitte korrigieren Sie 3 Angaben' }).waitFor()
    await page.getByLabel('Name des Betriebs').fill('Wärmewerk Ehrenfeld')
    await page.getByRole('combobox', { name: 'Kategorie' }).fill('Handwerker')
    await next.click()
    await page.getByRole('heading', { name: 'Bitte korrigieren Sie eine Angabe' }).waitFor()
    await page.getByLabel('Beschreibung').fill('Heizungen für Altbauten.')
    await next.click()
    await page.getByText('Schritt 2 von 3').waitFor()
    expect(await page.getByText('Schritt 1 von 3').count()).toBe(0)
    await page.getByLabel('Straße und Hausnummer').fill('Hinter der Glashütte 17')
    await page.getByLabel('Postleitzahl').fill('50823')
    await page.getByLabel('Ort').first().fill('Köln')
    await page.getByRole('textbox', { name: 'Telefon' }).fill('0221 4710144')
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('kontakt')
    await page.reload()
    await page.getByText('Schritt 2 von 3').waitFor()
    await translated(page)
    expect(await page.getByRole('textbox', { name: 'E-Mail' }).inputValue()).toBe('kontakt')
    await next.click()
    await page
      .getByRole('alert')
      .getByRole('link', { name: /^E-Mail/ })
      .waitFor()
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('kontakt@waermewerk.example')
    await next.click()
    await page.getByText('Schritt 3 von 3').waitFor()
    await page.getByRole('button', { name: 'Zurück' }).click()
    await page.getByText('Schritt 2 von 3').waitFor()
    await next.click()
    await page.getByText('Schritt 3 von 3').waitFor()
    await page.getByLabel('Montag').fill('9 bis 18 Uhr')
    await page.getByRole('status').filter({ hasText: '9:00–18:00' }).waitFor()
    await page.getByRole('button', { name: 'Eintrag einreichen' }).click()
    await page.getByRole('heading', { name: 'Erfolgreich eingereicht!' }).waitFor()
    const stored = await givenSite().store.db.selectFrom('submissions').selectAll().execute()
    expect(JSON.stringify(stored)).toContain('Wärmewerk Ehrenfeld')
    expect(JSON.stringify(stored)).not.toContain(MARK)
    expect(faultsOf(faults)).toEqual([])
  })

  test('a message tells its faults, is sent, and the form is there again', async () => {
    const { page, faults } = await openTranslated('/contact')
    const send = page.getByRole('button', { name: 'Nachricht senden' })
    await send.click()
    await page.getByRole('alert').getByRole('link', { name: /^Name/ }).waitFor()
    await page.getByLabel('Name').fill('Ayşe Größner')
    await page.getByRole('textbox', { name: 'E-Mail' }).fill('ayse@weiss.example')
    await page.getByLabel('Thema').selectOption('Allgemeine Frage')
    await page.getByLabel('Betreff').fill('Eine Frage')
    await page.locator('textarea').fill('Wie trage ich einen Betrieb ein?')
    await send.click()
    await page.getByRole('heading', { name: 'Nachricht gesendet!' }).waitFor()
    await page.getByRole('button', { name: 'Noch eine Nachricht schreiben' }).click()
    expect(await page.getByLabel('Name').inputValue()).toBe('')
    expect(faultsOf(faults)).toEqual([])
  })

  test('a correction is sent', async () => {
    const { page, faults } = await openTranslated('/businesses?query=salon')
    await page.getByRole('link', { name: 'Salon am Rhein' }).click()
    await page.getByRole('link', { name: 'Angaben korrigieren' }).click()
    await heading(page, 'Angaben korrigieren')
    const send = page.getByRole('button', { name: 'Korrektur senden' })
    await send.click()
    await page
      .getByRole('alert')
      .getByText(/noch nichts geändert/)
      .waitFor()
    await page.getByRole('textbox', { name: 'Telefon' }).fill('0221 4710318')
    await send.click()
    await page.locator('.sent').waitFor()
    expect(faultsOf(faults)).toEqual([])
  })
})

test('the area is searched, sorted, edited and left in a browser that translates', async () => {
  const { page, faults } = await openTranslated('/admin/businesses')
  await page.getByRole('searchbox', { name: 'Suche' }).fill('salon')
  await page.getByRole('searchbox', { name: 'Suche' }).press('Enter')
  await page
    .getByText(/^1 Betrieb/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: 'Leeren' }).click()
  await page
    .getByText(/^32 Betriebe/)
    .first()
    .waitFor()
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await page.getByRole('searchbox', { name: 'Suche' }).fill('ruhe')
  await page.getByRole('searchbox', { name: 'Suche' }).press('Enter')
  await page
    .getByText(/^1 Betrieb/)
    .first()
    .waitFor()
  await page
    .getByRole('link', { name: /^Café Ruhe/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: /^Name/ }).first().fill('Café Unruhe')
  await page.getByRole('button', { name: 'Speichern' }).first().click()
  await page.getByRole('heading', { level: 1, name: /Café Unruhe/ }).waitFor()
  for (const screen of ['Importe', 'Einstellungen', 'Posteingang']) {
    await page.getByRole('navigation').getByRole('link', { name: screen }).first().click()
    await page.locator('h1 font', { hasText: MARK }).first().waitFor()
  }
  expect(faultsOf(faults)).toEqual([])
})

describe('a page in which the browser changed what React knows', () => {
  test('is whole again at the next address of the same list', async () => {
    const page = await openList()
    await refuse(page, 'removeChild', 1)
    await page.getByRole('link', { name: 'ab 4,5' }).click()
    await page.getByRole('alert').getByRole('button', { name: 'Neu laden' }).waitFor()
    await page.goBack()
    await heading(page, /^30 Zahnärzte/)
    expect(await page.getByRole('button', { name: 'Neu laden' }).count()).toBe(0)
  })

  test('is loaded again where it was the frame around the page', async () => {
    const page = await openList()
    await refuse(page, 'appendChild', Number.POSITIVE_INFINITY)
    await page
      .getByRole('button', { name: /merken/ })
      .first()
      .click()
    await page.waitForFunction(() => !('refusals' in window))
    await page
      .getByRole('banner')
      .getByRole('link', { name: /Merkliste.*1/ })
      .waitFor()
  })

  async function openList(): Promise<Page> {
    const { page } = await givenSite().open('/businesses?query=zahnarzt', { isOwn: true, isLoggedOut: true })
    await hydrated(page)
    await answering(page.getByRole('link', { name: 'ab 4,5' }))
    return page
  }

  /** The next changes find nodes where they were not. */
  async function refuse(page: Page, change: 'removeChild' | 'appendChild', times: number): Promise<void> {
    await page.evaluate(
      ({ change, times }) => {
        const { [change]: usual } = Node.prototype
        const seen = { refusals: 0 }
        Object.assign(window, seen)
        Node.prototype[change] = function (child) {
          if (seen.refusals === times) return usual.call(this, child) as typeof child
          seen.refusals += 1
          throw new DOMException('not a child', 'NotFoundError')
        }
      },
      { change, times },
    )
  }
})
