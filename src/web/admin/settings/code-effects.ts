import type { ConsentCategory } from '#domain/consent/consent.ts'
import { scriptKind, waitOf } from '#domain/page-code/waiting.ts'

/** What one element of the code does on a page. */
export interface CodeEffect {
  readonly kind: 'inline' | 'external' | 'element' | 'text'
  /** Characters of an inline script, host of an external one, name of another element. */
  readonly subject: string
  /** When it starts; null where there is nothing to start. */
  readonly start: 'at-once' | 'never' | ConsentCategory | null
  /** It asks another host for something as soon as the page is open. */
  readonly contacts: boolean
}

/**
 * Reads what head or footer code would do. Nothing of it runs: a document made by DOMParser has no scripts and loads
 * nothing. Browser only.
 */
export function codeEffects(code: string): readonly CodeEffect[] {
  const { head, body } = new DOMParser().parseFromString(code, 'text/html')
  return [...head.childNodes, ...body.childNodes].flatMap(node => {
    if (node instanceof Element) return [effectOf(node)]
    const isText = node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
    return isText ? [{ kind: 'text' as const, subject: '', start: null, contacts: false }] : []
  })
}

function effectOf(element: Element): CodeEffect {
  const start = startOf(element)
  const host = foreignHost(element.getAttribute('src') ?? element.getAttribute('href'))
  const contacts = host !== null && start === 'at-once'
  if (element.localName !== 'script') {
    const shown = start === 'at-once' ? null : start
    return { kind: 'element', subject: element.localName, start: shown, contacts }
  }
  if (host !== null) return { kind: 'external', subject: host, start, contacts }
  return { kind: 'inline', subject: String(element.textContent?.length ?? 0), start, contacts }
}

function startOf(element: Element): CodeEffect['start'] {
  const isScript = element.localName === 'script'
  const kind = isScript ? scriptKind(element.getAttribute('type') ?? undefined) : 'script'
  if (kind === 'data') return null
  const wait = waitOf(element.localName, element.getAttribute('data-category') ?? undefined)
  if (wait.kind === 'consent') return wait.category
  // A text/plain script without a consent category never starts.
  return wait.kind === 'for-ever' || kind === 'waiting' ? 'never' : 'at-once'
}

function foreignHost(address: string | null): string | null {
  if (address === null) return null
  const url = URL.parse(address, location.origin)
  return url === null || url.origin === location.origin ? null : url.host
}
