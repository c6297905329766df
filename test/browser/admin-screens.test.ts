import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, type TempAdminSite, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { isLong } from '#test/counts.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'
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

const SENDER = { name: 'Ayşe Öztürk', email: 'ayse@umkreis.example' }

/** Fills the inbox through the public forms, and returns the screens of what came in. */
async function received({ origin }: TempAdminSite, sender = SENDER): Promise<readonly string[]> {
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
      expect(await crampedButtons(page), screen).toEqual([])
      expect(faults, screen).toEqual([])
    }
  },
)

const LONG_NAME =
  'Oberbergische Heizungsinstallationsmeisterbetriebsgesellschaft Müller-Lüdenscheidt mit beschränkter Haftung'
const LONG_SENDER = {
  name: LONG_NAME,
  email: 'annemarie.von-und-zu-luedenscheidt@oberbergische-heizungsinstallation.example',
}

/** Two imports of the same search: of the first one's businesses, the second lacks one. */
async function importedTwice(page: Page): Promise<void> {
  const row = (name: string, digit: number) =>
    `"${LONG_NAME}, 51643 Gummersbach",${name},ChIJ${String(digit).repeat(23)},Weg ${digit},51643,Gummersbach`
  const first = [row(LONG_NAME, 1), row('Berg', 2)]
  for (const rows of [first, first.slice(1)]) {
    const name = 'maps-export_nordrhein-westfalen_heizungsinstallationsmeisterbetriebe_endgueltig.csv'
    const content = ['query,name,place_id,street,postal_code,city', ...rows].join('\n')
    await page.locator('input[type=file]').setInputFiles({
      name: rows === first ? name : `neu-${name}`,
      mimeType: 'text/csv',
      buffer: Buffer.from(content),
    })
    await page.getByRole('button', { name: 'Einlesen', exact: true }).click()
    await page.getByText('Der Import ist fertig.').waitFor()
    await page.reload()
  }
}

test.each([
  { width: 360, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
] as const)(
  'at $width px in $colorScheme long names make neither a screen nor a table too wide, and a link alone in a cell is large enough',
  async ({ width, colorScheme }) => {
    const site = await tempAdminSite(browser, draft({ name: LONG_NAME }))
    runJobs(site)
    const viewport = { width, height: 900 }
    const { page, faults } = await site.open('/admin', { viewport, colorScheme })
    await importedTwice(page)
    await fetch(`${site.origin}/api/newsletter`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: LONG_SENDER.email }),
    })
    const screens = [
      '/admin/businesses/1',
      '/admin/categories',
      '/admin/imports',
      '/admin/imports/1',
      '/admin/imports/stale',
      '/admin/imports/stale/1',
      ...(await received(site, LONG_SENDER)),
      '/admin/inbox',
      '/admin/outbox',
      '/admin/subscribers',
      '/admin/audit',
    ]
    for (const screen of screens) {
      await page.goto(site.origin + screen)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForFunction(() => document.querySelector('.adm-skeleton, [aria-busy="true"]') === null)
      await expectNoFault(page)
      expect(await tooWide(page), screen).toEqual([])
      expect(await emptyLabels(page), screen).toEqual([])
      expect(await smallLinks(page), screen).toEqual([])
    }
    expect(faults).toEqual([])
  },
)

test('where tabs need more room than there is, the current one is in view', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/admin/suppressions', { viewport: { width: 360, height: 740 } })
  const current = page.locator('.adm-tabs [aria-current="page"]')
  await current.waitFor()
  await expect
    .poll(() => current.evaluate(tab => tab.getBoundingClientRect().right <= window.innerWidth))
    .toBe(true)
})

/** What the cards of narrow screens name without a value. */
function emptyLabels(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.tbl.cards td[data-label]')]
      .filter(cell => cell.textContent === '' && getComputedStyle(cell, '::before').content !== 'none')
      .filter(cell => cell.checkVisibility() && getComputedStyle(cell).display !== 'table-cell')
      .map(cell => cell.getAttribute('data-label')),
  )
}

/** Links that stand alone and are lower or narrower than 24 pixels (WCAG 2.5.8). */
function smallLinks(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.adm-main :is(td, th, dd, li) > a')]
      .filter(link => link.textContent === link.parentElement?.textContent)
      .filter(link => {
        const { width, height } = link.getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map(link => link.textContent),
  )
}

/** Buttons and links that look like one whose icon and text lost the room between them. */
function crampedButtons(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.btn.ic')]
      .filter(button => button.checkVisibility() && !getComputedStyle(button).display.endsWith('flex'))
      .map(button => button.textContent),
  )
}

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
    // The screens of the inbox stand behind one another in its tabs, the form for a business behind the table.
    await page.locator(`:is(.adm-nav, .adm-tabs, .adm-top) a[href="${screen}"]`).first().focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.origin}${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title()).toContain('Verwaltung')
  }
})

test('on a phone the menu tells what waits, leads to a screen and closes; Escape closes it too', async () => {
  const site = await tempAdminSite(browser)
  await fetch(`${site.origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'Eva Roth',
      email: 'eva@roth.example',
      subject: 'Wann haben Sie offen?',
      category: 'support',
      message: 'Ich finde keine Zeiten.',
    }),
  })
  const { page, faults } = await site.open('/admin')
  await page.setViewportSize({ width: 360, height: 780 })
  const menu = page.getByRole('button', { name: /^Menü 1 / })
  const navigation = page.getByRole('navigation', { name: 'Verwaltung' })
  await menu.click()
  await expectNoFault(page)
  await page.keyboard.press('Escape')
  await navigation.waitFor({ state: 'hidden' })
  expect(await menu.evaluate(button => button === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await navigation.getByRole('link', { name: 'Sicherungen' }).click()
  await page.getByRole('heading', { level: 1, name: 'Sicherungen' }).waitFor()
  await navigation.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('inhalt')
  expect(faults).toEqual([])
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
