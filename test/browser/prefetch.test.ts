import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { hydrated } from '#test/browser/page-ready.ts'
import { tempBrowser, type Visit } from '#test/browser/temp-browser.ts'
import { BUSINESSES, NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')
const here = tempBrowser(siteForTests)

const calls = (asked: readonly URL[]) =>
  asked
    .filter(({ pathname }) => pathname.startsWith('/api/'))
    .map(({ pathname, search }) => pathname + search)
const scripts = (asked: readonly URL[]) =>
  asked.filter(({ pathname }) => pathname.endsWith('.js')).map(({ pathname }) => pathname)
const navigation = (page: Page) => page.getByRole('navigation', { name: 'Hauptmenü' })

/** The pointer has moved, what watches it is there, and time stands still. */
async function watched({ page, asked, quiet }: Visit): Promise<void> {
  await page.getByRole('heading', { level: 1 }).hover()
  await expect.poll(() => scripts(asked).some(path => path.includes('first-movement'))).toBe(true)
  await quiet()
  await page.clock.pauseAt(NOW + 600_000)
}

describe('a link that the pointer rests on', () => {
  test('is read ahead, so that its click asks for nothing: a list, the categories, a written page', async () => {
    const { page, asked, faults, quiet } = await here.visit('/', { clock: 'real' })
    for (const [label, name] of [
      ['Betriebe', 'Alle Betriebe'],
      ['Kategorien', 'Kategorien'],
      ['Hilfe', 'Hilfe'],
    ] as const) {
      const begin = asked.length
      await navigation(page).getByRole('link', { name: label }).hover()
      await expect.poll(() => calls(asked.slice(begin))).not.toEqual([])
      await quiet()
      const before = asked.length
      await navigation(page).getByRole('link', { name: label }).click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
      await quiet()
      const later = asked.slice(before)
      expect([label, ...calls(later), ...scripts(later)]).toEqual([label])
    }
    expect(faults).toEqual([])
  })

  test('is a business: it shows at once, with those around it, whatever the network does then', async () => {
    const { page, asked, quiet } = await here.visit('/businesses', { clock: 'real' })
    await page.getByRole('link', { name: business.name, exact: true }).hover()
    await expect
      .poll(() => calls(asked).map(path => path.split('?')[0]))
      .toEqual([`/api/businesses/slug/${business.urlSlug}`, '/api/businesses/search'])
    await quiet()
    await page.context().setOffline(true)
    await page.getByRole('link', { name: business.name, exact: true }).click()
    await page.getByRole('heading', { level: 1, name: business.name }).waitFor()
    await page.getByRole('heading', { name: 'Ähnliche Betriebe in der Nähe' }).waitFor()
  })

  test('is asked for once, however often the pointer comes back', async () => {
    const { page, asked, quiet } = await here.visit('/', { clock: 'by hand' })
    const link = navigation(page).getByRole('link', { name: 'Hilfe' })
    const isHelp = (path: string) => path.startsWith('/api/documents/help')
    await link.hover()
    await expect.poll(() => calls(asked).filter(isHelp)).toHaveLength(1)
    await page.getByRole('heading', { level: 1 }).hover()
    await link.hover()
    await page.clock.runFor(1_000)
    await quiet()
    expect(calls(asked).filter(isHelp)).toHaveLength(1)
  })

  test('has the focus: it is read ahead too', async () => {
    const { page } = await here.visit('/', { clock: 'real' })
    const read = page.waitForRequest(/\/api\/documents\/help/)
    await navigation(page).getByRole('link', { name: 'Hilfe' }).focus()
    await read
  })
})

describe('nothing is read ahead', () => {
  test('before anybody moves, not even the code for it; of another language, nor of what is passed on the way', async () => {
    const visit = await here.visit('/', { clock: 'by hand' })
    const { page, asked } = visit
    expect(scripts(asked).filter(path => /watch|page-queries|tooltip/.test(path))).toEqual([])
    await watched(visit)
    await page.getByRole('link', { name: 'English' }).last().hover()
    await page.clock.runFor(1_000)
    const links = navigation(page).getByRole('link')
    await links.nth(1).hover()
    await page.clock.runFor(79)
    await links.nth(3).hover()
    await page.clock.runFor(79)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(1_000)
    await visit.quiet()
    expect(calls(asked)).toEqual([])
  })

  test('of the page itself, nor of a place on it', async () => {
    const visit = await here.visit('/help', { clock: 'by hand' })
    await watched(visit)
    for (const name of ['Hilfe', 'Woher die Angaben stammen']) {
      await visit.page.getByRole('link', { name }).last().hover()
      await visit.page.clock.runFor(1_000)
    }
    await visit.quiet()
    expect(calls(visit.asked)).toEqual([])
  })

  test('where data are dear', async () => {
    const { page, asked, quiet } = await here.visit('/', { clock: 'by hand', isOwn: true })
    for (const told of [{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }]) {
      await page.addInitScript(
        value => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
        told,
      )
      await page.goto(here.origin)
      await hydrated(page)
      await page.getByRole('heading', { level: 1 }).hover()
      await quiet()
      const before = asked.length
      await navigation(page).getByRole('link', { name: 'Hilfe' }).hover()
      await page.clock.runFor(1_000)
      await quiet()
      expect([told, ...asked.slice(before)]).toEqual([told])
    }
  })
})
