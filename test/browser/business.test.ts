import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { RouteProblem } from '#api/http/route.ts'
import type { PublicBusiness } from '#domain/business/public-business.ts'
import { axeFaults, COLOUR_RULES } from '#test/browser/axe.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { type VisitorOptions, visitSite } from '#test/browser/visitor.ts'
import { draft } from '#test/make-draft.ts'
import { BUSINESSES, cardOf, fakeApi, NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const business = BUSINESSES.find(({ photos, phone }) => photos.length > 0 && phone !== null)
if (business === undefined) throw new Error('the directory lacks a business with photos')
const address = `/${business.urlSlug}`

/** Photos of the same drawing. */
const photos = (count: number) => Array.from({ length: count }, (_, index) => `/demo/${index + 1}.svg`)

/** The same business in other states, each at /koeln/ and its name here. */
const STATES: Readonly<Record<string, Partial<PublicBusiness>>> = {
  'ein-foto': { photos: photos(1) },
  'neun-fotos': { photos: photos(9) },
  'kein-foto': { photos: [] },
  'fuer-immer-zu': { status: 'closed-permanently', photos: photos(1) },
  'gerade-zu': {
    status: 'closed-temporarily',
    about: { Zahlungen: { Kreditkarten: true, Schecks: false }, Parken: { Parkservice: true } },
  },
}

const api = fakeApi()
const others = BUSINESSES.slice(1, 9).map(cardOf)

const here = tempBrowser(() =>
  siteForTests({
    handlers: {
      'GET /api/businesses/slug/:city/:slug': ({ params: { city, slug } }) => {
        const state = STATES[slug]
        if (city === 'koeln' && state !== undefined) {
          const urlSlug = `koeln/${slug}`
          return { ...business, latitude: 50.94, longitude: 6.95, ...state, urlSlug, url_slug: urlSlug }
        }
        const found = BUSINESSES.find(({ urlSlug }) => urlSlug === `${city}/${slug}`)
        return found ?? new RouteProblem('business_unknown')
      },
      'GET /api/businesses/search': async ({ query }) => {
        const answer = await api('GET /api/businesses/search', { query })
        return query.lat === undefined ? answer : { ...answer, businesses: [cardOf(business), ...others] }
      },
    },
  }),
)

const visit = (path: string, options: VisitorOptions = {}) =>
  visitSite(here.browser, here.origin, path, { clock: NOW, ...options })

test('its contact goes into the address book as a file', async () => {
  const { page } = await visit(address)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Kontakt speichern' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.vcf$/)
  const card = await readFile(await download.path(), 'utf8')
  expect(card.replaceAll('\r\n ', '')).toContain(`FN:${business.name.replaceAll(/[,;]/g, '\\$&')}\r\n`)
})

test('printed, it is black on white and says what one needs on the way, even from a dark screen', async () => {
  const { page } = await visit(address, { colorScheme: 'dark', viewport: { width: 794, height: 1123 } })
  await page.getByRole('radio', { name: 'Dunkel' }).check()
  await page.emulateMedia({ media: 'print' })
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    const heading = document.querySelector('h1')
    return [color, backgroundColor, heading === null ? '' : getComputedStyle(heading).color]
  })
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  const isSeen = (selector: string) => page.locator(selector).first().isVisible()
  for (const needed of ['h1', '.hours', '.contact address', '.contact .tel', '.spot .num'])
    expect([needed, await isSeen(needed)]).toEqual([needed, true])
  for (const useless of ['.btn', '.plan-ask', '.spot svg', '.foot', '.similar', '.contact-acts', '.crumbs'])
    expect([useless, await page.locator(useless).filter({ visible: true }).count()]).toEqual([useless, 0])
})

test('while it is on its way, its own outline stands in its place', async () => {
  const { page } = await visit('/businesses')
  let answer = () => {}
  const held = new Promise<void>(resolve => {
    answer = resolve
  })
  await page.route('**/api/businesses/slug/**', async route => {
    await held
    await route.continue()
  })
  await page.getByRole('link', { name: business.name, exact: true }).first().click()
  await page.locator('.biz-skeleton[aria-busy="true"]').waitFor()
  expect(await page.getByText('Betrieb wird geladen').count()).toBe(1)
  // A picture, a week and the contact: the shape of no list.
  for (const [part, count] of [
    ['.b-photo', 1],
    ['.b-day', 7],
    ['.b-contact', 1],
    ['.entry', 0],
  ] as const)
    expect([part, await page.locator(`.biz-skeleton ${part}`).count()]).toEqual([part, count])
  answer()
  await page.getByRole('heading', { level: 1, name: business.name }).waitFor()
  expect(await page.locator('.biz-skeleton').count()).toBe(0)
})

test('photos without their viewer are there still', async () => {
  const { page } = await here.visit(address, {
    before: page => page.route('**/photo-viewer*.js*', route => route.abort()),
  })
  await page.getByRole('link', { name: /^Foto 1 von/ }).click()
  await page.waitForURL('**/demo/*.svg')
})

const WIDTHS = [360, 768, 1440] as const

/** Edges of the first element that a selector finds. */
async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox()
  if (box === null) throw new Error(`${selector} is not seen`)
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** One finger for each way, from the middle of the photo in the dialog. */
async function swipe(page: Page, ways: readonly (readonly [number, number])[]): Promise<void> {
  const photo = await boxOf(page, '.viewer img')
  const touch = await page.context().newCDPSession(page)
  const fingers = (share: number) =>
    ways.map(([x, y], id) => ({
      id,
      x: photo.x + photo.width / 2 + x * share,
      y: photo.y + photo.height / 2 + y * share,
    }))
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(0) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(0.5) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(1) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function expectNoAxeFault(page: Page): Promise<void> {
  expect.soft(await axeFaults(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect.soft(await axeFaults(page, COLOUR_RULES), 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** From 768 pixels on the hours stand beside the contact, however many photos there are. */
async function expectHoursBesideContact(page: Page): Promise<void> {
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect
      .poll(
        async () => {
          const [hours, contact] = [await boxOf(page, '.biz-hours'), await boxOf(page, '.contact')]
          const isBelow = Math.min(contact.bottom, hours.bottom) <= Math.max(contact.y, hours.y)
          return contact.x >= hours.right && !isBelow
        },
        { message: `at ${width} px` },
      )
      .toBe(true)
  }
}

describe('photos', () => {
  test('one alone is seen whole at a sensible size, beside the hours where there is room; the question about the map hides nothing of the ring', async () => {
    const { page, faults } = await visit('/koeln/ein-foto')
    for (const width of [320, ...WIDTHS]) {
      await page.setViewportSize({ width, height: 900 })
      await expect
        .poll(
          async () => {
            const photo = await boxOf(page, '.gallery')
            return photo.width <= 576 && Math.abs(photo.width / photo.height - 4 / 3) < 0.05
          },
          { message: `photo at ${width} px` },
        )
        .toBe(true)
      await expect
        .poll(
          async () => {
            const [ring, question] = [
              await boxOf(page, '.spot circle.ring'),
              await boxOf(page, '.spot .plan-ask'),
            ]
            return question.y - ring.bottom
          },
          { message: `question at ${width} px` },
        )
        .toBeGreaterThanOrEqual(0)
    }
    const image = page.locator('.gallery img')
    expect(await image.evaluate(element => getComputedStyle(element).objectFit)).toBe('contain')
    const [photo, hours] = [await boxOf(page, '.gallery'), await boxOf(page, '.biz-hours')]
    expect(Math.abs(photo.y - hours.y)).toBeLessThan(2)
    expect(hours.x).toBeGreaterThan(photo.right)
    expect(await page.locator('.photo-count').filter({ visible: true }).count()).toBe(0)
    await expectHoursBesideContact(page)
    expect(await axeFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('several show how many they are, also without script, and open from there', async () => {
    const { page } = await visit('/koeln/neun-fotos', { hasTouch: true })
    expect(await page.locator('.gallery img').count()).toBe(3)
    expect(await page.locator('.without-script').filter({ visible: true }).count()).toBe(0)
    await expectHoursBesideContact(page)
    expect(await axeFaults(page)).toEqual([])
    await page.getByRole('button', { name: '9 Fotos' }).click()
    await expectInDialog(page)
    const plain = await here.visit('/koeln/neun-fotos', { javaScriptEnabled: false })
    const count = plain.page.getByText('9 Fotos', { exact: true }).filter({ visible: true })
    expect(await count.count()).toBe(1)
    // The viewer needs script; without it every photo is a link.
    await count.click()
    for (const photo of [4, 9])
      await plain.page.getByRole('link', { name: `Foto ${photo} von 9` }).waitFor({ state: 'visible' })
  })

  /** Keys and a swipe lead to the other photos, and a pinch or a scroll to none; every button is inside. */
  async function expectInDialog(page: Page): Promise<void> {
    const dialog = page.getByRole('dialog')
    const at = (position: string) => dialog.getByText(position, { exact: true }).waitFor()
    await at('1 / 9')
    for (const [width, height] of [
      [320, 256],
      [360, 780],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const button of await dialog.getByRole('button').all())
        await expect
          .poll(
            async () => {
              const [edges, box] = [await boxOf(page, '.viewer'), await button.boundingBox()]
              if (box === null) return false
              return box.x + box.width <= edges.right - 8 && box.y + box.height <= edges.bottom - 8
            },
            { message: `at ${width} x ${height}` },
          )
          .toBe(true)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('End')
    await at('9 / 9')
    await page.keyboard.press('Home')
    await at('1 / 9')
    await swipe(page, [[-150, 10]])
    await at('2 / 9')
    await swipe(page, [[150, -10]])
    await at('1 / 9')
    await swipe(page, [[-150, 200]])
    await swipe(page, [[-20, 0]])
    await swipe(page, [
      [-150, 0],
      [150, 0],
    ])
    // What is enlarged is moved.
    await swipe(page, [[-150, 0]])
    await at('1 / 9')
  }

  test('without any the drawing of the trade stands there', async () => {
    const { page } = await visit('/koeln/kein-foto')
    expect(await page.locator('.biz-photos svg use').count()).toBe(1)
    await expect.poll(async () => (await boxOf(page, '.biz-photos .pic')).width).toBeLessThanOrEqual(576)
    await expectHoursBesideContact(page)
  })

  test('one that cannot be loaded becomes the drawing of the trade, on the page, in lists and in the dialog', async () => {
    const { page } = await here.visit('/koeln/neun-fotos', {
      before: page => page.route('**/demo/1.svg', route => route.fulfill({ status: 404 })),
    })
    await page.locator('.gallery .pic:first-child svg').waitFor()
    expect(await page.locator('.gallery img').count()).toBe(2)
    const drawing = await page.locator('.gallery use').getAttribute('href')
    expect(await page.locator(`symbol${drawing}`).count()).toBe(1)
    await page.getByRole('button', { name: '9 Fotos' }).click()
    await page.getByText('Dieses Foto lässt sich gerade nicht laden.').waitFor()
    await expectNoAxeFault(page)
    await page.route('**/demo/*.svg', route => route.fulfill({ status: 404 }))
    await page.goto(`${here.origin}/businesses`)
    const entry = page.locator('.entry').first()
    await expect.poll(() => entry.locator('.entry-pic svg').count()).toBe(1)
    expect(await entry.locator('.entry-pic img').count()).toBe(0)
  })
})

describe('closed', () => {
  test('for good, it says so, calls nobody to call or to come, and offers those that are still there', async () => {
    const { page, faults } = await visit('/koeln/fuer-immer-zu', {
      viewport: { width: 360, height: 780 },
    })
    const notice = page.locator('.closed-notice')
    expect(await notice.innerText()).toContain('Dauerhaft geschlossen')
    const heading = await page
      .locator('.closed-word')
      .evaluate(node => Number.parseFloat(getComputedStyle(node).fontSize))
    expect(heading).toBeGreaterThanOrEqual(22)
    const main = page.getByRole('main')
    for (const call of [
      '.biz a[href^="tel:"]',
      '.biz-head a[href^="tel:"]',
      '.thumb',
      'a[href*="directions"]',
      '.hours',
    ])
      expect([call, await main.locator(call).count()]).toEqual([call, 0])
    expect(await main.getByRole('link', { name: 'Website' }).count()).toBe(0)
    const names = await page.locator('.similar h3').allInnerTexts()
    expect(names).toEqual(others.slice(0, 3).map(({ name }) => name))
    await expect
      .poll(async () => (await boxOf(page, '.similar')).bottom - (await boxOf(page, '.contact')).y)
      .toBeLessThan(0)
    await expectNoAxeFault(page)
    await page.getByRole('link', { name: 'Jetzt geöffnet' }).click()
    await page.waitForURL('**/businesses?**openAt=now**')
    expect(faults).toEqual([])
  })

  test('for a while, it says so and does not mark today, but can be asked; what it has is chips by group, what it lacks is said in words', async () => {
    const { page } = await visit('/koeln/gerade-zu')
    expect(await page.locator('.closed-notice').innerText()).toContain('Vorübergehend geschlossen')
    expect(await page.locator('.hours .today').count()).toBe(0)
    await page.getByText('Diese Zeiten gelten erst, wenn der Betrieb wieder öffnet.').waitFor()
    expect(await page.locator('.biz-acts a[href^="tel:"]').count()).toBe(1)
    expect(await axeFaults(page)).toEqual([])
    const groups = page.locator('.biz-amenities .trait-groups > div')
    expect(await groups.locator('h3').allInnerTexts()).toEqual(['Zahlungen', 'Parken'])
    const chips = groups.first().getByRole('listitem')
    expect(await chips.allTextContents()).toEqual(['Kreditkarten', 'Nicht vorhanden: Schecks'])
    expect(await chips.first().evaluate(node => getComputedStyle(node).borderTopWidth)).toBe('1px')
  })
})

test('the bar under the thumb stays in sight, but not where it would cover what one reads', async () => {
  const { page } = await visit('/koeln/ein-foto', { viewport: { width: 360, height: 780 } })
  const position = () => page.locator('.thumb').evaluate(node => getComputedStyle(node).position)
  expect(await position()).toBe('sticky')
  await expect.poll(async () => (await boxOf(page, '.thumb')).bottom).toBeLessThanOrEqual(780)
  // 1280 x 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  expect(await position()).toBe('static')
  await expect.poll(async () => (await boxOf(page, '.thumb')).y).toBeGreaterThan(256)
})

test('it asks in sight whether it is yours, and for hours that are missing; both lead to the place that takes them', async () => {
  const browser = await testBrowser()
  const site = await tempAdminSite(browser, draft())
  const { page, faults } = await visitSite(browser, site.origin, '/business/1')
  const own = page.getByRole('link', { name: 'Ist das Ihr Betrieb?' })
  await expect.poll(async () => (await own.boundingBox())?.y).toBeLessThan(900)
  await expectNoFault(page)
  await page.getByRole('link', { name: 'Öffnungszeiten ergänzen' }).click()
  await page.waitForURL('**/business/1/correct#hours-monday')
  expect(await page.locator('#hours-monday').evaluate(field => field.tagName)).toBe('INPUT')
  await page.goBack()
  await own.click()
  await page.waitForURL('**/business/1/correct#owner')
  await expect.poll(() => page.locator('#owner').innerText()).toBe('Ist das Ihr Betrieb?')
  expect(faults).toEqual([])
})
