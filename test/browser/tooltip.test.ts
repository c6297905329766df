import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { settledBox } from '#test/browser/settled-box.ts'
import { tempBrowser, type Visit, type VisitOptions } from '#test/browser/temp-browser.ts'
import { BUSINESSES, NOW } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const business = BUSINESSES.find(({ photos }) => photos.length > 1)
if (business === undefined) throw new Error('the directory lacks a business with photos')
const address = `/${business.urlSlug}`
const here = tempBrowser(siteForTests)
const tip = (page: Page) => page.getByRole('tooltip')
const previous = (page: Page) => page.getByRole('button', { name: 'Vorheriges Foto' })
const next = (page: Page) => page.getByRole('button', { name: 'Nächstes Foto' })

/** A business's photos, whose buttons to turn them are signs. */
async function photos(options: VisitOptions = {}) {
  const visit = await here.visit(address, { clock: 'by hand', ...options })
  await visit.page.getByRole('link', { name: /^Foto 1 von/ }).click()
  await visit.page.getByText('1 / 4').waitFor()
  await visit.quiet()
  await visit.page.clock.pauseAt(NOW + 600_000)
  return visit
}

/** The pointer on the button to the next photo, with the code for tooltips there. */
async function point({ page, asked, quiet }: Visit): Promise<void> {
  await next(page).hover()
  await expect.poll(() => asked.some(({ pathname }) => /tooltip[^/]*\.js$/.test(pathname))).toBe(true)
  await quiet()
}

test('a sign says its name after the pointer rested on it for 700 ms; the next one needs no rest within 300 ms', async () => {
  const visit = await photos()
  const { page, faults } = visit
  await point(visit)
  await page.clock.runFor(690)
  expect(await tip(page).count()).toBe(0)
  await page.clock.runFor(20)
  expect(await tip(page).textContent()).toBe('Nächstes Foto')
  expect(await next(page).getAttribute('aria-describedby')).toBe(await tip(page).getAttribute('id'))
  const name = await settledBox(tip(page))
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(name.x).toBeGreaterThanOrEqual(0)
  expect(name.x + name.width).toBeLessThanOrEqual(width)
  expect(name.y + name.height).toBeLessThanOrEqual(height)
  await page.getByText('1 / 4').hover()
  expect(await tip(page).count()).toBe(0)
  await page.clock.runFor(290)
  await previous(page).hover()
  await page.clock.runFor(1)
  expect(await tip(page).textContent()).toBe('Vorheriges Foto')
  await page.getByText('1 / 4').hover()
  await page.clock.runFor(310)
  await next(page).hover()
  await page.clock.runFor(690)
  expect(await tip(page).count()).toBe(0)
  await page.clock.runFor(20)
  expect(await tip(page).count()).toBe(1)
  await page.clock.resume()
  expect(await axeFaults(page)).toEqual([])
  expect(faults).toEqual([])
})

test('it stays while the pointer is on it, and goes with a press', async () => {
  const visit = await photos()
  const { page } = visit
  await point(visit)
  await page.clock.runFor(710)
  await tip(page).hover()
  await page.clock.runFor(5_000)
  expect(await tip(page).isVisible()).toBe(true)
  await next(page).hover()
  await page.mouse.down()
  expect(await tip(page).count()).toBe(0)
  await page.mouse.up()
  await page.clock.runFor(5_000)
  expect(await tip(page).count()).toBe(0)
})

test('by keyboard it is there at once; Escape takes it away first, and what lies under it after', async () => {
  const { page } = await photos()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await tip(page).waitFor()
  expect(await tip(page).textContent()).toBe(
    await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
  )
  await page.keyboard.press('Escape')
  expect(await tip(page).count()).toBe(0)
  expect(await page.getByRole('dialog').isVisible()).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('a button that a click has brought the focus to gets none, and needs no code', async () => {
  const { page, asked, quiet } = await here.visit(address)
  await page.getByRole('link', { name: /^Foto 1 von/ }).click()
  await page.getByText('1 / 4').waitFor()
  // The picture, no button: a pointer that rests on one would be told its name, and rightly so.
  await page.mouse.move(720, 450)
  await page.keyboard.press('ArrowRight')
  await page.getByText('2 / 4').waitFor()
  await quiet()
  expect(asked.filter(({ pathname }) => pathname.includes('tooltip'))).toEqual([])
  expect(await tip(page).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
})

test('a tap opens none and needs no code, nor the focus that follows from it, also where a mouse has opened one before', async () => {
  const visit = await photos({ hasTouch: true })
  const { page, asked, quiet } = visit
  const tapped = async (photo: string) => {
    await next(page).tap()
    await page.getByText(photo).waitFor()
    await quiet()
    await page.clock.runFor(5_000)
    expect(await tip(page).count()).toBe(0)
  }
  await tapped('2 / 4')
  await tapped('3 / 4')
  expect(asked.filter(({ pathname }) => pathname.includes('tooltip'))).toEqual([])
  // As a browser takes the focus that a script gives while a text field has it.
  await previous(page).evaluate(button => button.focus({ focusVisible: true } as FocusOptions))
  await quiet()
  await page.clock.runFor(5_000)
  expect(await tip(page).count()).toBe(0)
  // One by keyboard opens it, and so does a mouse.
  await page.keyboard.press('Tab')
  await tip(page).waitFor()
  expect(await tip(page).textContent()).toBe('Nächstes Foto')
  await page.getByText('3 / 4').hover()
  await page.clock.runFor(5_000)
  await point(visit)
  await page.clock.runFor(710)
  expect(await tip(page).count()).toBe(1)
  await tapped('4 / 4')
  await previous(page).hover()
  await page.clock.runFor(710)
  expect(await tip(page).textContent()).toBe('Vorheriges Foto')
})

test('a page without such a button loads nothing for it', async () => {
  const { page, asked, quiet } = await here.visit('/help', { clock: 'by hand' })
  for (const link of await page.locator('.mast a, .mast button, main a').all())
    if (await link.isVisible()) await link.hover()
  await page.clock.runFor(5_000)
  await quiet()
  expect(asked.filter(({ pathname }) => pathname.includes('tooltip'))).toEqual([])
})
