/** Why two businesses look like one. */
export type DuplicateReason =
  | { readonly kind: 'phone'; readonly value: string }
  | { readonly kind: 'domain'; readonly value: string }
  | { readonly kind: 'name'; readonly value: string }
  | { readonly kind: 'distance'; readonly metres: number }
  | { readonly kind: 'address'; readonly value: string }

/** Two businesses that look like one, for the administrator to decide. */
export interface DuplicatePair<Side> {
  readonly a: Side
  readonly b: Side
  /** 0 to 100: how sure the rules are. */
  readonly score: number
  readonly reasons: readonly DuplicateReason[]
}
