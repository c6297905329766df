import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, type TempAdminSite, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { isLong } from '#test/counts.ts'
import { draft } from '#test/make-draft.ts'
import { ADMIN_PATTERNS } from '#web/admin/routing/admin-paths.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const SCREENS = ADMIN_PATTERNS.filter(pattern => !pattern.endsWith('/:id'))
const LOOKS = [
  { prefix: '', width: 1440, colorScheme: 'light' },
  { prefix: '/en', width: 360, colorScheme: 'dark' },
  { prefix: '/tr', width: 768, colorScheme: 'light' },
] as const

/** Fills the inbox through the public forms, and returns the screens of what came in. */
async function received({ origin }: TempAdminSite): Promise<readonly string[]> {
  const sender = { name: 'Ayşe Öztürk', email: 'ayse@umkreis.example' }
  const forms = [
    ['listings', { ...LISTING, ...sender }],
    [
      'corrections',
      { businessId: 1, phone: '03581 471188', description: 'Brot & Käse', email: sender.email },
    ],
    ['privacy-requests', { ...sender, kind: 'removal', business: 'UK-1', details: 'Bäckerei Roth' }],
  ] as const
  const screens: string[] = []
  for (const [form, body] of forms) {
    const answer = await fetch(`${origin}/api/${form}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { number }: { number: string } = await answer.json()
    screens.push(`/admin/inbox/${number.replace('E-', '')}`)
  }
  return screens
}

const LISTING = {
  category: 'gastronomie',
  description: 'Kaffee, Tee und Baklava.',
  address: 'Neißstraße 4',
  postal_code: '02826',
  city: 'Görlitz',
  phone: '03581 47100',
  hours: { monday: '9-18 Uhr', sunday: 'geschlossen' },
}

test.each(LOOKS)(
  'at $width px in $colorScheme ($prefix/) no screen has a fault that axe finds',
  async look => {
    const { prefix, width, colorScheme } = look
    const site = await tempAdminSite(
      browser,
      draft({ name: 'Bäckerei Roth' }),
      draft({ name: 'Café Yıldız' }),
    )
    // One window for all: what they share is loaded once.
    const viewport = { width, height: 900 }
    const { page, faults } = await site.open(`${prefix}/admin`, { viewport, colorScheme })
    for (const [at, screen] of [...SCREENS, ...(await received(site))].entries()) {
      await page.goto(site.origin + prefix + screen)
      await page.getByRole('heading', { level: 1 }).waitFor()
      // Reads are under way; waiting for half a second without any would take most of this test's time.
      await page.waitForFunction(() => document.querySelector('.adm-skeleton, [aria-busy="true"]') === null)
      // Each screen in one look here, and in all by `npm run test:long`: axe takes most of the time.
      if (isLong || at % LOOKS.length === LOOKS.indexOf(look)) await expectNoFault(page)
      expect(await page.locator('.adm-skeleton, .fail').count(), screen).toBe(0)
      expect(await tooWide(page), screen).toEqual([])
      expect(faults, screen).toEqual([])
    }
  },
)

/** The tables that have to be scrolled sideways; the one of businesses may be wider than any screen. */
function tooWide(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.rows:not(.businesses) > .tbl-wrap')]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(table => table.getAttribute('aria-label')),
  )
}

test('every screen is reached by keyboard from the navigation', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/admin')
  for (const screen of SCREENS) {
    // The screens of the inbox stand behind one another in its tabs.
    await page.locator(`:is(.adm-nav, .adm-tabs) a[href="${screen}"]`).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.origin}${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title()).toContain('Verwaltung')
  }
})

test('the dashboard carries the table of businesses; its filter and page stand in the dashboard’s address', async () => {
  const names = Array.from({ length: 21 }, (_, at) => `Backhaus ${String(at + 1).padStart(2, '0')}`)
  const site = await tempAdminSite(
    browser,
    ...names.map((name, at) => draft({ name, street: `Markt ${at}` })),
  )
  const { page, faults } = await site.open('/admin')
  const rows = page.locator('.rows:not([aria-busy="true"]) tbody th a')
  await expect.poll(() => rows.count()).toBe(20)
  await page.locator('.tbl-foot').getByRole('link', { name: 'Nächste' }).click()
  await page.waitForURL(`${site.origin}/admin?page=2`)
  await expect.poll(() => rows.allTextContents()).toEqual(['Backhaus 21'])
  await page.getByRole('searchbox', { name: 'Suche' }).fill('Backhaus 07')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.origin}/admin?search=Backhaus+07`)
  await expect.poll(() => rows.allTextContents()).toEqual(['Backhaus 07'])
  await page.goBack()
  await expect.poll(() => rows.allTextContents()).toEqual(['Backhaus 21'])
  expect(faults).toEqual([])
})
