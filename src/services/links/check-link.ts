import type { LinkCheck, LinkOutcome } from '#domain/link/link-check.ts'
import { isHtml, pageOutcome } from '#domain/link/page-outcome.ts'
import { isExampleAddress } from '#domain/link/reserved-name.ts'
import { decodeText } from '#gateways/http/decode-text.ts'
import type { HttpRequester } from '#gateways/http/http-clients.ts'
import {
  type HttpAnswer,
  type HttpFailure,
  type HttpFailureKind,
  type HttpResult,
  isFailure,
} from '#gateways/http/http-exchange.ts'

/** The title, the heading and the scripts of a parking page are at the beginning. */
const PAGE_BYTES = 128 * 1024
const PAGE = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5'

/**
 * Checks whether a website exists: first with HEAD, then with GET where that does not settle it; also where there is a
 * page, because only its text tells whether it is parked or missing.
 * Throws the signal's reason.
 */
export async function checkLink(http: HttpRequester, url: string, signal: AbortSignal): Promise<LinkCheck> {
  if (isExampleAddress(url)) return { outcome: 'not-checked', detail: 'example', finalUrl: null }
  const head = await http.request({ url, method: 'HEAD', accept: PAGE, signal })
  if (isSettledByHead(head)) return linkCheckOf(url, head)
  const address = isFailure(head) ? url : head.url
  return linkCheckOf(
    url,
    await http.request({ url: address, accept: PAGE, maxBytes: PAGE_BYTES, mayCut: true, signal }),
  )
}

/** The check of an address, from the result of its request. */
export function linkCheckOf(url: string, result: HttpResult): LinkCheck {
  if (isFailure(result)) return failedCheck(url, result)
  const { status, contentType } = result
  return pageOutcome(url, { url: result.url, status, contentType, html: htmlOf(result) })
}

/** The page's text; '' for anything but HTML. */
export function htmlOf(answer: HttpAnswer): string {
  return isHtml(answer.contentType) ? decodeText(answer) : ''
}

/** Whether a failure may be about HEAD alone, which some servers refuse or do not answer. */
export function mayRejectHead({ kind, detail }: HttpFailure): boolean {
  if (kind === 'timeout') return detail === 'answer'
  if (kind === 'connect') return detail === 'closed' || detail === 'ECONNRESET'
  return kind === 'bad_answer'
}

const TOO_MANY_REQUESTS = 429

/** The check of an address, from the failure of its request. */
export function failedCheck(url: string, { kind, detail, url: end }: HttpFailure): LinkCheck {
  const finalUrl = end === url || end === URL.parse(url)?.href ? null : end
  return { outcome: outcomeOf(kind, detail), detail: kind === 'robots' ? 'robots.txt' : detail, finalUrl }
}

function isSettledByHead(head: HttpResult): boolean {
  if (isFailure(head)) return !mayRejectHead(head)
  const { status, contentType } = head
  // After too many requests no second one follows at once.
  if (status === TOO_MANY_REQUESTS) return true
  return status >= 200 && status < 300 && contentType !== '' && !isHtml(contentType)
}

function outcomeOf(kind: HttpFailureKind, detail: string): LinkOutcome {
  // Other ports and schemes may serve visitors; an address that is not public cannot.
  if (kind === 'refused') return detail === 'address' || detail === 'name' ? 'refused' : 'not-checked'
  return OUTCOMES[kind]
}

const OUTCOMES: Readonly<Record<Exclude<HttpFailureKind, 'refused'>, LinkOutcome>> = {
  bad_url: 'bad-url',
  robots: 'not-checked',
  dns: 'dns',
  connect: 'connect',
  tls: 'tls',
  timeout: 'timeout',
  redirect_loop: 'redirect-loop',
  too_large: 'bad-answer',
  bad_answer: 'bad-answer',
}
