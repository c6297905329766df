import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { memoize } from '#domain/cache/bounded-cache.ts'
import { HEAD_SCRIPT } from '#web/server.ts'

/** A year: whoever came over https once is never sent to http. */
const HSTS_SECONDS = 31_536_000

/** What decides about https. */
export interface HttpsSite {
  /** Scheme and host that visitors use. */
  readonly siteUrl: string
  /** Whether every host below the site's is served by https as well. */
  readonly hasHttpsSubdomains: boolean
}

/**
 * Headers of every answer that forbid what the site does not need. Pages and pictures replace the content security policy
 * by their own, and pictures for other sites the resource policy.
 */
export function securityHeaders({
  siteUrl,
  hasHttpsSubdomains,
}: HttpsSite): Readonly<Record<string, string>> {
  const subdomains = hasHttpsSubdomains ? '; includeSubDomains' : ''
  return {
    'content-security-policy': [
      "default-src 'none'",
      "form-action 'none'",
      "base-uri 'none'",
      NO_FRAMES,
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    ...(siteUrl.startsWith('https://') && {
      'strict-transport-security': `max-age=${HSTS_SECONDS}${subdomains}`,
    }),
  }
}

/** Sets them on every answer that the site's routes give, and the number that log lines about the request carry. */
export function setSecurityHeaders(
  app: FastifyInstance,
  headers: () => Readonly<Record<string, string>>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers()).header(REQUEST_ID, request.id)
    done()
  })
}

/** The header that names a request. */
export const REQUEST_ID = 'x-request-id'

/** What files go without: three that only documents obey, and a number that a copy in a cache would repeat for a year. */
const NOT_OF_FILES = [
  'x-frame-options',
  'permissions-policy',
  'cross-origin-opener-policy',
  REQUEST_ID,
] as const

/**
 * For scripts, fonts and pictures, of which a page has two dozen, each with its headers. A drawing that is opened by
 * itself is a document too; its own policy allows neither frames nor scripts.
 */
export function removePageHeaders(reply: FastifyReply): FastifyReply {
  for (const name of NOT_OF_FILES) reply.removeHeader(name)
  return reply
}

/**
 * For the build's scripts, styles and fonts, of which a page has a dozen: they are no documents. A worker that was made of one
 * could load nothing, and what they refer to is asked for as browsers do by default, which the site's policy is too.
 */
export function shortenPolicies(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', "default-src 'none'").removeHeader('referrer-policy')
}

/** For pictures that pages of other sites may show, for instance in a preview of a shared link. */
export const FOR_OTHER_SITES = { 'cross-origin-resource-policy': 'cross-origin' } as const

/** The policy of drawings (SVG): opened by themselves they may be seen, and nothing else. */
export const DRAWING_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox"

/** The hash of an inline script as a content security policy names it: 'sha256-…'. Every page with a map needs some. */
export const scriptHash = memoize(hashOf, { most: 200, longest: 10_000 })

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}

/**
 * The policy of the public pages. By hashes, not nonces, so that cached bodies, their ETags and copies in a CDN stay
 * valid.
 * @param scripts further inline scripts, as they stand in the page
 * @param images origins of pictures beside the site's own: those of a map, on pages that offer one
 */
export function contentSecurityPolicy(
  scripts: readonly string[] = [],
  images: readonly string[] = [],
): string {
  const hashes = [HEAD_SCRIPT, ...scripts].map(scriptHash)
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self'",
    // data: for the icons, which are masks inside the stylesheet.
    ["img-src 'self' data:", ...images].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    ...ALWAYS,
  ].join('; ')
}

/** What of the administrator's code may run. */
export interface TrustedCode {
  /** Of its inline scripts and handlers (scriptHash). */
  readonly hashes: readonly string[]
  /** Whether some of them are attributes ('onclick'), which a policy must allow on top. */
  readonly hasHandlers: boolean
}

/**
 * The policy of public pages with the administrator's code: its scripts by their hashes, the scripts that these add
 * ('strict-dynamic'), and by https everything else that such code commonly needs.
 * @param starts the inline scripts that start the site's own code
 * @param images as above; they need not be served by https
 */
export function policyWithCode(
  { hashes, hasHandlers }: TrustedCode,
  starts: readonly string[],
  images: readonly string[] = [],
): string {
  const trusted = new Set([scriptHash(HEAD_SCRIPT), ...starts.map(scriptHash), ...hashes])
  return [
    "default-src 'none'",
    // 'self' is for browsers without 'strict-dynamic'; the others ignore it.
    ["script-src 'self' 'strict-dynamic'", ...(hasHandlers ? ["'unsafe-hashes'"] : []), ...trusted].join(' '),
    "style-src 'self' 'unsafe-inline' https:",
    ["img-src 'self' data: https:", ...images].join(' '),
    "font-src 'self' data: https:",
    "media-src 'self' https:",
    "connect-src 'self' https: wss:",
    "frame-src 'self' https:",
    ...ALWAYS,
  ].join('; ')
}

const NO_FRAMES = "frame-ancestors 'none'"
const ALWAYS = ["manifest-src 'self'", "form-action 'self'", "base-uri 'none'", NO_FRAMES]
