import { expect, test } from 'vitest'
import { axeFaults } from '#test/browser/axe.ts'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { BUSINESSES, cardOf, fakeApi } from '#test/web/fake-api.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const [business] = BUSINESSES
if (business === undefined) throw new Error('the directory is empty')

const api = fakeApi()
const here = tempBrowser(() =>
  siteForTests({
    handlers: {
      'GET /api/businesses/search': async ({ query }) => ({
        ...(await api('GET /api/businesses/search', { query })),
        ...(query.query === 'kranz' && {
          closed: [{ ...cardOf(business), status: 'closed-permanently', isOpen: false }],
        }),
      }),
    },
  }),
)

test('who of the sought name closed is said on a phone, led to by keyboard, and said while it is typed', async () => {
  const { page, faults, goTo } = await here.visit('/businesses?query=kranz', {
    viewport: { width: 360, height: 740 },
  })
  const note = page.locator('#geschlossen')
  expect(await note.innerText()).toContain(`Dauerhaft geschlossen: ${business.name}, ${business.city}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await axeFaults(page)).toEqual([])
  await note.getByRole('link').first().focus()
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('in der Nähe')
  await goTo('/businesses?query=zahn')
  expect(await note.count()).toBe(0)
  await page.getByRole('combobox').first().fill('kranz')
  await note.waitFor()
  expect(faults).toEqual([])
})
