import type { Content } from '#domain/content/content.ts'
import { DOCUMENT_SLUGS, type SiteDocument } from '#domain/content/document.ts'
import { DomainError } from '#domain/errors.ts'
import type { Language } from '#domain/language.ts'
import { languagePrefix } from '#domain/language-path.ts'
import { consentNeedsIn } from '#domain/page-code/consent-needs.ts'
import { hasOperator, type SiteSettings } from '#domain/settings/settings.ts'
import { markdownOutline } from '#gateways/content/markdown.ts'
import { type DocumentCircumstances, documentFacts } from './document-facts.ts'

export interface DocumentDeps extends DocumentCircumstances {
  readonly content: Content
  readonly settings: () => SiteSettings
}

/**
 * A document of the site, filled from the settings and without the parts that do not apply here.
 * @param ask.slug as in the address; throws document_unknown for others than DOCUMENT_SLUGS
 */
export function siteDocument(
  { content, settings, ...circumstances }: DocumentDeps,
  ask: { readonly slug: string; readonly language: Language },
): SiteDocument {
  const slug = DOCUMENT_SLUGS.find(known => known === ask.slug)
  if (slug === undefined) throw new DomainError('document_unknown', { slug: ask.slug })
  const { language } = ask
  const { body, needsOperator, ...head } = content.documents[language][slug]
  const current = settings()
  const { values, isOn } = documentFacts(current, language, circumstances)
  const outline = markdownOutline(applyConditions(body, isOn), {
    values,
    pathPrefix: languagePrefix(language),
  })
  return {
    slug,
    language,
    ...head,
    ...outline,
    isIncomplete: needsOperator && !hasOperator(current.operator),
    ...(slug === 'cookies' && { needs: consentNeedsIn(current.headCode, current.footerCode) }),
  }
}

/** A line of its own: `<!-- if maps -->`, `<!-- if not operator -->` or `<!-- end -->`. */
const CONDITION = /^\s*<!--\s*(?:if\s+(not\s+)?([a-zA-Z.]+)|(end))\s*-->\s*$/

/**
 * Keeps the parts of a text that apply here: lines between `<!-- if name -->` and `<!-- end -->` stay when
 * `isOn(name)`, those after `<!-- if not name -->` when not. Blocks may be nested. The condition lines are removed.
 * @param isOn throws for unknown names
 * @throws Error when an end is missing or one too many
 */
export function applyConditions(text: string, isOn: (name: string) => boolean): string {
  const open: boolean[] = []
  const lines = text.split('\n').filter(line => {
    const [match, not, name, end] = CONDITION.exec(line) ?? []
    if (match === undefined) return open.every(Boolean)
    if (name !== undefined) open.push(isOn(name) === (not === undefined))
    if (end !== undefined && open.pop() === undefined) throw new Error('an end without an if')
    return false
  })
  if (open.length > 0) throw new Error('an if without an end')
  return lines.join('\n')
}
