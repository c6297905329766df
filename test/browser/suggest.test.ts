import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)
const what = (page: Page) => page.locator('form.search input[name=query]')
const where = (page: Page) => page.locator('form.search input[name=location]')
const list = (page: Page) => page.getByRole('listbox', { name: 'Vorschläge' })
const options = (page: Page) => list(page).getByRole('option')
const active = (page: Page) => page.locator('[role=option][aria-selected=true]')

describe('the box for what', () => {
  test('completes by keyboard: groups, a way through them, Escape, and Enter that opens', async () => {
    const { page, faults, asked } = await here.visit('/', { clock: 'real' })
    expect(asked.some(({ pathname }) => pathname.includes('suggest'))).toBe(false)
    await what(page).focus()
    await list(page).waitFor()
    await page.keyboard.type('Bäck')
    await list(page).getByRole('group', { name: 'Betriebe' }).waitFor()
    await list(page).getByRole('group', { name: 'Kategorien' }).getByText('Bäckerei').waitFor()
    expect(await what(page).getAttribute('aria-expanded')).toBe('true')
    await page.getByText(/Vorschläge, mit den Pfeiltasten/).waitFor({ state: 'attached' })
    expect(await axeFaults(page)).toEqual([])

    await page.keyboard.press('ArrowDown')
    expect(await active(page).textContent()).toContain('1.204')
    expect(await what(page).getAttribute('aria-activedescendant')).toBe(await active(page).getAttribute('id'))
    await page.keyboard.press('ArrowUp')
    expect(await active(page).count()).toBe(0)
    await page.keyboard.press('ArrowUp')
    expect(await active(page).count()).toBe(1)
    await page.keyboard.press('Home')
    expect(await active(page).count()).toBe(0)
    // The matched letters are for the eye: the name of an option is one text.
    expect(await list(page).locator('b').first().textContent()).toBe('Bäck')
    await list(page).getByRole('option', { name: 'Bäckerei 1.204', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    expect(await what(page).getAttribute('aria-expanded')).toBe('false')
    expect(await what(page).inputValue()).toBe('Bäck')
    await page.keyboard.press('Escape')
    expect(await what(page).inputValue()).toBe('')
    expect(await what(page).getAttribute('aria-expanded')).toBe('false')

    await page.keyboard.type('Bäck')
    await list(page).getByRole('group', { name: 'Betriebe' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await active(page).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${here.origin}/businesses?category=baeckerei`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.goBack()
    expect(new URL(page.url()).pathname).toBe('/')
    expect(faults).toEqual([])
  })

  test('says how many there are and which of them is active', async () => {
    const { page } = await here.visit('/', { clock: 'real' })
    await what(page).focus()
    await page.keyboard.type('Bäck')
    await list(page).getByRole('group', { name: 'Betriebe' }).waitFor()
    const count = await list(page).locator('[aria-posinset]').count()
    await page.getByText(`${count} Vorschläge, mit den Pfeiltasten`).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    expect(await active(page).getAttribute('aria-posinset')).toBe('2')
    expect(await active(page).getAttribute('aria-setsize')).toBe(`${count}`)
  })

  test('leaves keys to an input method that writes a word with them', async () => {
    const { page } = await here.visit('/', { clock: 'real' })
    await what(page).focus()
    await page.keyboard.type('Bäck')
    await list(page).getByRole('group', { name: 'Betriebe' }).waitFor()
    await page.keyboard.press('ArrowDown')
    // Safari ends the composition before it tells the key.
    await what(page).evaluate(field =>
      field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }),
      ),
    )
    expect(await active(page).count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  test('stays closed when its code comes after what was typed was searched', async () => {
    const { page, quiet } = await here.visit('/businesses', { clock: 'real' })
    const late = Promise.withResolvers<void>()
    await page.route('**/suggestions-*.js', async route => {
      await late.promise
      await route.continue()
    })
    await what(page).fill('Bäckerei')
    await what(page).press('Enter')
    await page.waitForURL(/query=/)
    late.resolve()
    await page.locator('.search-f:has(input[name=query]) output').waitFor({ state: 'attached' })
    await quiet()
    expect(await options(page).count()).toBe(0)
    await page.keyboard.press('Backspace')
    await options(page).first().waitFor()
  })

  test('one Tab leads on to the place, also from a list that scrolls', async () => {
    const { page } = await here.visit('/', { clock: 'real', viewport: { width: 1440, height: 420 } })
    await what(page).focus()
    await options(page).first().waitFor()
    // More of them come with the answer.
    await expect.poll(() => list(page).evaluate(box => box.scrollHeight > box.clientHeight)).toBe(true)
    await page.keyboard.press('Tab')
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('location')
  })

  test('on a phone the list itself searches for what is typed, also where nothing is suggested', async () => {
    const { page, faults } = await here.visit('/', {
      clock: 'real',
      viewport: { width: 360, height: 780 },
      hasTouch: true,
    })
    await what(page).tap()
    await page.keyboard.type('qqqqq')
    await list(page).getByRole('option', { name: 'Nach „qqqqq“ suchen' }).tap()
    await page.waitForURL(/query=qqqqq/)
    await list(page).waitFor({ state: 'hidden' })
    expect(faults).toEqual([])
  })

  test('by pointer opens a business; what was typed on before does not come after it', async () => {
    const { page, faults } = await here.visit('/businesses', { clock: 'by hand' })
    await what(page).click()
    await list(page).waitFor()
    await page.keyboard.type('Salon')
    await list(page).getByText('Salon Şahin').first().click()
    await page.getByRole('heading', { level: 1, name: 'Salon Şahin' }).waitFor()
    await page.clock.runFor(1_000)
    expect(new URL(page.url()).pathname).toMatch(/\/salon-sahin/)
    expect(faults).toEqual([])
  })

  test('offers popular trades while it is empty, and a trade at a place once both are typed', async () => {
    const { page, asked, faults } = await here.visit('/businesses?location=K%C3%B6ln', { clock: 'real' })
    const attributes = () =>
      what(page).evaluate(field => [field.role, field.ariaAutoComplete, field.getAttribute('aria-controls')])
    const before = await attributes()
    await what(page).focus()
    await list(page).getByRole('group', { name: 'Häufige Kategorien' }).waitFor()
    await list(page).getByRole('option', { name: 'In meiner Nähe' }).waitFor()
    expect(
      asked
        .filter(({ pathname }) => pathname === '/api/suggest')
        .at(-1)
        ?.searchParams.get('location'),
    ).toBe('Köln')
    await page.keyboard.type('zahn mü')
    await list(page).getByRole('group', { name: 'Kategorie und Ort' }).waitFor()
    expect(await attributes()).toEqual(before)
    // One request for what was typed in one go, none for a blank behind it.
    const texts = () =>
      asked
        .filter(({ pathname }) => pathname === '/api/suggest')
        .map(({ searchParams }) => searchParams.get('q'))
    const sent = texts().length
    await page.keyboard.type(' ')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/city/muenchen/zahnarzt')
    expect(texts().slice(sent)).toEqual([])
    expect(faults).toEqual([])
  })

  test('searches as ever when suggestions fail', async () => {
    const { page } = await here.visit('/', {
      clock: 'real',
      before: page => page.route('**/api/suggest?**', route => route.abort()),
    })
    await what(page).focus()
    await list(page).getByRole('option', { name: 'In meiner Nähe' }).waitFor()
    await page.keyboard.press('ArrowDown')
    expect(await active(page).textContent()).toContain('In meiner Nähe')
    await page.keyboard.type('heizung')
    await expect.poll(() => what(page).getAttribute('aria-expanded')).toBe('false')
    await page.keyboard.press('Enter')
    await page.waitForURL('**query=heizung**')
  })

  test('remembers searches only on request, offers them again, and forgets them', async () => {
    const { page, faults } = await here.visit('/businesses', { clock: 'real' })
    const stored = () => page.evaluate(() => localStorage.getItem('searches'))
    await what(page).focus()
    await list(page).waitFor()
    expect(await stored()).toBeNull()
    await options(page).getByText('Suchen in diesem Browser merken').click()
    await options(page).getByText('Nicht mehr merken').waitFor()
    await page.keyboard.type('heizung')
    await page.keyboard.press('Enter')
    await page.waitForURL('**query=heizung**')
    await expect.poll(stored).toContain('heizung')
    await what(page).fill('')
    await list(page).getByRole('option', { name: 'heizung', exact: true }).waitFor()
    await list(page).getByRole('option', { name: '„heizung“ entfernen' }).waitFor()
    await page.waitForURL(({ searchParams }) => !searchParams.has('query'))
    expect(await axeFaults(page)).toEqual([])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Delete')
    await expect.poll(stored).toBe('[]')
    await options(page).getByText('Nicht mehr merken').click()
    expect(await stored()).toBeNull()
    expect(faults).toEqual([])
  })
})

describe('the box for where', () => {
  const choose = async (page: Page, letters: string, place: string) => {
    await where(page).click()
    await where(page).fill(letters)
    await list(page).getByRole('group', { name: 'Orte' }).getByText(place).click()
  }

  test('fills in a place while nothing is asked for yet, and searches by Enter', async () => {
    const { page, faults } = await here.visit('/', { clock: 'real', hasTouch: true })
    await where(page).tap()
    await options(page).getByText('In meiner Nähe').waitFor()
    await page.keyboard.type('Kö')
    await list(page).getByRole('group', { name: 'Stadtteile' }).waitFor()
    await list(page).getByRole('group', { name: 'Orte' }).getByText('Köln').tap()
    expect(await where(page).inputValue()).toBe('Köln')
    expect(new URL(page.url()).search).toBe('')
    await page.keyboard.press('Enter')
    await page.waitForURL('**location=K%C3%B6ln**')
    expect(faults).toEqual([])
  })

  test('a place that is chosen beside words, or above a list, is searched at once', async () => {
    const { page, faults } = await here.visit('/', { clock: 'real' })
    await what(page).fill('Bäckerei')
    await choose(page, 'Gör', 'Görlitz')
    await page.getByRole('heading', { level: 1, name: 'Görlitz' }).waitFor()
    await choose(page, 'Kö', 'Köln')
    await page.getByRole('heading', { level: 1, name: 'Köln' }).waitFor()
    expect(await what(page).inputValue()).toBe('Bäckerei')
    expect(faults).toEqual([])
  })

  test('a place that is chosen on the page of a trade keeps the trade', async () => {
    const { page, faults } = await here.visit('/categories/dachdecker', { clock: 'real' })
    await choose(page, 'Kö', 'Köln')
    await page.getByRole('heading', { level: 1, name: 'Dachdecker in Köln' }).waitFor()
    expect(faults).toEqual([])
  })

  test('a place that was typed and not searched goes with the next choice in the list', async () => {
    const { page, faults } = await here.visit('/businesses?location=K%C3%B6ln', { clock: 'real' })
    await where(page).fill('Dresden')
    await page.locator('.quick a').first().click()
    await expect.poll(() => where(page).inputValue()).toBe('Köln')
    expect(faults).toEqual([])
  })

  test('asks for the position only on a click, and puts it into the address so rough as 100 m', async () => {
    const { page, faults } = await here.visit('/businesses', {
      clock: 'real',
      permissions: ['geolocation'],
      geolocation: { latitude: 50.941_278, longitude: 6.958_281 },
    })
    await where(page).click()
    await options(page).getByText('In meiner Nähe').click()
    await page.waitForURL('**lat=50.941&lon=6.958**')
    expect(new URL(page.url()).searchParams.get('radiusKm')).toBe('10')
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(faults).toEqual([])
  })

  test('says what to do when the position is refused', async () => {
    const { page } = await here.visit('/', { clock: 'real', permissions: [] })
    await where(page).click()
    await options(page).getByText('In meiner Nähe').click()
    await page.locator('.suggest-fault').waitFor()
    expect(await page.locator('.suggest-fault').textContent()).toContain('Geben Sie einen Ort')
    expect(new URL(page.url()).search).toBe('')
  })
})

describe('on a phone', () => {
  const phone = {
    clock: 'real',
    hasTouch: true,
    isMobile: true,
    viewport: { width: 360, height: 640 },
  } as const

  test('the other field stays in sight, and takes over at a press', async () => {
    const { page, faults } = await here.visit('/businesses', phone)
    await what(page).tap()
    await list(page).getByRole('group', { name: 'Häufige Kategorien' }).waitFor()
    const where = page.getByLabel('Wo?')
    const isOnTop = (field: typeof where) =>
      field.evaluate(input => {
        const { x, y } = input.getBoundingClientRect()
        return document.elementFromPoint(x + 5, y + 5) === input
      })
    expect([await isOnTop(what(page)), await isOnTop(where)]).toEqual([true, true])
    await where.tap()
    await page.keyboard.type('Berl')
    await list(page).getByRole('group', { name: 'Orte' }).waitFor()
    expect(await where.inputValue()).toBe('Berl')
    expect([await isOnTop(what(page)), await isOnTop(where)]).toEqual([true, true])
    await page.goBack()
    await page.locator('.search-in.is-open').waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/businesses')
    expect(faults).toEqual([])
  })

  test.each(['/', '/businesses'])(
    'the field and its list cover the screen, and nothing else moves: %s',
    async path => {
      const { page, faults } = await here.visit(path, phone)
      const places = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('h1, .search, .search [type=submit], footer')].map(
            one => one.getBoundingClientRect().top + scrollY,
          ),
        )
      const before = await places()
      await what(page).tap()
      await list(page).getByRole('group', { name: 'Häufige Kategorien' }).waitFor()
      expect(await page.locator('.search-in.is-open').boundingBox()).toEqual({
        x: 0,
        y: 0,
        width: 360,
        height: 640,
      })
      expect(
        await page.evaluate(() => document.elementFromPoint(180, 600)?.closest('.is-open') !== null),
      ).toBe(true)
      expect(await places()).toEqual(before)
      if (path === '/') expect(await axeFaults(page)).toEqual([])
      await page.keyboard.type('Bäck')
      await list(page).getByRole('group', { name: 'Betriebe' }).waitFor()
      expect(await what(page).evaluate(field => field === document.activeElement)).toBe(true)
      await page.getByRole('button', { name: 'Zurück' }).tap()
      await page.locator('.search-in.is-open').waitFor({ state: 'detached' })
      expect(await what(page).inputValue()).toBe('Bäck')
      // The results of what was typed may have come below it.
      expect((await places()).slice(0, 2)).toEqual(before.slice(0, 2))
      expect(faults).toEqual([])
    },
  )
})
