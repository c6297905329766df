import { test } from 'vitest'
import { launchBrowser } from '#test/browser/launch.ts'
import { tempAdminSite } from '#test/browser/temp-admin-site.ts'
import { draft } from '#test/make-draft.ts'
test('shots', async () => {
  const browser = await launchBrowser()
  const site = await tempAdminSite(browser, draft({ website: 'https://roth.example/', rating: 4.6, reviewCount: 12 }), draft({ name: 'Wärmewerk Görlitz', category: 'Heizung und Sanitär', street: 'Neißstraße 1' }), draft({ name: 'Optik Lehmann', category: 'Optiker', street: 'Steinweg 9' }))
  for (const [w, colorScheme] of [[1440, 'light'], [360, 'dark']] as const) {
    const ids = (await site.store.db.selectFrom('businesses').select('id').execute()).map(r => Number(r.id))
    for (const [name, path] of [['add', '/add-business'], ['contact', '/contact'], ['correct', '/business/1/correct'], ['report', '/report?business=UK-1&kind=illegal-content'], ['privacy', '/privacy-request'], ['newsletter', '/newsletter'], ['link', '/link/x'], ['merkliste', '/merkliste'], ['list', '/businesses'], ['business', '/goerlitz/baeckerei-roth'], ['city', '/city/goerlitz'], ['blog','/blog'],['shared','/merkliste?ids=1,2,3,99']] as const) {
      const { page, faults } = await site.open(path, { isLoggedOut: true, viewport: { width: w, height: 900 }, colorScheme })
      if (name === 'merkliste') { await page.evaluate(i => localStorage.setItem('merkliste', i.join(',')), ids); await page.reload() }
      await page.waitForLoadState('networkidle')
      if (name === 'list' || name === 'business') { await page.locator('.ic-keep[aria-pressed]').first().click() }
      await page.screenshot({ path: `/tmp/shots/${name}-${w}.png`, fullPage: true })
      if (faults.length) console.log(name, w, faults)
      await page.context().close()
    }
    const { page } = await site.open('/add-business', { isLoggedOut: true, javaScriptEnabled: false, viewport: { width: w, height: 900 }, colorScheme })
    await page.getByRole('button', { name: 'Eintrag einreichen' }).click()
    await page.screenshot({ path: `/tmp/shots/noscript-${w}.png`, fullPage: true })
    await page.context().close()
  }
  await browser.close()
}, 300_000)
