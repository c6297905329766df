import { expect, test } from 'vitest'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { BUSINESSES } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'
const [business] = BUSINESSES
const here = tempBrowser(siteForTests)
const open = here.visit
const PAGES = {'a business': `/${business!.urlSlug}`}
  test.each(Array.from({length:25},(_, i)=>i))('%s photos open in a dialog, arrows turn them, Escape closes', async () => {
    const { page, faults } = await open(PAGES['a business'])
    const cdp = await page.context().newCDPSession(page); await cdp.send('Emulation.setCPUThrottlingRate', { rate: 20 })
    await page.getByRole('link', { name: /Foto 1 von 4/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 / 4').waitFor()
    await page.keyboard.press('ArrowRight')
    await dialog.getByText('2 / 4').waitFor()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await dialog.getByText('4 / 4').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    const photo = page.getByRole('link', { name: /Foto 1 von 4/ })
    expect(await photo.evaluate(element => element === document.activeElement)).toBe(true)
    await photo.click()
    await dialog.waitFor()
    await page.mouse.click(5, 5)
    await dialog.waitFor({ state: 'hidden' })
    expect(faults).toEqual([])
  })

