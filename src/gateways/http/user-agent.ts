/** The name of the program in logs of other sites and in robots.txt files. */
export const AGENT_NAME = 'Umkreis'

/** How the operator of this site can be reached. */
export interface Contact {
  readonly email: string
  /** Scheme and host that visitors use. */
  readonly siteUrl: string | undefined
}

/**
 * Who sends the requests and how to reach them: 'Umkreis/1.0 (+mailto:kontakt@roth.example)'.
 * @param contact `email` of the operator, where there is one; else the site's own address
 */
export function userAgent({ email, siteUrl }: Contact): string {
  const contact = email.trim() === '' ? reachable(siteUrl) : `mailto:${email.trim()}`
  // Only characters that cannot end the header or its comment.
  const plain = contact.replace(/[^\u0021-\u007e]|[()\\]/g, '')
  return plain === '' ? `${AGENT_NAME}/1.0` : `${AGENT_NAME}/1.0 (+${plain})`
}

/** A site that only this machine can reach is no contact. */
function reachable(siteUrl: string | undefined): string {
  if (siteUrl === undefined || URL.parse(siteUrl)?.hostname === 'localhost') return ''
  return siteUrl
}
