import { describe, expect, onTestFinished, test } from 'vitest'
import { tempBrowser, type VisitOptions } from '#test/browser/temp-browser.ts'
import { fakeApi } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

let isBroken = false
const api = fakeApi()
const here = tempBrowser(() =>
  siteForTests({
    handlers: {
      'GET /api/businesses/search': ({ query }) =>
        isBroken ? Promise.reject(new Error('broken')) : api('GET /api/businesses/search', { query }),
    },
  }),
)
const open = async (path: string, options: VisitOptions = {}) => (await here.visit(path, options)).page

describe('a category', () => {
  test('a new order begins at page 1 and keeps the view', async () => {
    const page = await open('/categories/handwerker?page=3&view=list')
    await page.getByLabel('Sortieren').selectOption('Name A–Z')
    await page.waitForURL(`${here.origin}/categories/handwerker?sort=name&view=list`)
    await page.locator('.pager [aria-current=page]', { hasText: '1' }).waitFor()
    // The heading stays the same, so the order is what is said.
    await page.locator('[aria-live=polite]', { hasText: /^Nach Name\.\s*$/ }).waitFor()
  })

  test('without script it does so on the page of the search', async () => {
    const page = await open('/categories/handwerker?page=3', { javaScriptEnabled: false })
    await page.getByLabel('Sortieren').selectOption('Meiste Bewertungen')
    await page.getByRole('button', { name: 'Anwenden' }).first().click()
    await page.waitForURL(/\/businesses\?(?=.*category=handwerker)(?=.*sort=reviews)/)
  })

  test('the next page comes without a document, its head in view and focused', async () => {
    const page = await open('/categories/handwerker')
    let documents = 0
    page.on('request', request => {
      if (request.resourceType() === 'document') documents++
    })
    await page.getByRole('link', { name: 'Nächste' }).click()
    await page.waitForURL('**?page=2')
    await page.locator('.pager [aria-current=page]', { hasText: '2' }).waitFor()
    const head = page.getByRole('heading', { name: /Betriebe gefunden/ })
    expect(await head.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await page.title()).toContain('Seite 2')
    expect(documents).toBe(0)
  })

  test.each([
    ['/categories', 'Die Betriebe lassen sich gerade nicht laden', 'Seite neu laden'],
    ['/tr/categories', 'Veri yüklenirken hata oluştu', 'Sayfayı Yenile'],
  ])('below %s that cannot be read says so and can be loaded again', async (path, title, button) => {
    // Another test may have read that list in this window.
    const page = await open(path, { isOwn: true })
    isBroken = true
    onTestFinished(() => {
      isBroken = false
    })
    await page.locator('.group h3 a').first().click()
    await page.getByRole('heading', { name: title }).waitFor()
    isBroken = false
    await page.getByRole('button', { name: button }).click()
    await page.locator('.entry').first().waitFor()
  })

  test('of which nothing can be read has that in its title too, and its own name where the browser knows it', async () => {
    const page = await open('/')
    await page.route('**/api/categories/gastronomie**', route => route.abort())
    await page.evaluate(() => history.pushState(null, '', '/categories/gastronomie'))
    await page.getByText(/^Gastronomie: /).waitFor()
    expect(await page.title()).toContain('Die Betriebe lassen sich gerade nicht laden')
  })

  test('the next page that cannot be read leaves the one before, and says so', async () => {
    // Another test may have read that page in this window.
    const page = await open('/categories/handwerker', { isOwn: true })
    isBroken = true
    onTestFinished(() => {
      isBroken = false
    })
    await page.getByRole('link', { name: 'Nächste' }).click()
    await page.locator('.read-note:visible').waitFor()
    expect(await page.locator('.entry').count()).toBe(12)
    isBroken = false
    await page.getByRole('button', { name: 'Noch einmal versuchen' }).click()
    await page.locator('.pager [aria-current=page]', { hasText: '2' }).waitFor()
    await expect.poll(() => page.locator('.read-note').count()).toBe(0)
  })
})

test('from home to a city, a category in it and a business, and back, without a document', async () => {
  const page = await open('/')
  let documents = 0
  page.on('request', request => {
    if (request.resourceType() === 'document') documents++
  })
  await page.getByRole('link', { name: 'Köln', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^\d+ Betriebe in Köln$/ }).waitFor()
  await page.getByRole('link', { name: /^Handwerker \d+$/ }).click()
  await page.getByRole('heading', { level: 1, name: /^\d+ Handwerker in Köln$/ }).waitFor()
  await page.locator('.entry h3 a').first().click()
  await page.waitForURL('**/koeln/**')
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: /^\d+ Handwerker in Köln$/ }).waitFor()
  expect(documents).toBe(0)
})

test('an unknown category is told apart in the browser too', async () => {
  const page = await open('/categories')
  await page.evaluate(() => history.pushState(null, '', '/categories/gibtesnicht'))
  await page.getByRole('heading', { level: 1, name: 'Kategorie nicht gefunden' }).waitFor()
})
