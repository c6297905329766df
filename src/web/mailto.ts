/** An e-mail as its writer sees it; lines of the body end with '\n'. */
export interface Mail {
  readonly to: string
  readonly subject: string
  readonly body: string
}

/**
 * Addresses longer than this are cut or refused by some mail programs and by Windows, which hands over 2,048
 * characters.
 */
const MAX_SAFE_LENGTH = 2000

/** The address that opens a mail program with the mail written (RFC 6068); nothing typed can add a header to it. */
export function mailtoUrl({ to, subject, body }: Mail): string {
  const address = encodeURIComponent(to).replaceAll('%40', '@')
  const line = subject.replace(/\s+/g, ' ').trim()
  const text = body.replace(/\r?\n/g, '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(line)}&body=${encodeURIComponent(text)}`
}

/** Whether some mail programs may not take over the whole text. */
export function isLongMail(mail: Mail): boolean {
  return mailtoUrl(mail).length > MAX_SAFE_LENGTH
}
