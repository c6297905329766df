import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What a rule says depends on colours alone: the others judge a page in another theme as in the first. */
export const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What axe-core finds on the page: rule, how often, and first element. It enters through the debugger: the policy stays in
 * force. Style sheets are not read again, which takes as long as all else and serves one rule (test/web/styles/orientation.test.ts).
 * @param rules unset: all of axe's
 */
export async function axeFaults(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Results that are being replaced are dimmed.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async rules => {
      // Half-way from one colour to another nothing has its contrast; what turns for ever is not waited for.
      const changes = document.getAnimations().filter(({ effect }) => {
        return Number.isFinite(Number(effect?.getComputedTiming().endTime))
      })
      await Promise.allSettled(changes.map(({ finished }) => finished))
      const { axe } = window as unknown as { axe: Pick<typeof import('axe-core'), 'run'> }
      const { violations } = await axe.run({
        preload: false,
        resultTypes: ['violations'],
        ...(rules !== undefined && { runOnly: rules }),
      })
      return violations.map(({ id, nodes }) => `${id} (${nodes.length}): ${nodes[0]?.html}`)
    },
    rules as string[] | undefined,
  )
}
