import { apply } from '@oddbird/popover-polyfill/fn'

/** Gives the oldest browsers of the site what its code calls and they lack, as the standards say. Once in a document. */
export function addFallbacks(): void {
  const parse = (text: string, base?: string) => {
    try {
      return new URL(text, base)
    } catch {
      return null
    }
  }
  add(URL, 'parse', parse)
  add(URL, 'canParse', (text: string, base?: string) => parse(text, base) !== null)
  add(String.prototype, 'toWellFormed', function (this: string) {
    // Those that stand alone.
    return this.replaceAll(/\p{Surrogate}/gu, '\ufffd')
  })
  add(Map, 'groupBy', <Key, Item>(items: Iterable<Item>, keyOf: (item: Item, at: number) => Key) => {
    const groups = new Map<Key, Item[]>()
    let at = 0
    for (const item of items) {
      const key = keyOf(item, at++)
      const group = groups.get(key)
      if (group === undefined) groups.set(key, [item])
      else group.push(item)
    }
    return groups
  })
  add(Element.prototype, 'checkVisibility', function (this: Element) {
    return this.getClientRects().length > 0
  })
  // In the layer of what browsers themselves say, so that the site's own styles win.
  if (!('showPopover' in HTMLElement.prototype)) apply({ layerName: 'base' })
}

function add(owner: object, name: string, value: (...input: never[]) => unknown): void {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true, configurable: true })
}
