import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_LIFETIME_MS } from '#domain/account/account.ts'

/** Over https the name itself promises: secure, this host only, whole site (RFC 6265bis, 4.1.3.2). */
const SECURE_NAME = '__Host-umkreis'
/** Over plain http (localhost, a LAN) browsers refuse the other. */
const PLAIN_NAME = 'umkreis'

/** The token in a request's cookies. */
export function sessionToken(request: FastifyRequest): string | undefined {
  const wanted = nameFor(request)
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const at = part.indexOf('=')
    if (at !== -1 && part.slice(0, at).trim() === wanted) return part.slice(at + 1).trim()
  }
  return undefined
}

/** Sets the session's cookie. */
export function giveSessionCookie(reply: FastifyReply, token: string): void {
  setCookie(reply, token, SESSION_LIFETIME_MS / 1000)
}

/** Takes the session's cookie away. */
export function takeSessionCookie(reply: FastifyReply): void {
  setCookie(reply, '', 0)
}

function setCookie(reply: FastifyReply, value: string, maxAgeSeconds: number): void {
  const { request } = reply
  const secure = isSecure(request) ? '; Secure' : ''
  reply.header(
    'set-cookie',
    `${nameFor(request)}=${value}; Path=/; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  )
}

function nameFor(request: FastifyRequest): string {
  return isSecure(request) ? SECURE_NAME : PLAIN_NAME
}

function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}
