import type { Browser, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { importedFile } from '#test/browser/imported-file.ts'
import { testBrowser } from '#test/browser/launch.ts'
import { expectNoFault, type TempAdminSite, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { isLong } from '#test/counts.ts'
import { oncePerFile } from '#test/finished.ts'
import { runJobs } from '#test/jobs/run-jobs.ts'
import { draft } from '#test/make-draft.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'

let browser: Browser
beforeAll(async () => {
  browser = await testBrowser()
})

const SCREENS = Object.values(adminPaths)
  .map(({ path }) => path)
  .filter(path => !path.endsWith('/:id'))
const LOOKS = [
  { prefix: '', width: 1440, colorScheme: 'light' },
  { prefix: '/en', width: 360, colorScheme: 'dark' },
  { prefix: '/tr', width: 768, colorScheme: 'light' },
] as const

const LONG_NAME =
  'Oberbergische Heizungsinstallationsmeisterbetriebsgesellschaft Müller-Lüdenscheidt mit beschränkter Haftung'
const SENDER = {
  name: LONG_NAME,
  email: 'annemarie.von-und-zu-luedenscheidt@oberbergische-heizungsinstallation.example',
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

/** Fills the inbox and the list of subscribers through the public forms. */
async function receive({ origin }: TempAdminSite): Promise<void> {
  const { email } = SENDER
  for (const [form, body] of [
    ['listings', { ...LISTING, ...SENDER }],
    ['corrections', { businessId: 1, phone: '03581 471188', description: 'Brot & Käse', email }],
    ['privacy-requests', { ...SENDER, kind: 'removal', business: 'UK-1', details: 'Bäckerei Roth' }],
    ['newsletter', { email }],
  ] as const) {
    const headers = { 'content-type': 'application/json' }
    const answer = await fetch(`${origin}/api/${form}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    })
    expect(answer.ok).toBe(true)
  }
}

/** Two imports of the same search: of the first one's businesses, the second lacks one. */
async function importedTwice(site: TempAdminSite): Promise<void> {
  const row = (name: string, digit: number) =>
    `"${LONG_NAME}, 51643 Gummersbach",${name},ChIJ${String(digit).repeat(23)},Weg ${digit},51643,Gummersbach`
  const header = 'query,name,place_id,street,postal_code,city'
  const name = 'maps-export_nordrhein-westfalen_heizungsinstallationsmeisterbetriebe_endgueltig.csv'
  await importedFile(site, name, [header, row(LONG_NAME, 1), row('Berg', 2)])
  await importedFile(site, `neu-${name}`, [header, row('Berg', 2)])
}

/** A site whose lists are filled, with names that are hardly to be fitted in. */
const givenSite = oncePerFile(async () => {
  const site = await tempAdminSite(browser, draft({ name: LONG_NAME }), draft({ name: 'Café Yıldız' }))
  runJobs(site)
  await importedTwice(site)
  await receive(site)
  return site
})
const FILLED_SCREENS = [
  ...SCREENS,
  '/admin/businesses/1',
  '/admin/imports/1',
  '/admin/imports/stale/1',
  ...[1, 2, 3].map(id => `/admin/inbox/${id}`),
]

/** Waits for all that a screen reads. */
async function expectRead(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('.adm-skeleton, [aria-busy="true"]') === null)
  expect(await page.locator('.adm-skeleton, .fail').count()).toBe(0)
}

/** Each screen in one look, and in all by `npm run test:long`: visits and axe take most of the time. */
const VISITS = FILLED_SCREENS.flatMap((screen, at) =>
  LOOKS.filter((_, look) => isLong || look === at % LOOKS.length).map(look => ({ screen, ...look })),
)

test.each(VISITS)(
  '$prefix$screen with long names has no fault that axe finds at $width px in $colorScheme, and is too wide at no width',
  async ({ screen, prefix, width, colorScheme }) => {
    const viewport = { width, height: 900 }
    const { page, faults } = await givenSite().open(prefix + screen, { viewport, colorScheme })
    await expectRead(page)
    await expectNoFault(page)
    for (const other of LOOKS) {
      await page.setViewportSize({ width: other.width, height: 900 })
      await expect.poll(() => misfits(page), { message: `at ${other.width} px` }).toEqual([])
    }
    expect(faults).toEqual([])
  },
)

test.runIf(isLong).each(LOOKS)(
  'no screen of an empty site has a fault that axe finds at $width px in $colorScheme ($prefix/)',
  async ({ prefix, width, colorScheme }) => {
    const site = await tempAdminSite(browser)
    const { page, faults } = await site.open(`${prefix}/admin`, {
      viewport: { width, height: 900 },
      colorScheme,
    })
    for (const screen of SCREENS) {
      await page.goto(site.origin + prefix + screen)
      await expectRead(page)
      await expectNoFault(page)
      expect(await misfits(page), screen).toEqual([])
    }
    expect(faults).toEqual([])
  },
)

test('where tabs need more room than there is, the current one is in view', async () => {
  const { page } = await givenSite().open('/admin/suppressions', { viewport: { width: 360, height: 740 } })
  const current = page.locator('.adm-tabs [aria-current="page"]')
  await current.waitFor()
  await expect
    .poll(() => current.evaluate(tab => tab.getBoundingClientRect().right <= window.innerWidth))
    .toBe(true)
})

/** What does not fit in the window as wide as it is now. */
function misfits(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]
    const said = (what: string, found: readonly HTMLElement[]) =>
      found.map(one => `${what}: ${one.getAttribute('aria-label') ?? one.dataset.label ?? one.textContent}`)
    const root = document.documentElement
    return [
      ...(root.scrollWidth > innerWidth ? ['page scrolled sideways'] : []),
      ...said(
        'table scrolled sideways',
        // The one of businesses may be wider than any screen.
        all('.rows:not(.businesses) > .tbl-wrap').filter(one => one.scrollWidth > one.clientWidth),
      ),
      ...said(
        'button whose icon and text lost the room between them',
        all('.btn.ic').filter(
          one => one.checkVisibility() && !getComputedStyle(one).display.endsWith('flex'),
        ),
      ),
      ...said(
        'label of a card without a value',
        all('.tbl.cards td[data-label]')
          .filter(cell => cell.textContent === '' && getComputedStyle(cell, '::before').content !== 'none')
          .filter(cell => cell.checkVisibility() && getComputedStyle(cell).display !== 'table-cell'),
      ),
      ...said(
        'link alone that is lower or narrower than 24 pixels (WCAG 2.5.8)',
        all('.adm-main :is(td, th, dd, li) > a')
          .filter(link => link.textContent === link.parentElement?.textContent)
          .filter(link => link.checkVisibility())
          .filter(link => {
            const { width, height } = link.getBoundingClientRect()
            return width < 24 || height < 24
          }),
      ),
    ]
  })
}

test('every screen is reached by keyboard from the navigation', async () => {
  const site = givenSite()
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
  const { page, faults } = await givenSite().open('/admin')
  await page.setViewportSize({ width: 360, height: 780 })
  const menu = page.getByRole('button', { name: /^Menü 3 / })
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
