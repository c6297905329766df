import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface AxeFault {
  readonly id: string
  readonly nodes: readonly { readonly html: string }[]
}

/** What axe-core finds on the page: rule and first element. It enters through the debugger: the policy stays in force. */
export async function axeFaults(page: Page): Promise<string[]> {
  // Results that are being replaced are dimmed.
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(async () => {
    // Half-way from one colour to another nothing has its contrast; what turns for ever is not waited for.
    const changes = document.getAnimations().filter(({ effect }) => {
      return Number.isFinite(Number(effect?.getComputedTiming().endTime))
    })
    await Promise.allSettled(changes.map(({ finished }) => finished))
    const { axe } = window as unknown as { axe: { run(): Promise<{ violations: AxeFault[] }> } }
    return (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
  })
}
