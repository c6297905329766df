import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { tempBrowser } from '#test/browser/temp-browser.ts'
import { siteForTests } from '#test/web/site-for-tests.ts'

const here = tempBrowser(siteForTests)

describe('a grid', () => {
  /** Where the parts of the first entry are within it, and how many stand in the first row. */
  const shape = (page: Page) =>
    page.evaluate(async () => {
      await document.fonts.ready
      const entries = [...document.querySelectorAll('.res-main .entry')].map(one =>
        one.getBoundingClientRect(),
      )
      const [first] = entries
      const parts = ['.entry-pic', '.no', 'h3', '.entry-side'].map(part => {
        const box = document.querySelector(`.res-main .entry ${part}`)?.getBoundingClientRect()
        return box && first && [part, box.x - first.x, box.y - first.y, box.width].join(' ')
      })
      return { parts, inRow: entries.filter(({ y }) => y === first?.y).length }
    })
  const isSwitchOffered = (page: Page) => page.getByRole('link', { name: 'Raster' }).isVisible()

  test.each(['/city/koeln', '/categories/handwerker', '/businesses'])(
    'of %s is a list where two cards do not fit beside each other, and there nobody is offered to switch',
    async path => {
      const { page, goTo } = await here.visit(`${path}?view=grid`, { viewport: { width: 360, height: 780 } })
      const narrow = await shape(page)
      expect(narrow.inRow).toBe(1)
      expect(await isSwitchOffered(page)).toBe(false)
      // The last width at which they do not fit, and the first at which they do.
      for (const [width, inRow] of [
        [535, 1],
        [540, 2],
        [768, 2],
        [1440, 2],
      ] as const) {
        await page.setViewportSize({ width, height: 780 })
        expect.soft((await shape(page)).inRow, `${width} px`).toBe(inRow)
        expect.soft(await isSwitchOffered(page), `${width} px`).toBe(inRow > 1)
      }
      await page.setViewportSize({ width: 360, height: 780 })
      await goTo(`${path}?view=list`)
      expect(await shape(page)).toEqual(narrow)
      expect(await isSwitchOffered(page)).toBe(false)
    },
  )
})
