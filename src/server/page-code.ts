import type { SiteSettings } from '#domain/settings.ts'
import { scriptHash, type TrustedCode } from './csp.ts'
import { loaderOf } from './page-code-loader.ts'
import { type Attributes, type Part, partsOf } from './page-code-tags.ts'

/** The administrator's code as the public pages carry it. */
export interface PageCode extends TrustedCode {
  /** For the end of the head. */
  readonly head: string
  /** For the end of the body. */
  readonly footer: string
}

/**
 * Gets the settings' code ready for pages under a policy of hashes. Nothing is filtered, but
 * - a script with an address is added by an inline script, because a hash cannot name what lies elsewhere; a plain
 *   inline script behind one that browsers would wait for is added likewise, so that the two keep their order;
 * - a script that is marked with a kind of consent becomes plain text, which no browser runs or loads. What starts it
 *   finds its own type in data-type;
 * - what is left open is closed, see partsOf.
 * @returns null where there is no code
 */
export function pageCode({
  headCode,
  footerCode,
}: Pick<SiteSettings, 'headCode' | 'footerCode'>): PageCode | null {
  if (headCode.trim() === '' && footerCode.trim() === '') return null
  const hashes = new Set<string>()
  let hasHandlers = false
  let isWaitedFor = false

  const written = (code: string) => partsOf(asRead(code)).map(writtenPart).join('')
  const [head, footer] = [written(headCode), written(footerCode)]
  return { head, footer, hashes: [...hashes], hasHandlers }

  function writtenPart(part: Part): string {
    if (part.kind === 'other') return part.source
    for (const [name, value] of part.attributes) {
      if (!/^on[a-z]/.test(name)) continue
      hashes.add(scriptHash(value))
      hasHandlers = true
    }
    return part.kind === 'script' ? writtenScript(part) : part.source
  }

  function writtenScript({ source, attributes, content }: Part & { readonly kind: 'script' }): string {
    const kind = kindOf(attributes)
    if (kind === 'data') return source
    if (waitsForConsent(attributes)) return asPlainText(attributes, content)
    if (attributes.has('src')) {
      isWaitedFor ||= kind === 'script' && !attributes.has('async') && !attributes.has('defer')
      const isDeferred = kind === 'module' ? !attributes.has('async') : attributes.has('defer')
      return inline(loaderOf({ attributes, text: null, isDeferred }))
    }
    if (kind === 'script' && isWaitedFor)
      return inline(loaderOf({ attributes, text: content, isDeferred: false }))
    hashes.add(scriptHash(content))
    return source
  }

  function inline(script: string): string {
    hashes.add(scriptHash(script))
    return `<script>${script}</script>`
  }
}

/** The same for settings that may change: made again only when the code is another. */
export function heldPageCode(settings: () => SiteSettings): () => PageCode | null {
  let [of, code] = [settings(), pageCode(settings())]
  return () => {
    const now = settings()
    if (of.headCode !== now.headCode || of.footerCode !== now.footerCode) code = pageCode(now)
    // Read anew now and then, the settings are the same texts in other places; the next look finds these at once.
    of = now
    return code
  }
}

/** Line ends and characters as the browser's parser has them: hashes are made of what it reads. */
function asRead(code: string): string {
  return code.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd').toWellFormed()
}

/** HTML, "JavaScript MIME type". */
const SCRIPT_TYPE =
  /^(?:(?:application|text)\/(?:x-)?(?:java|ecma)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/

/** 'script' and 'module' run, 'policy' (an import map) is bound to the policy too; everything else is data. */
function kindOf(attributes: Attributes): 'script' | 'module' | 'policy' | 'data' {
  const type = (attributes.get('type') ?? '').trim().toLowerCase()
  if (type === '' || SCRIPT_TYPE.test(type)) return 'script'
  if (type === 'module') return 'module'
  return type === 'importmap' || type === 'speculationrules' ? 'policy' : 'data'
}

/** Kinds that nobody knows wait too: what is meant to wait may not run because of a misspelling. */
function waitsForConsent(attributes: Attributes): boolean {
  const category = (attributes.get('data-category') ?? '').trim().toLowerCase()
  return category !== '' && category !== 'necessary'
}

function asPlainText(attributes: Attributes, content: string): string {
  const type = attributes.get('type')
  const kept = [...attributes].filter(([name]) => name !== 'type')
  const all = [['type', 'text/plain'], ...kept, ...(type === undefined ? [] : [['data-type', type]])]
  return `<script${all.map(([name, value = '']) => ` ${name}="${escaped(value)}"`).join('')}>${content}</script>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
}
