/** The name under which sites know the program and robots.txt files can speak about it. */
export const AGENT_NAME = 'Umkreis'

/**
 * Who asks and how to reach them: 'Umkreis/1.0 (+mailto:kontakt@roth.example)'.
 * @param contact `email` of the operator, where there is one; else the site's own address
 */
export function userAgent({
  email,
  siteUrl,
}: {
  readonly email: string
  readonly siteUrl: string | undefined
}): string {
  const contact = email.trim() === '' ? reachable(siteUrl) : `mailto:${email.trim()}`
  // A header holds plain letters only; anything else in a setting must not end it.
  const plain = contact.replace(/[^\u0021-\u007e]|[()\\]/g, '')
  return plain === '' ? `${AGENT_NAME}/1.0` : `${AGENT_NAME}/1.0 (+${plain})`
}

/** A site that only this machine can reach is nobody's contact. */
function reachable(siteUrl: string | undefined): string {
  if (siteUrl === undefined || URL.parse(siteUrl)?.hostname === 'localhost') return ''
  return siteUrl
}
