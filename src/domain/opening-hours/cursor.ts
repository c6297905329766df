import type { Token } from './tokens.ts'

/** A place in the tokens of a text; readers move it on past what they have read. */
export interface Cursor {
  readonly tokens: readonly Token[]
  at: number
}

/** Takes the token at the cursor when it is of the kind. */
export function take<K extends Token['kind']>(
  cursor: Cursor,
  kind: K,
): Extract<Token, { kind: K }> | undefined {
  const token = cursor.tokens[cursor.at]
  if (token === undefined || !isOfKind(token, kind)) return undefined
  cursor.at += 1
  return token
}

function isOfKind<K extends Token['kind']>(token: Token, kind: K): token is Extract<Token, { kind: K }> {
  return token.kind === kind
}

/** Moves past all tokens of these kinds and returns the last one. */
export function skip(cursor: Cursor, kinds: readonly Token['kind'][]): Token | undefined {
  let last: Token | undefined
  for (;;) {
    const token = cursor.tokens[cursor.at]
    if (token === undefined || !kinds.includes(token.kind)) return last
    last = token
    cursor.at += 1
  }
}
