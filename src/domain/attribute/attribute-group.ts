/** One group of attributes with its German name and the other names that exports give it. */
export interface AboutGroup {
  readonly name: string
  readonly spellings: readonly string[]
  /** German attribute -> its other spellings; case, blanks, hyphens and umlauts do not matter. */
  readonly attributes: Readonly<Record<string, readonly string[]>>
}
