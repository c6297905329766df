import type { LinkCheck } from './link-check.ts'
import { pageFacts } from './page-facts.ts'
import { isParked } from './parked.ts'
import { isSoft404 } from './soft-404.ts'

/** The last answer of an address, after redirects. */
export interface PageAnswer {
  readonly url: string
  readonly status: number
  readonly contentType: string
  /** The beginning of a page of HTML; '' for anything else, or when it was not read. */
  readonly html: string
}

/** Statuses of firewalls, login walls and rate limits; 999 is LinkedIn's. */
const GUARDED: ReadonlySet<number> = new Set([401, 403, 407, 429, 999])

/** What an answer means for the address that was requested. */
export function pageOutcome(asked: string, { url, status, html }: PageAnswer): LinkCheck {
  const detail = String(status)
  if (GUARDED.has(status)) return { outcome: 'guarded', detail, finalUrl: url }
  if (status < 200 || status >= 300) return { outcome: 'http-error', detail, finalUrl: url }
  const facts = pageFacts(html)
  if (isParked(hostOf(url), html, facts)) return { outcome: 'parked', detail, finalUrl: url }
  if (isSoft404(url, facts)) return { outcome: 'soft-404', detail, finalUrl: url }
  return { outcome: siteOf(asked) === siteOf(url) ? 'ok' : 'moved', detail, finalUrl: url }
}

/** Whether a content type is that of a page. */
export function isHtml(contentType: string): boolean {
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType)
}

function hostOf(url: string): string {
  return URL.parse(url)?.hostname ?? ''
}

/** Addresses with and without 'www.', with http and https are one site. */
function siteOf(url: string): string {
  return hostOf(url).replace(/^www\d?\./, '')
}
