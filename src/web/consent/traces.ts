import { CONSENT_KEY } from '#web/consent/stored-choice.ts'

/** What the site itself keeps in a browser: no code of others put it there. */
export const OWN_KEYS: ReadonlySet<string> = new Set([
  CONSENT_KEY,
  'theme',
  'listing',
  'correction',
  'merkliste',
  'searches',
  'admin-columns-hidden',
])

/** The names of all cookies and stored items that scripts can see here: 'cookie _ga', 'local _id', 'session x'. */
export function traces(): readonly string[] {
  return [
    ...cookieNames().map(name => `cookie ${name}`),
    ...storages().flatMap(([kind, storage]) => Object.keys(storage).map(key => `${kind} ${key}`)),
  ]
}

/**
 * Deletes what was put into this browser since `before`, except the site's own: as far as scripts can, which see no
 * cookies of other hosts and none that only servers may read. Browser only.
 */
export function clearTraces(before: readonly string[]): void {
  const hadBefore = new Set(before)
  for (const name of cookieNames()) if (!hadBefore.has(`cookie ${name}`)) deleteCookie(name)
  for (const [kind, storage] of storages()) {
    for (const key of Object.keys(storage)) {
      if (!OWN_KEYS.has(key) && !hadBefore.has(`${kind} ${key}`)) storage.removeItem(key)
    }
  }
}

function cookieNames(): readonly string[] {
  return document.cookie
    .split(';')
    .map(pair => pair.split('=', 1)[0]?.trim() ?? '')
    .filter(name => name !== '')
}

/** A cookie is deleted only with the domain and path it was set with, and neither can be read. */
function deleteCookie(name: string): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, at) => `; Domain=${labels.slice(at).join('.')}`)]
  const steps = location.pathname.split('/')
  const paths = ['/', ...steps.map((_, at) => steps.slice(0, at + 1).join('/')).filter(path => path !== '')]
  for (const domain of domains) {
    for (const path of paths) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
      document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`
    }
  }
}

function storages(): readonly (readonly [kind: string, storage: Storage])[] {
  try {
    return [
      ['local', localStorage],
      ['session', sessionStorage],
    ]
  } catch {
    // A browser that forbids storage holds nothing.
    return []
  }
}
