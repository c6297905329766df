import { oneLine } from '#domain/text/one-line.ts'

/** Longer ones are no names. */
const NAME_LENGTH = 100

/**
 * A name or subject as somebody typed it, fit to be mailed to an address that nobody has confirmed yet: one short line
 * without web addresses, so that nobody can advertise through our mails.
 */
export function typedName(text: string): string {
  return oneLine(text.replaceAll(WEB_ADDRESS, '…'), NAME_LENGTH)
}

const WEB_ADDRESS = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.)\S+/giu
