import MarkdownIt, { type Env, type Token } from 'markdown-it'
import type { BlogArticle, DocumentSection } from '#domain/content/document.ts'
import { slugify, uniqueSlug } from '#domain/text/slug.ts'
import { fillPlaceholders } from './markdown-placeholders.ts'
import { insertNoBreakSpaces } from './no-break-blanks.ts'

/** The context in which a text is shown. */
export interface MarkdownContext {
  /** The values of its placeholders by name, as plain text. */
  readonly values: ReadonlyMap<string, string>
  /** The prefix of our own paths: '', '/en' or '/tr'. */
  readonly pathPrefix: string
}

export interface MarkdownOutline {
  readonly introHtml: string
  readonly sections: readonly DocumentSection[]
}

const NOTHING_TO_FILL: MarkdownContext = { values: new Map(), pathPrefix: '' }

const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false })
fillPlaceholders(markdown)
insertNoBreakSpaces(markdown)
markdown.renderer.rules.link_open = (tokens, index, options, env, self) => {
  const token = tokens[index]
  const href = token?.attrGet('href')
  if (typeof href === 'string') {
    if (/^\/(?!\/)/.test(href)) token?.attrSet('href', ownAddress(href, env ?? {}))
    else if (/^https?:/i.test(href)) token?.attrSet('rel', 'noopener')
  }
  return self.renderToken(tokens, index, options)
}

/** Roles, because CSS shows tables as lists on narrow pages, which would take the meaning of rows and cells away. */
const TABLE_ROLES: Readonly<Record<string, string>> = {
  table_open: 'table',
  thead_open: 'rowgroup',
  tbody_open: 'rowgroup',
  tr_open: 'row',
  th_open: 'columnheader',
  td_open: 'cell',
}
for (const [rule, role] of Object.entries(TABLE_ROLES)) {
  markdown.renderer.rules[rule] = (tokens, index, options, _env, self) => {
    tokens[index]?.attrSet('role', role)
    return self.renderToken(tokens, index, options)
  }
}

/**
 * Splits a text at its ## and ### headings.
 * @returns safe HTML: tags in the source are shown as text, links lead to http, https, mailto, tel and our own paths
 */
export function markdownOutline(source: string, setting: MarkdownContext): MarkdownOutline {
  const env: Env = { ...setting }
  const nextId = uniqueIds()
  const html = (tokens: Token[]) => markdown.renderer.render(tokens, markdown.options, env).trim()
  const top = cutAt('h2', markdown.parse(source, env))
  return {
    introHtml: html(top.before),
    sections: top.parts.map(({ title, tokens }) => {
      const id = nextId(title)
      const inner = cutAt('h3', tokens)
      return {
        id,
        title,
        html: html(inner.before),
        sections: inner.parts.map(part => ({
          id: nextId(part.title),
          title: part.title,
          html: html(part.tokens),
          sections: [],
        })),
      }
    }),
  }
}

/** One running text; its ## headings carry anchors. @returns safe HTML, as above */
export function markdownArticle(source: string): Pick<BlogArticle, 'html' | 'headings'> {
  const env: Env = { ...NOTHING_TO_FILL }
  const nextId = uniqueIds()
  const tokens = markdown.parse(source, env)
  const headings: { id: string; title: string }[] = []
  for (const [index, token] of tokens.entries()) {
    if (!isHeading(token, 'h2')) continue
    const title = plainText(tokens[index + 1])
    const id = nextId(title)
    token.attrSet('id', id)
    headings.push({ id, title })
  }
  return { html: markdown.renderer.render(tokens, markdown.options, env).trim(), headings }
}

interface Cut {
  readonly before: Token[]
  readonly parts: { readonly title: string; readonly tokens: Token[] }[]
}

function cutAt(tag: 'h2' | 'h3', tokens: readonly Token[]): Cut {
  const cut: Cut = { before: [], parts: [] }
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index]
    if (token === undefined) continue
    if (isHeading(token, tag)) {
      cut.parts.push({ title: plainText(tokens[index + 1]), tokens: [] })
      // A heading is three tokens: open, its text, close.
      index += 2
    } else {
      ;(cut.parts.at(-1)?.tokens ?? cut.before).push(token)
    }
  }
  return cut
}

function isHeading(token: Token, tag: 'h2' | 'h3'): boolean {
  return token.type === 'heading_open' && token.level === 0 && token.tag === tag
}

function plainText(inline: Token | undefined): string {
  return (inline?.children ?? []).map(child => child.content).join('')
}

function uniqueIds(): (title: string) => string {
  const taken = new Set<string>()
  return title => {
    const id = uniqueSlug(slugify(title, 'abschnitt'), slug => taken.has(slug))
    taken.add(id)
    return id
  }
}

/** '/' is '/en' in English, '/help' is '/en/help'; files such as '/licences.txt' are the same in every language. */
function ownAddress(path: string, { pathPrefix }: Env): string {
  const prefix = typeof pathPrefix === 'string' ? pathPrefix : ''
  return prefix === '' || /\.\w+$/.test(path) ? path : prefix + path.replace(/^\/(?=$|[?#])/, '')
}
