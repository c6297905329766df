import type { ReactNode } from 'react'

/** What React alone takes for a page. */
export interface ReactFloor {
  readonly elements: number
  readonly attributes: number
  /** CPU time of one rendering, in microseconds. */
  readonly cpu: number
}

const WARM_UP = 1_000
const RUNS = 5
const RENDERINGS = 500

/**
 * Renders the elements of a finished page once more by the renderToString that the site uses, with the same attributes and
 * texts, but without components, data, search, compression and HTTP: what is left when everything else costs nothing.
 * @param html a page of the site
 */
export async function reactFloor(html: string): Promise<ReactFloor> {
  // As in the site's bundle; React decides it when it is loaded.
  process.env.NODE_ENV = 'production'
  const { createElement } = await import('react')
  const { renderToString } = await import('react-dom/server')
  const root = html.slice(html.indexOf('>', html.indexOf('<div id="root"')) + 1, html.indexOf('<script type'))
  const page = treeOf(root)
  const elementOf = (node: Node | string): ReactNode =>
    typeof node === 'string' ? node : createElement(node.name, node.props, ...node.children.map(elementOf))
  const render = () => renderToString(createElement('div', null, ...page.map(elementOf)))
  for (let run = 0; run < WARM_UP; run++) render()
  const times = Array.from({ length: RUNS }, () => {
    const before = process.cpuUsage()
    for (let run = 0; run < RENDERINGS; run++) render()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / RENDERINGS
  })
  return { ...countOf(page), cpu: Math.min(...times) }
}

interface Node {
  readonly name: string
  readonly props: Record<string, string>
  readonly children: (Node | string)[]
}

/** Elements without an end, and those that the site writes without one. */
const VOID = new Set(['img', 'input', 'br', 'hr', 'wbr'])

/** Reads markup as React writes it. Attribute names stay as they are: React writes unknown ones too. */
function treeOf(html: string): readonly (Node | string)[] {
  const root: Node = { name: 'div', props: {}, children: [] }
  const open = [root]
  for (const [, end, name, attributes = '', short, text] of html.matchAll(TOKEN)) {
    const parent = open.at(-1) ?? root
    if (text !== undefined) parent.children.push(text)
    else if (end !== undefined) open.pop()
    else if (name !== undefined) {
      const node: Node = { name, props: propsOf(attributes), children: [] }
      parent.children.push(node)
      if (short === undefined && !VOID.has(name)) open.push(node)
    }
  }
  return root.children
}

const TOKEN = /<(?:(\/)[a-z0-9]+|([a-z][a-z0-9]*)((?: [^\s=>/]+(?:="[^"]*")?)*)(\/)?|!--.*?--)>|([^<]+)/gis

function propsOf(attributes: string): Record<string, string> {
  const props: Record<string, string> = {}
  for (const [, name = '', value = ''] of attributes.matchAll(/ ([^\s=]+)(?:="([^"]*)")?/g))
    props[REACT_NAMES[name] ?? name] = value
  return props
}

/** Names that React spells in its own way, and values that it would warn about or act on. */
const REACT_NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  value: 'data-value',
  checked: 'data-checked',
  selected: 'data-selected',
  style: 'data-style',
}

function countOf(nodes: readonly (Node | string)[]): { elements: number; attributes: number } {
  const counts = { elements: 0, attributes: 0 }
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const inner = countOf(node.children)
    counts.elements += 1 + inner.elements
    counts.attributes += Object.keys(node.props).length + inner.attributes
  }
  return counts
}
