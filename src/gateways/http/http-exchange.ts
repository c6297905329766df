/** What one address answered in the end. */
export interface HttpAnswer {
  readonly kind: 'answer'
  readonly status: number
  /** Where the answer came from, after all redirects. */
  readonly url: string
  /** How many redirects led there. */
  readonly redirects: number
  /** As sent, 'text/html; charset=utf-8'; '' without one. */
  readonly contentType: string
  /** Decompressed; empty when it was not asked for. */
  readonly body: Buffer
  /** There was more than was asked for. */
  readonly isCut: boolean
  /** 'unavailable': a robots.txt could not be read because its server failed, so nothing was forbidden. */
  readonly robots: 'read' | 'unavailable'
}

/**
 * Why an address could not be asked or did not answer:
 * `bad_url` no web address at all; `refused` not to be asked from here ('scheme', 'credentials', 'port', 'name',
 * 'address': internal or reserved); `robots` its robots.txt forbids it; `dns` its name leads nowhere; `connect` nobody
 * takes the call or it breaks off; `tls` no trustworthy certificate; `timeout` ('connect' or 'answer');
 * `redirect_loop` ('loop' or 'too_many'); `too_large` more bytes than were asked for; `bad_answer` not HTTP.
 */
export type HttpFailureKind =
  | 'bad_url'
  | 'refused'
  | 'robots'
  | 'dns'
  | 'connect'
  | 'tls'
  | 'timeout'
  | 'redirect_loop'
  | 'too_large'
  | 'bad_answer'

export interface HttpFailure {
  readonly kind: HttpFailureKind
  /** A word or the code of the system below, 'ENOTFOUND'. */
  readonly detail: string
  /** The address of the redirects' chain at which it ended. */
  readonly url: string
}

export type HttpResult = HttpAnswer | HttpFailure

/** Whether an address could not be asked or did not answer. */
export function isFailure(result: HttpResult): result is HttpFailure {
  return result.kind !== 'answer'
}

/** One question to one address. */
export interface HttpRequest {
  readonly url: string
  readonly method?: 'GET' | 'HEAD'
  /** Which content types are welcome. */
  readonly accept?: string
  /** How much of the body is wanted, decompressed; without it none is read. */
  readonly maxBytes?: number
  /** Of a larger body the beginning is enough. Otherwise it is a failure. */
  readonly mayCut?: boolean
  readonly signal?: AbortSignal
}
