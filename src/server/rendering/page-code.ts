import type { ConsentNeeds } from '#domain/consent/consent.ts'
import { escapeHtml } from '#domain/markup/escape.ts'
import { consentNeedsIn, waitOfPart } from '#domain/page-code/consent-needs.ts'
import { type Attributes, type Part, partsOf } from '#domain/page-code/markup.ts'
import { scriptKind } from '#domain/page-code/waiting.ts'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { scriptHash, type TrustedCode } from '#server/http/security-headers.ts'
import { loaderOf } from './inline-scripts.ts'

/** The administrator's code as the public pages carry it. */
export interface PageCode extends TrustedCode {
  /** For the end of the head. */
  readonly head: string
  /** For the end of the body. */
  readonly footer: string
  /** What visitors are asked to consent to; empty where no code waits for consent. */
  readonly needs: ConsentNeeds
}

/**
 * Prepares the administrator's code for pages whose policy trusts scripts by hashes. Nothing is filtered, but
 * - a script with an address is added by an inline script, because a hash cannot trust an address; an inline script
 *   after such a script is added likewise, so that the two run in their order;
 * - a script with a consent category becomes plain text, which no browser runs or loads, its own type in data-type;
 *   another element with a category is put into a template. src/web/consent starts them;
 * - elements that are left open are closed (partsOf).
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
  return { head, footer, hashes: [...hashes], hasHandlers, needs: consentNeedsIn(headCode, footerCode) }

  function writtenPart(part: Part): string {
    if (part.kind === 'other') return part.source
    for (const [name, value] of part.attributes) {
      if (!/^on[a-z]/.test(name)) continue
      hashes.add(scriptHash(value))
      hasHandlers = true
    }
    if (part.kind === 'script') return writtenScript(part)
    if (waitOfPart(part).kind === 'none') return part.source
    return `<template data-category="${escapeHtml(part.attributes.get('data-category') ?? '')}">${part.source}</template>`
  }

  function writtenScript(part: Part & { readonly kind: 'script' }): string {
    const { source, attributes, content } = part
    const kind = scriptKind(attributes.get('type'))
    if (kind === 'data' || kind === 'waiting') return source
    if (waitOfPart(part).kind !== 'none') return asPlainText(attributes, content)
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

/** The same for settings that may change: made again only with other settings. */
export function cachedPageCode(settings: () => SiteSettings): () => PageCode | null {
  let [of, code] = [settings(), pageCode(settings())]
  return () => {
    const now = settings()
    if (now !== of) code = pageCode(now)
    of = now
    return code
  }
}

/** Line ends and characters as the browser's parser reads them, because the hashes are of what it reads. */
function asRead(code: string): string {
  return code.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd').toWellFormed()
}

function asPlainText(attributes: Attributes, content: string): string {
  const type = attributes.get('type')
  const others = [...attributes].filter(([name]) => name !== 'type')
  const all = [['type', 'text/plain'], ...others, ...(type === undefined ? [] : [['data-type', type]])]
  return `<script${all.map(([name, value = '']) => ` ${name}="${escapeHtml(value)}"`).join('')}>${content}</script>`
}
