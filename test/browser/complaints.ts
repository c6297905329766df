import type { Page } from 'playwright-core'
import { isTranslated, RENDERED_ANEW } from '#test/browser/translation.ts'

/** Says how busy the machine was, not what the page does: that a file came long before it was needed. */
const SLOW = /was preloaded using link preload but not used within a few seconds/

export interface ComplaintOptions {
  /** What the browser says of answers that the test itself lets fail. */
  readonly provoked?: RegExp
  readonly types?: readonly string[]
}

/** Notes from now on what nobody caught in a page, and what the page or its browser complains about. */
export function noteComplaints(
  page: Page,
  faults: string[],
  { provoked = /^Failed to load resource/, types = ['error', 'warning'] }: ComplaintOptions = {},
): void {
  page.on('pageerror', ({ message }) => {
    if (!isTranslated || !RENDERED_ANEW.test(message)) faults.push(message)
  })
  page.on('console', message => {
    const text = message.text()
    if (!types.includes(message.type()) || provoked.test(text) || SLOW.test(text)) return
    if (!isTranslated || !RENDERED_ANEW.test(text)) faults.push(text)
  })
}

/** Notes from now on which other hosts a page asks. */
export function noteForeign(page: Page, origin: string, faults: string[]): void {
  page.on('request', request => {
    const url = request.url()
    if (!/^(?:data|blob):/.test(url) && !url.startsWith(origin)) faults.push(`asked ${url}`)
  })
}
