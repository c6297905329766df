import type { LinkCheck, LinkOutcome } from '#domain/link/link-check.ts'
import { isHtml, pageOutcome } from '#domain/link/page-outcome.ts'
import { isExampleAddress } from '#domain/link/reserved-name.ts'
import { decodeText } from '#gateways/http/decode-text.ts'
import {
  type HttpAnswer,
  type HttpFailure,
  type HttpFailureKind,
  type HttpResult,
  isFailure,
} from '#gateways/http/http-exchange.ts'
import type { HttpRequester } from './http-client.ts'

/** Title, heading and what a parking page loads stand at the beginning. */
const PAGE_BYTES = 128 * 1024
const PAGE = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.5'

/**
 * Looks whether a website is there: asks for the head first, and for the page when that leaves it open, which is also
 * the case when there is a page, since only its words tell whether it is parked or missing.
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

/** What a result means for the address that was asked. */
export function linkCheckOf(url: string, result: HttpResult): LinkCheck {
  if (isFailure(result)) return failedCheck(url, result)
  const { status, contentType } = result
  return pageOutcome(url, { url: result.url, status, contentType, html: htmlOf(result) })
}

/** The page's own text, '' for anything else. */
export function htmlOf(answer: HttpAnswer): string {
  return isHtml(answer.contentType) ? decodeText(answer) : ''
}

/** Whether only the head was minded, or left unanswered, by servers that know no such question. */
export function mayMindHead({ kind, detail }: HttpFailure): boolean {
  if (kind === 'timeout') return detail === 'answer'
  if (kind === 'connect') return detail === 'closed' || detail === 'ECONNRESET'
  return kind === 'bad_answer'
}

const TOO_MANY_REQUESTS = 429

function isSettledByHead(head: HttpResult): boolean {
  if (isFailure(head)) return !mayMindHead(head)
  const { status, contentType } = head
  // Who says that we ask too often is not asked again at once.
  if (status === TOO_MANY_REQUESTS) return true
  return status >= 200 && status < 300 && contentType !== '' && !isHtml(contentType)
}

/** What a failure means for the address that was asked. */
export function failedCheck(url: string, { kind, detail, url: end }: HttpFailure): LinkCheck {
  const finalUrl = end === url || end === URL.parse(url)?.href ? null : end
  return { outcome: outcomeOf(kind, detail), detail: kind === 'robots' ? 'robots.txt' : detail, finalUrl }
}

function outcomeOf(kind: HttpFailureKind, detail: string): LinkOutcome {
  // Other ports and schemes may well serve visitors; only an address that is not public serves nobody.
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
