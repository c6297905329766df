/** The final answer of an address. */
export interface HttpAnswer {
  readonly kind: 'answer'
  readonly status: number
  /** The address of the answer, after all redirects. */
  readonly url: string
  /** The number of redirects. */
  readonly redirects: number
  /** As sent, 'text/html; charset=utf-8'; '' without one. */
  readonly contentType: string
  /** Decompressed; empty when `maxBytes` was not given. */
  readonly body: Buffer
  /** The body was longer than `maxBytes`. */
  readonly isCut: boolean
  /** 'unavailable': the server failed to give its robots.txt, so nothing was forbidden. */
  readonly robots: 'read' | 'unavailable'
}

/**
 * Why an address was not requested or did not answer:
 * `bad_url` no web address; `refused` not to be requested from here ('scheme', 'credentials', 'port', 'name',
 * 'address': internal or reserved); `robots` forbidden by its robots.txt; `dns` its name cannot be resolved; `connect`
 * no connection, or it broke off; `tls` no trustworthy certificate; `timeout` ('connect' or 'answer'); `redirect_loop`
 * ('loop' or 'too_many'); `too_large` more than `maxBytes`; `bad_answer` not HTTP.
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
  /** A word, or the code of the system: 'ENOTFOUND'. */
  readonly detail: string
  /** The address at which the chain of redirects ended. */
  readonly url: string
}

export type HttpResult = HttpAnswer | HttpFailure

/** Whether a result is a failure. */
export function isFailure(result: HttpResult): result is HttpFailure {
  return result.kind !== 'answer'
}

/** One request. */
export interface HttpRequest {
  readonly url: string
  readonly method?: 'GET' | 'HEAD'
  /** The Accept header. */
  readonly accept?: string
  /** The most bytes of the decompressed body; without it no body is read. */
  readonly maxBytes?: number
  /** true: a larger body is cut; else it is a failure. */
  readonly mayCut?: boolean
  readonly signal?: AbortSignal
}
