import { CONSENT_CATEGORIES, type ConsentCategory } from '../consent/consent.ts'

/** Whether an element of the administrator's code waits for consent, and for which. */
export type Wait =
  | { readonly kind: 'none' }
  | { readonly kind: 'consent'; readonly category: ConsentCategory }
  /** Its category is none that anybody can allow: it waits for ever. */
  | { readonly kind: 'for-ever' }

/**
 * Elements that can wait: scripts, and whatever asks another server by itself and ends where it begins or holds no
 * elements of its own, so that it can be put aside whole.
 */
const CAN_WAIT: ReadonlySet<string> = new Set(['script', 'iframe', 'img', 'link', 'embed', 'noscript'])

/**
 * What an element waits for by its data-category. Categories that nobody knows wait too: what is meant to wait may not
 * run because of a misspelling.
 * @param name of the element, lower case
 * @param category the attribute's value; undefined or '' without one
 */
export function waitOf(name: string, category: string | undefined): Wait {
  const written = (category ?? '').trim().toLowerCase()
  if (written === '' || written === 'necessary' || !CAN_WAIT.has(name)) return { kind: 'none' }
  const known = CONSENT_CATEGORIES.find(each => each === written)
  return known === undefined ? { kind: 'for-ever' } : { kind: 'consent', category: known }
}

/** HTML, "JavaScript MIME type". */
const SCRIPT_TYPE =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/

/**
 * What a script's type makes of it: 'script' and 'module' run, 'policy' (an import map) is bound to the policy too,
 * 'held' is plain text, which whoever may start it starts; everything else is data.
 */
export function scriptKind(written: string | undefined): 'script' | 'module' | 'policy' | 'held' | 'data' {
  const type = (written ?? '').trim().toLowerCase()
  if (type === '' || SCRIPT_TYPE.test(type)) return 'script'
  if (type === 'module') return 'module'
  if (type === 'text/plain') return 'held'
  return type === 'importmap' || type === 'speculationrules' ? 'policy' : 'data'
}
