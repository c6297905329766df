import { unescapeMarkup } from '#domain/markup/unescape.ts'

/** A part of the administrator's markup. The sources of all parts joined are the complete markup. */
export type Part =
  /** Text, comments, end tags, and elements whose content is no markup. */
  | { readonly kind: 'other'; readonly source: string }
  | {
      readonly kind: 'tag'
      readonly source: string
      /** Lower case. */
      readonly name: string
      readonly attributes: Attributes
    }
  | {
      readonly kind: 'script'
      readonly source: string
      readonly attributes: Attributes
      /** The text between the tags, as it is: browsers read no character references there. */
      readonly content: string
    }

/** Values by name in lower case, with decoded character references. */
export type Attributes = ReadonlyMap<string, string>

/**
 * Finds scripts and attributes in markup as a browser does (HTML, 13.2.5), with any quotes, case and blanks. A
 * '<script' in a comment, an attribute or another script is none. Closes comments, scripts and text areas that are left
 * open, because they would contain the rest of the page. Removes an incomplete tag at the end, as a browser does.
 */
export function partsOf(markup: string): readonly Part[] {
  const parts: Part[] = []
  let at = 0
  while (at < markup.length) {
    const open = markup.indexOf('<', at)
    const textEnd = open === -1 ? markup.length : open
    if (textEnd > at) parts.push({ kind: 'other', source: markup.slice(at, textEnd) })
    if (open === -1) break
    const { part, end } = partAt(markup, open)
    parts.push(part)
    at = end
  }
  return parts
}

interface Found {
  readonly part: Part
  readonly end: number
}

function partAt(markup: string, open: number): Found {
  if (markup.startsWith('<!--', open)) return commentAt(markup, open)
  const next = markup[open + 1] ?? ''
  const isTag = /[a-z]/i.test(next === '/' ? (markup[open + 2] ?? '') : next)
  if (isTag) return elementAt(markup, open)
  if (next !== '!' && next !== '?' && next !== '/') return other('<', open + 1)
  const close = markup.indexOf('>', open)
  return close === -1 ? other('', markup.length) : other(markup.slice(open, close + 1), close + 1)
}

function commentAt(markup: string, open: number): Found {
  // '<!-->' and '<!--->' are complete comments.
  const end = /^<!--(?:-?>|[\s\S]*?--!?>)/.exec(markup.slice(open))?.[0]
  return end === undefined ? other(`${markup.slice(open)}-->`, markup.length) : other(end, open + end.length)
}

/** Elements without tags inside, in a browser that runs scripts. */
const RAW: ReadonlySet<string> = new Set([
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
])

function elementAt(markup: string, open: number): Found {
  const tag = tagAt(markup, open)
  if (tag === undefined) return other('', markup.length)
  const { name, attributes, end } = tag
  const source = markup.slice(open, end)
  if (source.startsWith('</')) return other(source, end)
  if (name === 'script') return scriptAt(markup, open, { attributes, end })
  if (!RAW.has(name)) return { part: { kind: 'tag', source, name, attributes }, end }
  const close = closingTag(markup, name, end) ?? markup.length
  const complete = `${markup.slice(open, close)}</${name}>`
  return {
    part: { kind: 'tag', source: complete, name, attributes },
    end: tagAt(markup, close)?.end ?? markup.length,
  }
}

function scriptAt(
  markup: string,
  open: number,
  { attributes, end }: { readonly attributes: Attributes; readonly end: number },
): Found {
  const close = scriptEnd(markup, end)
  if (close === 'never') return other('', markup.length)
  const contentEnd = close === 'open' ? markup.length : close
  const content = markup.slice(end, contentEnd)
  const source = `${markup.slice(open, end)}${content}</script>`
  const closing = close === 'open' ? undefined : tagAt(markup, close)
  return { part: { kind: 'script', source, attributes, content }, end: closing?.end ?? markup.length }
}

/**
 * Where the end tag of a script begins. Between '<!--' and '-->' a '<script' hides the next '</script' (HTML,
 * 13.2.5.4).
 * @returns 'open' when there is no end tag; 'never' when even an added end tag would not end it
 */
function scriptEnd(markup: string, from: number): number | 'open' | 'never' {
  const tokens = /<!--|-->|<(\/?)script(?=[\t\n\f />])/gi
  tokens.lastIndex = from
  let depth: 'plain' | 'commented' | 'nested' = 'plain'
  for (let match = tokens.exec(markup); match !== null; match = tokens.exec(markup)) {
    const [text, slash] = match
    if (text === '<!--') {
      if (depth === 'plain') depth = 'commented'
      // The dashes may be part of the end: '<!-->'.
      tokens.lastIndex = match.index + 2
    } else if (text === '-->') depth = 'plain'
    else if (slash === '/') {
      if (depth !== 'nested') return match.index
      depth = 'commented'
    } else if (depth === 'commented') depth = 'nested'
  }
  return depth === 'nested' ? 'never' : 'open'
}

function closingTag(markup: string, name: string, from: number): number | undefined {
  const endTag = new RegExp(`</${name}(?=[\\t\\n\\f />])`, 'gi')
  endTag.lastIndex = from
  return endTag.exec(markup)?.index
}

interface Tag {
  readonly name: string
  readonly attributes: Attributes
  /** After its '>'. */
  readonly end: number
}

const NAME = /<\/?([^\t\n\f />]+)/y
const BETWEEN = /[\t\n\f /]*/y
const ATTRIBUTE =
  /(=?[^\t\n\f />=]*)(?:[\t\n\f ]*=[\t\n\f ]*(?:"([^"]*)"|'([^']*)'|([^\t\n\f >"'][^\t\n\f >]*)|(?=>)))?/y
const UNCLOSED = /^[\t\n\f ]*=[\t\n\f ]*["']/

/** The tag that begins here; undefined when it is incomplete. */
function tagAt(markup: string, open: number): Tag | undefined {
  const name = matchAt(NAME, markup, open)
  if (name === null) return undefined
  const attributes = new Map<string, string>()
  let at = open + name[0].length
  for (;;) {
    at += matchAt(BETWEEN, markup, at)?.[0].length ?? 0
    if (at >= markup.length) return undefined
    if (markup[at] === '>') return { name: name[1]?.toLowerCase() ?? '', attributes, end: at + 1 }
    const [whole = '', key = '', double, single, bare] = matchAt(ATTRIBUTE, markup, at) ?? []
    const value = double ?? single ?? bare
    // A quote that is never closed reaches to the end.
    if (value === undefined && UNCLOSED.test(markup.slice(at + whole.length))) return undefined
    const known = key.toLowerCase()
    if (!attributes.has(known)) attributes.set(known, unescapeMarkup(value ?? ''))
    at += whole.length
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}

function other(source: string, end: number): Found {
  return { part: { kind: 'other', source }, end }
}
