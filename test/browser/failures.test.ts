import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import {
  comes,
  expectHonest,
  expectPlainWords,
  type GatedVisit,
  gatedPages,
  PROBLEM,
} from '#test/browser/gated-pages.ts'
import { hydrated } from '#test/browser/page-ready.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'

const { visit } = gatedPages()

const search = async (page: Page, words: string) => {
  await page.getByLabel('Was?').fill(words)
  await page.getByLabel('Was?').press('Enter')
  await page.clock.runFor(500)
}
/** Not that of the filters, which a wide screen does not show. */
const note = (page: Page) => page.locator('.read-note:visible')
const entries = (page: Page) => page.locator('.res .entry')

const SEARCHES = '**/api/businesses/search?**'

/** A list whose code is there already: one search has been answered. */
async function searchedList(options?: BrowserContextOptions): Promise<GatedVisit> {
  const visited = await visit('/businesses', options)
  await search(visited.page, 'heizung')
  await visited.page.getByRole('heading', { level: 1, name: /Treffer für „heizung“/ }).waitFor()
  return visited
}

/** The list goes on by itself. */
const recovers = async (page: Page) => {
  await page.clock.runFor(10_000)
  await expect.poll(() => note(page).count()).toBe(0)
  await page.locator('.res-main[aria-busy="false"]').waitFor()
}

describe('a list', () => {
  test('whose server is gone says so at once, keeps the old results, and goes on by itself; so does one whose server answers 500, and that of a browser without a network', async () => {
    const { page, gate } = await searchedList({ colorScheme: 'light' })
    const before = await entries(page).count()
    await gate.shut()
    await search(page, 'friseur')
    await note(page).getByText('Der Server antwortet gerade nicht.').waitFor()
    await note(page).getByText('Sie sehen noch den Stand von vorhin.').waitFor()
    expect(await entries(page).count()).toBe(before)
    await expectHonest(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await axeFaults(page, COLOUR_RULES)).toEqual([])
    // Not even after its own attempts have ended.
    await page.clock.runFor(2_500)
    await note(page).waitFor()
    expect(await entries(page).count()).toBe(before)
    await gate.open()
    await page.clock.runFor(10_000)
    await page.getByRole('heading', { level: 1, name: /^\d+ Friseure$/ }).waitFor()
    expect(await note(page).count()).toBe(0)

    await page.route(SEARCHES, route => route.fulfill(PROBLEM))
    await search(page, 'elektro')
    await note(page).getByText('Auf dem Server ist ein Fehler aufgetreten.').waitFor()
    await expectPlainWords(page)
    await page.unroute(SEARCHES)
    await recovers(page)

    await page.context().setOffline(true)
    await search(page, 'sanitär')
    await note(page).getByText('Ihr Gerät ist gerade offline.').waitFor()
    await expectPlainWords(page)
    // All attempts of the read have ended; the next one by itself is seconds away.
    await page.clock.runFor(2_500)
    await page.context().setOffline(false)
    await expect.poll(() => note(page).count()).toBe(0)
  })

  test('says so at once where another page of it, a filter or a quick choice cannot be read', async () => {
    const { page } = await visit('/businesses')
    for (const choose of [
      () => page.locator('.pager').getByRole('link', { name: /2$/ }).first().click(),
      () => page.getByLabel('Mit Website').check(),
      () => page.getByRole('link', { name: 'Jetzt geöffnet' }).click(),
    ]) {
      const before = await entries(page).count()
      await page.route(SEARCHES, route =>
        route.fulfill({ contentType: 'application/json', body: '{"total":' }),
      )
      await choose()
      await page.clock.runFor(500)
      await note(page).getByText('Sie sehen noch den Stand von vorhin.').waitFor()
      expect(await entries(page).count()).toBe(before)
      await expectPlainWords(page)
      await page.unroute(SEARCHES)
      await recovers(page)
    }
  })

  test('that is refused for good says why, and is asked for again by its button; one that is slow says so after some seconds', async () => {
    const { page, gate } = await searchedList()
    const body = JSON.stringify({ code: 'query_invalid', details: 'Diese Suche ist nicht möglich.' })
    await page.route(SEARCHES, route =>
      route.fulfill({ status: 400, contentType: 'application/problem+json', body }),
    )
    await search(page, 'friseur')
    await page.clock.runFor(2_500)
    await note(page).getByText('Diese Suche ist nicht möglich.').waitFor()
    await page.unroute(SEARCHES)
    await note(page).getByRole('button', { name: 'Noch einmal versuchen' }).press('Enter')
    await page.getByRole('heading', { level: 1, name: /^\d+ Friseure$/ }).waitFor()
    // The button went with the note.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('treffer')

    let answer = () => {}
    await page.route(SEARCHES, async route => {
      await new Promise<void>(resolve => {
        answer = resolve
      })
      await route.continue()
    })
    await search(page, 'elektro')
    const slow = note(page).getByText('Das dauert länger als sonst.')
    expect(await slow.count()).toBe(0)
    await page.clock.runFor(5_500)
    await slow.waitFor()
    answer()
    await expect.poll(() => slow.count()).toBe(0)
    await page.unroute(SEARCHES)

    // The home page never says that nothing was found where nothing was searched.
    await gate.shut()
    await page.evaluate(() => {
      history.pushState(null, '', '/?query=sanit%C3%A4r')
    })
    await page.getByText('Der Server antwortet gerade nicht.').waitFor()
    expect(await page.getByText('nichts gefunden').count()).toBe(0)
    await expectPlainWords(page)
  })
})

describe('a page', () => {
  const [business] = BUSINESSES
  const address = `/${business?.urlSlug}`

  test('that cannot be read says so at once and comes by itself', async () => {
    const { page } = await visit(address)
    await page.route('**/api/businesses/slug/**', route => route.abort())
    const other = `/${BUSINESSES[1]?.urlSlug}`
    await page.evaluate(path => history.pushState(null, '', path), other)
    await page.getByRole('heading', { level: 1, name: 'Die Seite lässt sich gerade nicht laden' }).waitFor()
    await expect.poll(() => page.title()).toContain('Die Seite lässt sich gerade nicht laden')
    await expectHonest(page)
    await page.unroute('**/api/businesses/slug/**')
    await page.clock.runFor(10_000)
    await page.getByRole('heading', { level: 1, name: BUSINESSES[1]?.name ?? '' }).waitFor()
    await expect.poll(() => page.title()).toContain(BUSINESSES[1]?.name ?? '')
  })

  test('whose code has another name since an update is loaded again, once', async () => {
    const { page } = await visit('/')
    let documents = 0
    page.on('request', request => {
      if (request.isNavigationRequest()) documents += 1
    })
    await page.route(/\/assets\/.*\.js/, route =>
      documents === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).first().click()
    await page.waitForURL('**/help')
    await expect
      .poll(async () => {
        // The new page may come meanwhile.
        await page.clock.runFor(500).catch(() => undefined)
        return documents
      })
      .toBe(1)
    await page
      .getByRole('searchbox')
      .or(page.getByRole('heading', { level: 1 }))
      .first()
      .waitFor()
    expect(await page.getByText('lässt sich gerade nicht laden').count()).toBe(0)
  })

  test('whose code stays away says so and is not loaded again and again', async () => {
    const { page } = await visit('/')
    const documents: string[] = []
    page.on('request', request => {
      if (request.isNavigationRequest()) documents.push(request.url())
    })
    const files = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    await page.route(/\/assets\/.*\.js/, route =>
      files.includes(route.request().url()) ? route.continue() : route.fulfill({ status: 404, body: '' }),
    )
    await page.getByRole('contentinfo').getByRole('link', { name: 'Hilfe' }).first().click()
    await page.clock.runFor(1_000)
    await expect.poll(() => documents.length).toBe(1)
    await page.clock.runFor(120_000)
    expect(documents).toHaveLength(1)
  })

  test.each([
    ['', 'Hilfe', 'Die Seite lässt sich gerade nicht öffnen'],
    ['/en', 'Help', 'Navigation error'],
  ])(
    'whose code cannot be loaded without the server waits for it, does not lose the page, and brings title, canonical address and language links (%s/)',
    async (language, help, heading) => {
      const { page, gate } = await visit(`${language}/`)
      await gate.shut()
      await page.getByRole('contentinfo').getByRole('link', { name: help }).first().click()
      await page.clock.runFor(1_000)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await (language === '' ? expectHonest : expectPlainWords)(page)
      await gate.open()
      await page.clock.runFor(10_000)
      await page.getByRole('heading', { level: 1, name: help }).waitFor()
      const head = () =>
        page.evaluate(() => ({
          title: document.title,
          canonical: document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
          languages: [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(
            ({ hreflang, href }) => `${hreflang} ${href}`,
          ),
          description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
        }))
      const site = 'https://umkreis.example'
      await expect.poll(async () => (await head()).canonical).toBe(`${site}${language}/help`)
      const followed = await head()
      await page.reload()
      expect(await head()).toEqual(followed)
      expect(followed.languages).toContain(`tr ${site}/tr/help`)
    },
  )
})

/** @param name of a file of code that does not come. @returns lets it come again */
async function withoutCode(page: Page, name: string): Promise<() => Promise<void>> {
  const file = new RegExp(`/assets/${name}-[^/]*\\.js`)
  await page.route(file, route => route.abort())
  return () => page.unroute(file)
}

describe('code that a page works without', () => {
  test.each([
    ['/businesses', 'Was?', 'heiz', 1440, 'suggestions'],
    ['/en/add-business', 'Category', 'Bäck', 360, 'category-suggestions'],
  ])(
    '%s keeps text and focus of the field „%s“ without its suggestions, which come later',
    async (path, label, text, width, file) => {
      const { page, faults } = await visit(path, { viewport: { width, height: 800 } })
      const again = await withoutCode(page, file)
      const field = page.getByRole('combobox', { name: label })
      await field.pressSequentially(text)
      await page.clock.runFor(1_000)
      await page.clock.runFor(1_000)
      expect(await field.inputValue()).toBe(text)
      expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
      await expectPlainWords(page)
      await again()
      await page.clock.runFor(10_000)
      await expect.poll(() => page.getByRole('option').count()).toBeGreaterThan(0)
      expect(faults).toEqual([])
    },
  )

  test('all values of a filter say that they take long, and come', async () => {
    const { page, faults } = await visit('/businesses')
    const again = await withoutCode(page, 'all-choices')
    const choices = page.locator('.more-choices').first()
    await choices.locator('summary').click()
    await page.clock.runFor(6_000)
    await choices.getByText('Das dauert länger als sonst.').waitFor()
    await expectHonest(page)
    await again()
    await page.clock.runFor(30_000)
    await choices.getByRole('searchbox').waitFor()
    expect(faults).toEqual([])
  })

  test.each([
    ['/businesses?query=heizung+nahe+mir', 'Standort verwenden', '10 km'],
    ['/merkliste?ids=1,2', 'Mein Standort', 'Luftlinie ab Ihrem Standort.'],
  ])(
    'the button for the position says why it does not ask for it, and then asks (%s)',
    async (path, name, answer) => {
      const { page, faults } = await visit(
        path.replace('1,2', `${BUSINESSES.slice(0, 2).map(({ id }) => id)}`),
        { permissions: ['geolocation'], geolocation: { latitude: 51.156, longitude: 14.987 } },
      )
      const again = await withoutCode(page, 'search-near-me')
      await page.getByRole('button', { name }).click()
      await page.clock.runFor(1_000)
      await page.getByText('Der Server antwortet gerade nicht.').waitFor()
      await expectPlainWords(page)
      await again()
      await page.clock.runFor(10_000)
      await page.getByText(answer).first().waitFor()
      expect(faults).toEqual([])
    },
  )

  test('a message is shown as soon as its card is there', async () => {
    const { page, faults } = await visit(`/merkliste?ids=${BUSINESSES.slice(0, 2).map(({ id }) => id)}`)
    const again = await withoutCode(page, 'toast-card')
    await page.getByRole('button', { name: 'Alle merken' }).click()
    await page.clock.runFor(1_000)
    await expectPlainWords(page)
    await again()
    await expect
      .poll(async () => {
        await page.clock.runFor(1_000)
        return page.locator('.toast').count()
      })
      .toBe(1)
    expect(faults).toEqual([])
  })

  test('a later step of the wizard says that it takes long, and comes', async () => {
    const { page, faults } = await visit('/add-business')
    await page.getByLabel('Name des Betriebs').fill('Salon Test')
    await page.getByRole('combobox', { name: 'Kategorie' }).fill('Friseur')
    await page.getByLabel('Beschreibung').fill('Haare und Bärte.')
    await page.getByRole('button', { name: 'Weiter zum Kontakt' }).click()
    await page.getByLabel('Postleitzahl').waitFor()
    const again = await withoutCode(page, 'later-steps')
    await page.reload()
    await hydrated(page)
    await page.clock.runFor(6_000)
    await page.getByText('Das dauert länger als sonst.').waitFor()
    await expectHonest(page)
    await again()
    await page.clock.runFor(30_000)
    await page.getByLabel('Postleitzahl').waitFor()
    expect(faults).toEqual([])
  })
})

const LIST = '**/api/businesses/list?**'
describe('saved businesses', () => {
  const ids = BUSINESSES.slice(0, 2).map(({ id }) => id)
  /** At the list of one's own; not waiting for anything that `block` holds up. */
  const visitOwn = async (block: (page: Page) => Promise<unknown>) => {
    const visited = await visit('/', { viewport: { width: 360, height: 780 } })
    const { page, gate } = visited
    await page.evaluate(text => localStorage.setItem('merkliste', text), ids.join())
    await block(page)
    await page.goto(`${gate.origin}/merkliste`, { waitUntil: 'commit' })
    return visited
  }
  test('have a map whose panel opens before its code is there, says that it takes long, and fills', async () => {
    let again = async () => {}
    const { page, faults } = await visitOwn(async blocked => {
      again = await withoutCode(blocked, 'result-plot')
    })
    const button = page.getByRole('button', { name: 'Karte', exact: true })
    await button.click()
    await comes(page, page.locator('#karte').getByText('Das dauert länger als sonst.'))
    await expectHonest(page)
    await again()
    // Still open.
    await comes(page, page.locator('#karte .pins'))
    expect(faults).toEqual([])
  })

  test('that fail say so, and come by themselves', async () => {
    const { page, faults } = await visitOwn(blocked => blocked.route(LIST, route => route.fulfill(PROBLEM)))
    await comes(page, page.getByText('Auf dem Server ist ein Fehler'))
    await expectHonest(page)
    await page.unroute(LIST)
    await comes(page, page.getByRole('heading', { level: 2, name: '2 Betriebe' }))
    expect(faults).toEqual([])
  })

  test('that come late say so meanwhile', async () => {
    let answer = () => {}
    const answered = new Promise<void>(resolve => {
      answer = resolve
    })
    const { page, faults } = await visitOwn(blocked =>
      blocked.route(LIST, async route => {
        await answered
        await route.continue()
      }),
    )
    await comes(page, page.getByText('Das dauert länger als sonst.'))
    answer()
    await comes(page, page.getByRole('heading', { level: 2, name: '2 Betriebe' }))
    expect(faults).toEqual([])
  })
})

const TWO_SAVED = `/merkliste?ids=${BUSINESSES.slice(0, 2).map(({ id }) => id)}`

test('the place for distances keeps the focus of whoever sends it by Enter', async () => {
  const { page } = await visit(TWO_SAVED)
  const field = page.getByLabel('Entfernung von')
  await field.fill('Köln')
  await field.press('Enter')
  await page.waitForURL(/from=/)
  await page.clock.runFor(500)
  expect(await field.evaluate(element => element === document.activeElement)).toBe(true)
})

test('a comparison that cannot be read says so at once and comes by itself', async () => {
  const { page } = await visit(TWO_SAVED)
  await page.route('**/api/businesses/2*', route => route.fulfill(PROBLEM))
  for (const box of await page.getByRole('checkbox', { name: /ergleich/ }).all()) await box.check()
  await page.getByRole('button', { name: /ergleich/ }).click()
  await page.getByText('Der Vergleich lässt sich gerade nicht laden.').waitFor()
  await expectHonest(page)
  await page.unroute('**/api/businesses/2*')
  await page.clock.runFor(10_000)
  await page.getByRole('table').waitFor()
})
