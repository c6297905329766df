import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { oncePerFile } from '#test/finished.ts'
import { BUSINESSES, fakeApi } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const [first, second] = BUSINESSES
if (first === undefined || second === undefined) throw new Error('there are no businesses')

/** What spreadsheets bring: nothing in it can be broken at a blank. */
const HOSTILE = {
  name: 'Heizungsundsanitärinstallateur'.repeat(4),
  address: 'Donaudampfschifffahrtsgesellschaftsstraße'.repeat(5),
  fullAddress: `${'Donaudampfschifffahrtsgesellschaftsstraße'.repeat(5)}, 50823 Köln`,
  district: 'Taumatawhakatangihangakoauauotamateaturipukakapikimaungahoronukupokaiwhenuakitanatahu',
  category: 'Rindfleischetikettierungsüberwachung'.repeat(2),
  subtypes: ['Grundstücksverkehrsgenehmigungszuständigkeit'.repeat(2)],
  website: `https://www.${'lang'.repeat(14)}.example/${'w'.repeat(300)}`,
  description: 'Kraftfahrzeughaftpflichtversicherung'.repeat(9),
  phone: '+49 221 471010000000000',
}
const AMENITIES = Object.fromEntries(
  Array.from({ length: 40 }, (_, at) => [`Barrierefreiheitsstärkungsgesetzlich${'e'.repeat(40)}${at}`, true]),
)

const here = tempBrowser(() => {
  const api = fakeApi()
  const hostile = <Card extends object>(card: Card) => ({ ...card, ...only(card) })
  const only = (card: object) => Object.fromEntries(Object.entries(HOSTILE).filter(([key]) => key in card))
  return siteForTests({
    handlers: {
      'GET /api/businesses/search': async ({ query }) => {
        const answer = await api('GET /api/businesses/search', { query })
        return { ...answer, businesses: answer.businesses.map(hostile) }
      },
      'GET /api/businesses/list': async ({ query }) =>
        (await api('GET /api/businesses/list', { query: { ids: query.ids.join(',') } })).map(hostile),
      'GET /api/businesses/popular': async ({ query }) =>
        (await api('GET /api/businesses/popular', { query })).map(hostile),
      'GET /api/businesses/slug/:city/:slug': () => ({
        ...first,
        ...HOSTILE,
        about: { Barrierefreiheitsinformationen: AMENITIES },
      }),
      'GET /api/businesses/:id': () => ({ ...first, ...HOSTILE }),
    },
  })
})

/** What reaches beyond the screen and makes it scroll. Drawings are cut off at their own edge. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    return [...document.querySelectorAll<HTMLElement>('body *:not(svg *)')]
      .filter(node => {
        const { right, left } = node.getBoundingClientRect()
        return right > innerWidth + 0.5 || left + node.scrollWidth > innerWidth + 0.5
      })
      .map(({ tagName, className }) => `${tagName}.${className}`)
  })

const ids = BUSINESSES.slice(0, 3).map(({ id }) => id)

/** One after the other in one tab: each of them in a new one would take twice as long. */
const tab = oncePerFile(() => here.visit('/robots.txt'))

describe('no business makes a page scroll sideways:', () => {
  test.each([
    ['its own page', `/${first.urlSlug}`],
    ['a list', '/businesses'],
    ['a list around a place', '/businesses?location=koeln'],
    ['a grid', '/businesses?view=grid'],
    ['the home page', '/'],
    ['saved businesses', `/merkliste?ids=${ids.join(',')}`],
    ['a comparison', `/merkliste?ids=${ids.join(',')}&compare=${ids.join(',')}`],
    ['a correction', `/business/${first.id}/correct`],
    ['a report', `/report?business=${first.id}`],
  ])('%s', async (_name, path) => {
    const { page, goTo } = tab()
    await goTo(path)
    for (const width of [1440, 768, 360, 320]) {
      await page.setViewportSize({ width, height: 700 })
      await page.evaluate(
        () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      )
      expect.soft(await tooWide(page), `${width} px`).toEqual([])
    }
  })
})
