import { CONSENT_CATEGORIES, type ConsentNeeds } from '#domain/consent/consent.ts'
import { type Part, partsOf } from '#domain/page-code/markup.ts'
import { scriptKind, type Wait, waitOf } from '#domain/page-code/waiting.ts'

/** Hosts that markup contains only as names; browsers do not request them. */
const NAMESPACE_HOSTS: ReadonlySet<string> = new Set(['www.w3.org', 'schema.org', 'www.schema.org'])

const HOST = /\/\/((?:[a-z0-9-]+\.)+[a-z]{2,})/gi

/** The consent that a part of the administrator's markup waits for. */
export function waitOfPart(part: Part): Wait {
  if (part.kind === 'other') return { kind: 'none' }
  const category = part.attributes.get('data-category')
  if (part.kind === 'tag') return waitOf(part.name, category)
  return scriptKind(part.attributes.get('type')) === 'data' ? { kind: 'none' } : waitOf('script', category)
}

/** The categories of consent that head and footer code need, with the hosts in the waiting parts. */
export function consentNeedsIn(...codes: readonly string[]): ConsentNeeds {
  const sources = new Map<string, string>()
  // Each code separately: an element that is left open in one does not reach into the next.
  for (const part of codes.flatMap(partsOf)) {
    const wait = waitOfPart(part)
    if (wait.kind !== 'consent') continue
    sources.set(wait.category, `${sources.get(wait.category) ?? ''}\n${part.source}`)
  }
  const needed = CONSENT_CATEGORIES.filter(category => sources.has(category))
  return Object.fromEntries(needed.map(category => [category, hostsIn(sources.get(category) ?? '')]))
}

/** The hosts in the administrator's code, in alphabetical order. Hosts that these load are unknown. */
export function hostsIn(code: string): readonly string[] {
  const hosts = [...code.matchAll(HOST)].map(([, host]) => host?.toLowerCase() ?? '')
  return [...new Set(hosts)].filter(host => !NAMESPACE_HOSTS.has(host)).sort()
}
