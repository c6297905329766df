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
