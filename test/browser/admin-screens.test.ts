import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#test/browser/launch.ts'
import { expectNoFault, tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'
import { ADMIN_PATTERNS } from '#web/admin/addresses.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const SCREENS = ADMIN_PATTERNS.filter(pattern => !pattern.endsWith('/:id'))
const LOOKS = [
  { prefix: '', width: 1440, colorScheme: 'light' },
  { prefix: '/en', width: 360, colorScheme: 'dark' },
  { prefix: '/tr', width: 768, colorScheme: 'light' },
] as const

test.each(LOOKS)(
  'at $width px in $colorScheme ($prefix/) no screen has a fault that axe finds',
  async look => {
    const { prefix, width, colorScheme } = look
    const site = await tempAdminSite(
      browser,
      draft({ name: 'Bäckerei Roth' }),
      draft({ name: 'Café Yıldız' }),
    )
    for (const screen of SCREENS) {
      const { page, faults } = await site.open(prefix + screen, {
        viewport: { width, height: 900 },
        colorScheme,
      })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await expectNoFault(page)
      expect(await page.locator('.adm-bone, .fail').count(), screen).toBe(0)
      expect(faults, screen).toEqual([])
      await page.context().close()
    }
  },
)

test('every screen is reached by keyboard from the navigation', async () => {
  const site = await tempAdminSite(browser)
  const { page } = await site.open('/admin')
  for (const screen of SCREENS) {
    await page.locator(`.adm-nav a[href="${screen}"]`).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.origin}${screen}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.title()).toContain('Verwaltung')
  }
})
