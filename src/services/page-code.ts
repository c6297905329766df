/** The kinds of consent a script can be marked with (data-category="analytics"). */
const CONSENT_CATEGORIES = ['analytics', 'marketing', 'preferences'] as const

type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** Addresses that stand in markup as names only; no browser asks them for anything. */
const NAMESPACE_HOSTS: ReadonlySet<string> = new Set(['www.w3.org', 'schema.org', 'www.schema.org'])

const CATEGORY = /\bdata-category\s*=\s*["']?([a-z]+)/gi
const HOST = /\/\/((?:[a-z0-9-]+\.)+[a-z]{2,})/gi

/** The kinds of consent that scripts in the administrator's code wait for. */
export function consentCategoriesIn(code: string): readonly ConsentCategory[] {
  const marked = new Set([...code.matchAll(CATEGORY)].map(([, category]) => category?.toLowerCase()))
  return CONSENT_CATEGORIES.filter(category => marked.has(category))
}

/** The hosts that the administrator's code names, in the order of the alphabet. What these load in turn is not known. */
export function hostsIn(code: string): readonly string[] {
  const hosts = [...code.matchAll(HOST)].map(([, host]) => host?.toLowerCase() ?? '')
  return [...new Set(hosts)].filter(host => !NAMESPACE_HOSTS.has(host)).sort()
}
