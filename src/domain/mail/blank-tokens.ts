/** What stands in the place of a token that was removed from a mail. */
export const BLANKED_TOKEN = '…'

/**
 * A mail's text or HTML without the tokens of its links. A token is 43 characters of base64url (256 bits) after '/' or
 * '=' in an address.
 */
export function blankTokens(body: string): string {
  return body.replaceAll(/https?:\/\/[^\s"<>]+/g, address => address.replaceAll(TOKEN, BLANKED_TOKEN))
}

const TOKEN = /(?<=[/=])[\w-]{43}(?![\w-])/g
