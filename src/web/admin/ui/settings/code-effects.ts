const CATEGORIES = ['analytics', 'marketing', 'preferences', 'necessary'] as const

export type ConsentCategory = (typeof CATEGORIES)[number]

/** What one element of the code does on a page. */
export interface CodeEffect {
  readonly kind: 'inline' | 'external' | 'element' | 'text'
  /** Characters of an inline script, host of an external one, name of another element. */
  readonly subject: string
  /** What it waits for; null: it is there at once. */
  readonly category: ConsentCategory | null
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
    return isText ? [{ kind: 'text' as const, subject: '', category: null, contacts: false }] : []
  })
}

function effectOf(element: Element): CodeEffect {
  const named = element.getAttribute('data-category')?.toLowerCase()
  const category = CATEGORIES.find(known => known === named) ?? null
  const waits = category !== null && category !== 'necessary'
  const host = foreignHost(element.getAttribute('src') ?? element.getAttribute('href'))
  if (element.localName !== 'script') {
    return { kind: 'element', subject: element.localName, category, contacts: host !== null }
  }
  if (host === null) {
    return { kind: 'inline', subject: String(element.textContent?.length ?? 0), category, contacts: false }
  }
  return { kind: 'external', subject: host, category, contacts: !waits }
}

function foreignHost(address: string | null): string | null {
  if (address === null) return null
  const url = URL.parse(address, location.origin)
  return url === null || url.origin === location.origin ? null : url.host
}
