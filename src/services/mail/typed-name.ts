import { oneLine } from '#domain/text/one-line.ts'

/** Names are shorter. */
const NAME_LENGTH = 100

/**
 * A name or subject as it was typed, safe to mail to an address that is not confirmed: one short line without web
 * addresses, so that our mails cannot be used for advertising.
 */
export function typedName(text: string): string {
  return oneLine(text.replaceAll(WEB_ADDRESS, '…'), NAME_LENGTH)
}

const WEB_ADDRESS = /(?:[a-z][a-z0-9+.-]{0,30}:\/\/|www\.)\S+/giu
