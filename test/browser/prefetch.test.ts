import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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
  test.each([
    ['a list', 'Betriebe', { level: 1, name: 'Alle Betriebe' }],
    ['the categories', 'Kategorien', { level: 1, name: 'Kategorien' }],
    ['a written page', 'Hilfe', { level: 1, name: 'Hilfe' }],
  ] as const)('is read ahead, so that its click asks for nothing: %s', async (_, label, heading) => {
    const { page, asked, faults, quiet } = await here.visit('/', { clock: 'real' })
    await navigation(page).getByRole('link', { name: label }).hover()
    await expect.poll(() => calls(asked)).not.toEqual([])
    await quiet()
    const before = asked.length
    await navigation(page).getByRole('link', { name: label }).click()
    await page.getByRole('heading', heading).waitFor()
    await quiet()
    const later = asked.slice(before)
    expect([...calls(later), ...scripts(later)]).toEqual([])
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

  test('is passed on the way: nothing is asked', async () => {
    const visit = await here.visit('/', { clock: 'by hand' })
    const { page, asked } = visit
    const links = navigation(page).getByRole('link')
    await watched(visit)
    await links.nth(1).hover()
    await page.clock.runFor(79)
    await links.nth(3).hover()
    await page.clock.runFor(79)
    await page.getByRole('heading', { level: 1 }).hover()
    await page.clock.runFor(1_000)
    await visit.quiet()
    expect(calls(asked)).toEqual([])
  })
})

describe('nothing is read ahead', () => {
  test.each([
    ['of the page itself', '/help', 'Hilfe'],
    ['of another language', '/', 'English'],
    ['of a place on a page', '/help', 'Woher die Angaben stammen'],
  ])('%s', async (_, path, label) => {
    const visit = await here.visit(path, { clock: 'by hand' })
    await watched(visit)
    await visit.page.getByRole('link', { name: label }).last().hover()
    await visit.page.clock.runFor(1_000)
    await visit.quiet()
    expect(calls(visit.asked)).toEqual([])
  })

  test.each([{ saveData: true }, { effectiveType: 'slow-2g' }, { effectiveType: '2g' }])(
    'where data are dear: %o',
    async connection => {
      const visit = await here.visit('/', {
        clock: 'by hand',
        before: page =>
          page.addInitScript(
            told => Object.defineProperty(navigator, 'connection', { value: told }),
            connection,
          ),
      })
      await watched(visit)
      const before = visit.asked.length
      await navigation(visit.page).getByRole('link', { name: 'Hilfe' }).hover()
      await visit.page.clock.runFor(1_000)
      await visit.quiet()
      expect(visit.asked.slice(before)).toEqual([])
    },
  )

  test('before anybody moves: not even the code for it', async () => {
    const { asked } = await here.visit('/')
    expect(scripts(asked).filter(path => /watch|page-queries|tooltip/.test(path))).toEqual([])
  })
})
