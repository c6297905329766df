import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { visitSite } from '#test/browser/visitor.ts'
import { NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)
const open = async (path: string) => (await visitSite(here.browser, here.origin, path, { clock: NOW })).page
const openWithoutScript = async (path: string) => (await here.visit(path, { javaScriptEnabled: false })).page

const shownQuestions = (page: Page) => page.locator('details.question').count()
const isOpen = (page: Page, question: string) =>
  page.locator('details.question', { hasText: question }).evaluate(element => element.hasAttribute('open'))

describe('the help', () => {
  test('filters while typing, says what it found, and shows everything again; a search that was sent has an address', async () => {
    const page = await open('/help')
    const all = await shownQuestions(page)
    await page.getByLabel('Fragen durchsuchen').fill('SPERRLISTE')
    await page.getByText('1 Frage passt zu „SPERRLISTE“').waitFor()
    expect(await shownQuestions(page)).toBe(1)
    expect(await isOpen(page, 'Kann ich meinen Eintrag entfernen lassen?')).toBe(true)
    await page.getByLabel('Fragen durchsuchen').fill('gibtesnicht')
    await page.getByRole('heading', { name: 'Keine Ergebnisse gefunden' }).waitFor()
    await page.getByRole('link', { name: 'Suche zurücksetzen' }).click()
    expect(await shownQuestions(page)).toBe(all)
    expect(await page.getByLabel('Fragen durchsuchen').inputValue()).toBe('')
    // A search that was sent has an address, and back leads back.
    await page.getByLabel('Fragen durchsuchen').fill('umkreis')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/help?q=umkreis')
    await page.goBack()
    await page.waitForURL('**/help')
    await page.getByText('Was kostet die Nutzung?').waitFor()
    expect(await shownQuestions(page)).toBe(all)
    expect(await page.getByLabel('Fragen durchsuchen').inputValue()).toBe('')
  })

  test.each([
    ['with script', open],
    ['without script', openWithoutScript],
  ])('an address that names a question unfolds it, %s', async (_, visit) => {
    const page = await visit('/help#brauche-ich-ein-konto')
    await page.locator('#brauche-ich-ein-konto').waitFor({ state: 'visible' })
    await page.locator('#was-kostet-die-nutzung').waitFor({ state: 'hidden' })
  })

  test('without script the search is a page of its own', async () => {
    const page = await openWithoutScript('/en/help')
    await page.getByLabel('Search the questions').fill('RADIUS')
    await page.getByRole('button', { name: 'Search' }).click()
    await page.waitForURL('**/en/help?q=RADIUS')
    expect(await page.locator('details.question[open]').count()).toBeGreaterThan(0)
  })
})

describe('long texts', () => {
  test('have lines of a readable measure, and contents that stay in view beside them and lead to their sections, folded above them on a small screen', async () => {
    const page = await open('/privacy')
    const contents = page.locator('nav.toc')
    await contents.getByRole('link', { name: 'Ihre Rechte' }).click()
    await page.waitForURL('**/privacy#ihre-rechte')
    const heading = page.getByRole('heading', { level: 2, name: /Ihre Rechte/ })
    await heading.waitFor()
    await expect.poll(async () => (await heading.boundingBox())?.y).toSatisfy(isInReach)
    expect((await contents.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    // No line is longer than the measure.
    const widths = await page
      .locator('.written-text .text > p')
      .evaluateAll(paragraphs => paragraphs.map(paragraph => paragraph.getBoundingClientRect().width))
    expect(Math.max(...widths)).toBeLessThanOrEqual(38 * 16)
    // On a small screen the contents are folded above the text.
    await page.setViewportSize({ width: 360, height: 800 })
    await contents.waitFor({ state: 'hidden' })
    await page.locator('summary', { hasText: 'Inhalt' }).click()
    await page.locator('.toc-fold a').first().waitFor()
  })
})

/** At the head of the window. */
const isInReach = (top: number) => top >= 0 && top < 300

test('from the blog to an article, its neighbour and the rules without loading a document', async () => {
  const page = await open('/blog')
  let documents = 0
  page.on('request', request => {
    if (request.resourceType() === 'document') documents++
  })
  await page.getByRole('link', { name: 'Bewertungen richtig lesen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Bewertungen richtig lesen' }).waitFor()
  expect(await page.title()).toBe('Bewertungen richtig lesen · Umkreis')
  await page.getByRole('link', { name: /Älterer Artikel/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Den eigenen Eintrag richtig pflegen' }).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Wie wir sortieren' }).click()
  await page.getByRole('heading', { level: 1, name: 'Wie wir sortieren' }).waitFor()
  expect(documents).toBe(0)
})
