import { CONSENT_CATEGORIES, type ConsentCategory } from '../consent/consent.ts'

/** Whether an element of the administrator's code waits for consent, and for which category. */
export type Wait =
  | { readonly kind: 'none' }
  | { readonly kind: 'consent'; readonly category: ConsentCategory }
  /** It has an unknown category, which nobody can allow. */
  | { readonly kind: 'for-ever' }

/**
 * Elements that can wait: scripts, and elements that load something from another server and contain no further
 * elements, so that they can be held back as a whole.
 */
const CAN_WAIT: ReadonlySet<string> = new Set(['script', 'iframe', 'img', 'link', 'embed', 'noscript'])

/**
 * The consent that an element waits for by its data-category. With an unknown category it waits too: a misspelling must
 * not make it run.
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
 * The meaning of a script's type: 'script' and 'module' run; 'policy' (an import map) falls under the content security
 * policy too; 'waiting' is plain text, which is started after consent; everything else is data.
 */
export function scriptKind(written: string | undefined): 'script' | 'module' | 'policy' | 'waiting' | 'data' {
  const type = (written ?? '').trim().toLowerCase()
  if (type === '' || SCRIPT_TYPE.test(type)) return 'script'
  if (type === 'module') return 'module'
  if (type === 'text/plain') return 'waiting'
  return type === 'importmap' || type === 'speculationrules' ? 'policy' : 'data'
}
