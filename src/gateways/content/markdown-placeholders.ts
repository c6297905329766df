import type { Env, MarkdownIt, StateInline } from 'markdown-it'
import { emailUrl, telUrl } from '#domain/link/contact-url.ts'

/** A placeholder in a text: {{operator.name}}. */
const PLACEHOLDER = /\{\{([a-zA-Z.]+)\}\}/y

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+$/
const PHONE = /^\+?[\d ()/.-]{4,}$/

/** Placeholders that become links. */
const LINKS: Readonly<Record<string, (value: string) => string | undefined>> = {
  'operator.email': value => (EMAIL.test(value) ? emailUrl(value) : undefined),
  'operator.phone': value => (PHONE.test(value) ? telUrl(value) : undefined),
}

/**
 * Fills {{name}} with the value of that name. The value is plain text and is not parsed as markdown, so `<b>`, `*` and
 * `[a](javascript:1)` in it are shown as typed. An e-mail address or telephone number of the operator becomes a link.
 * Names without a value stay as they are; a test of the texts finds those.
 */
export function fillPlaceholders(markdown: MarkdownIt): void {
  markdown.inline.ruler.before('text', 'placeholder', (state, silent) => {
    PLACEHOLDER.lastIndex = state.pos
    const [match, name] = PLACEHOLDER.exec(state.src) ?? []
    const value = name === undefined ? undefined : valuesOf(state.env).get(name)
    if (match === undefined || name === undefined || value === undefined) return false
    if (!silent) push(state, value, LINKS[name]?.(value))
    state.pos += match.length
    return true
  })
}

function push(state: StateInline, value: string, href: string | undefined): void {
  const isLink = href !== undefined && state.linkLevel === 0
  if (isLink) state.push('link_open', 'a', 1).attrs = [['href', href]]
  state.push('text', '', 0).content = value
  if (isLink) state.push('link_close', 'a', -1)
}

function valuesOf({ values }: Env): ReadonlyMap<string, string> {
  return values instanceof Map ? values : new Map()
}
