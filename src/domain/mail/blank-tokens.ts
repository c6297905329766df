/**
 * A mail's text or HTML without the tokens of its links. A token is 43 characters of base64url (256 bits) after '/' or
 * '=' in an address.
 */
export function blankTokens(body: string): string {
  return body.replaceAll(/https?:\/\/[^\s"<>]+/g, address => address.replaceAll(TOKEN, BLANKED_TOKEN))
}

/** Whether a link of a mail's text lost its token. */
export function hasBlankedTokens(body: string): boolean {
  return /https?:\/\/[^\s"<>]*[/=]…/.test(body)
}

const BLANKED_TOKEN = '…'
const TOKEN = /(?<=[/=])[\w-]{43}(?![\w-])/g
