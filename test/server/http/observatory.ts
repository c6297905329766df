import type { OutgoingHttpHeaders } from 'node:http'

/**
 * The score of an answer's headers by the published rules of the HTTP Observatory (github.com/mdn/mdn-http-observatory,
 * src/grader/charts.js), for a site over https. Not scored here: the redirection from http, which the proxy makes, and
 * subresource integrity, which counts nothing for scripts of the site itself.
 * @returns 100 without a fault, more with its bonuses, and what gave or cost how much
 */
export function observatoryScore(headers: OutgoingHttpHeaders): {
  readonly score: number
  readonly modifiers: Readonly<Record<string, number>>
} {
  const header = (name: string) => String(headers[name] ?? '').toLowerCase()
  const policy = policyOf(header('content-security-policy'))
  const modifiers = {
    csp: cspModifier(policy),
    cookies: cookieModifier([headers['set-cookie'] ?? []].flat().map(cookie => String(cookie).toLowerCase())),
    cors: header('access-control-allow-credentials') === 'true' ? -50 : 0,
    hsts: hstsModifier(header('strict-transport-security')),
    referrer: PRIVATE_REFERRERS.has(header('referrer-policy'))
      ? 5
      : header('referrer-policy') === ''
        ? 0
        : -5,
    sniffing: header('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: frameModifier(policy, header('x-frame-options')),
    resources: resourceModifier(header('cross-origin-resource-policy')),
  }
  const parts = Object.values(modifiers)
  const faults = parts.filter(part => part < 0).reduce((sum, part) => sum + part, 100)
  const bonus = parts.filter(part => part > 0).reduce((sum, part) => sum + part, 0)
  return { score: faults < BONUS_FROM ? faults : faults + bonus, modifiers }
}

/** Bonuses count only for whoever has hardly a fault. */
const BONUS_FROM = 90

type Policy = ReadonlyMap<string, readonly string[]>

function policyOf(text: string): Policy {
  const directives = text.split(';').map(directive => directive.trim().split(/\s+/))
  return new Map(directives.flatMap(([name = '', ...sources]) => (name === '' ? [] : [[name, sources]])))
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*']
const UNSAFE = ["'unsafe-inline'", 'data:']

function cspModifier(policy: Policy): number {
  if (policy.size === 0) return -25
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  // Browsers ignore 'unsafe-inline' beside a hash or nonce.
  const effective = (name: string) =>
    sources(name).some(source => /^'(?:sha\d{3}|nonce)-/.test(source))
      ? sources(name).filter(source => source !== "'unsafe-inline'")
      : sources(name)
  const has = (list: readonly string[], any: readonly string[]) => list.some(source => any.includes(source))
  const isHttp = (source: string) => /^(?:http|ftp):/.test(source)
  const [script, style] = [effective('script-src'), effective('style-src')]
  if (has(script, [...BROAD, ...UNSAFE]) || has(sources('object-src'), BROAD)) return -20
  const passive = new Set(['img-src', 'media-src'])
  if ([...policy].some(([name, list]) => !passive.has(name) && list.some(isHttp))) return -20
  if (has([...script, ...style], ["'unsafe-eval'"])) return -10
  if ([...passive].flatMap(sources).some(isHttp)) return -10
  if (has(style, [...BROAD, ...UNSAFE])) return 0
  const isClosed = sources('default-src').join() === "'none'"
  const formsStay = ["'none'", "'self'"].includes((policy.get('form-action') ?? []).join())
  return isClosed && formsStay ? 10 : 5
}

function cookieModifier(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  if (cookies.some(cookie => !cookie.includes('httponly'))) return -30
  if (cookies.some(cookie => !cookie.includes('; secure'))) return -20
  return cookies.every(cookie => /samesite=(?:lax|strict)/.test(cookie)) ? 5 : 0
}

const SIX_MONTHS_S = 15_768_000

function hstsModifier(text: string): number {
  const seconds = /max-age=(\d+)/.exec(text)?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) < SIX_MONTHS_S ? -10 : 0
}

const PRIVATE_REFERRERS = new Set([
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
])

function frameModifier(policy: Policy, option: string): number {
  if (policy.has('frame-ancestors')) return 5
  return option === 'deny' || option === 'sameorigin' ? 5 : -20
}

function resourceModifier(value: string): number {
  if (value === 'same-origin' || value === 'same-site') return 10
  return value === '' || value === 'cross-origin' ? 0 : -5
}
