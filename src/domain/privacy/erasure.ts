/** The kinds of keys by which imports recognise what must not come back. */
export type SuppressionKind = 'place_id' | 'phone' | 'name_address'

/** What is still known of an erased business: keyed hashes, which nobody can read back without the site's key. */
export interface ErasedKeys {
  /** Of its page addresses, which answer 410: `{city}/{slug}`. */
  readonly addresses: readonly string[]
  /** Of the keys on the suppression list. */
  readonly suppressions: readonly { readonly kind: SuppressionKind; readonly value: string }[]
}

/** One erased business. */
export interface Erasure extends ErasedKeys {
  readonly businessId: number
  /** Milliseconds since 1970. */
  readonly erasedAt: number
  /** The number of the request: 'E-12'; '' where none is known. */
  readonly reason: string
}
