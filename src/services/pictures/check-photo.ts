import type { LinkCheck } from '#domain/link/link-check.ts'
import { pageOutcome } from '#domain/link/page-outcome.ts'
import { isPhotoType, isTextType } from '#domain/link/photo-address.ts'
import type { HttpRequester } from '#gateways/http/http-clients.ts'
import { type HttpResult, isFailure } from '#gateways/http/http-exchange.ts'
import { failedCheck, mayRejectHead } from '#services/links/check-link.ts'

export interface PhotoCheck extends LinkCheck {
  /** Its server says that there is no such photo; trying another day will not help. */
  readonly isGone: boolean
  /** It is certainly a photo. */
  readonly isPhoto: boolean
}

const PHOTO = 'image/avif,image/webp,image/jpeg,image/png,image/*;q=0.8'
const NOT_THERE: ReadonlySet<number> = new Set([404, 410])

/** Checks whether a photo exists: by a HEAD request first, and with a browser's GET request when that finds none. */
export async function checkPhoto(http: HttpRequester, url: string, signal: AbortSignal): Promise<PhotoCheck> {
  const head = await http.request({ url, method: 'HEAD', accept: PHOTO, signal })
  if (isFailure(head) ? !mayRejectHead(head) : isGood(head) && !isTextType(head.contentType))
    return photoCheckOf(url, head)
  return photoCheckOf(url, await http.request({ url, accept: PHOTO, signal }))
}

function photoCheckOf(url: string, result: HttpResult): PhotoCheck {
  if (isFailure(result)) return { ...failedCheck(url, result), isGone: false, isPhoto: false }
  const { status, contentType } = result
  if (isGood(result) && isTextType(contentType)) {
    const detail = contentType.slice(0, 60)
    return { outcome: 'soft-404', detail, finalUrl: result.url, isGone: true, isPhoto: false }
  }
  const check = pageOutcome(url, { url: result.url, status, contentType, html: '' })
  return {
    ...check,
    isGone: NOT_THERE.has(status),
    isPhoto: isGood(result) && isPhotoType(contentType),
  }
}

function isGood({ status }: { readonly status: number }): boolean {
  return status >= 200 && status < 300
}
