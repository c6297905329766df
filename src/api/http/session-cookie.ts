import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_LIFETIME_MS } from '#domain/account/account.ts'

/** Over https the name itself promises: secure, this host only, whole site (RFC 6265bis, 4.1.3.2). */
const SECURE_NAME = '__Host-umkreis'
/** Over plain http (localhost, a LAN) browsers refuse the other. */
const PLAIN_NAME = 'umkreis'

/** The token in a request's cookies. One that could have come over plain http does not count over https. */
export function sessionToken({ headers, protocol }: FastifyRequest): string | undefined {
  const cookies = (headers.cookie ?? '').split(';')
  return valueIn(cookies, SECURE_NAME) ?? (protocol === 'https' ? undefined : valueIn(cookies, PLAIN_NAME))
}

/** What decides how the cookie is set. */
export interface CookieSite {
  /** Scheme and host that visitors use. */
  readonly siteUrl: () => string
}

/** Sets the session's cookie. */
export function giveSessionCookie(reply: FastifyReply, site: CookieSite, token: string): void {
  setCookie(reply, site, `${token}; Path=/; Max-Age=${SESSION_LIFETIME_MS / 1000}`)
}

/** Takes the session's cookie away. */
export function takeSessionCookie(reply: FastifyReply, site: CookieSite): void {
  setCookie(reply, site, '; Path=/; Max-Age=0')
}

/** A site with https has secure cookies, also behind a proxy that nobody told the server to trust. */
function setCookie(reply: FastifyReply, { siteUrl }: CookieSite, value: string): void {
  const isSecure = siteUrl().startsWith('https:') || reply.request.protocol === 'https'
  const [name, secure] = isSecure ? [SECURE_NAME, '; Secure'] : [PLAIN_NAME, '']
  reply.header('set-cookie', `${name}=${value}; HttpOnly; SameSite=Lax${secure}`)
}

function valueIn(cookies: readonly string[], name: string): string | undefined {
  const cookie = cookies.map(text => text.trim()).find(text => text.startsWith(`${name}=`))
  return cookie?.slice(name.length + 1)
}
