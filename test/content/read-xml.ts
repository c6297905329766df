const PIECE = /<\?xml [^<>]*\?>|<(\/?)([A-Za-z][\w:]*)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y
const REFERENCE = /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/

/**
 * Reads an XML text strictly, for tests of what we write.
 * @returns the texts of the elements by name, still quoted, in their order
 * Throws where tags are not balanced, a character stands bare or XML forbids it.
 */
export function readXml(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  const open: { name: string; text: string }[] = []
  if (/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(xml))
    throw new Error('a forbidden character')
  PIECE.lastIndex = 0
  while (PIECE.lastIndex < xml.length) {
    const at = PIECE.lastIndex
    const [piece, closes, name, attributes, closesItself, text] = PIECE.exec(xml) ?? []
    if (piece === undefined) throw new Error(`not XML: ${xml.slice(at, at + 40)}`)
    if (REFERENCE.test(`${text ?? ''}${attributes ?? ''}`)) throw new Error(`a bare & in ${piece}`)
    const top = open.at(-1)
    if (text !== undefined && top !== undefined) top.text += text
    if (text !== undefined && top === undefined && text.trim() !== '')
      throw new Error(`text outside: ${text}`)
    if (name === undefined || closesItself === '/') continue
    if (closes !== '/') {
      open.push({ name, text: '' })
      continue
    }
    if (top?.name !== name) throw new Error(`${name} is closed, ${top?.name} is open`)
    open.pop()
    texts.set(name, [...(texts.get(name) ?? []), top.text])
  }
  if (open.length > 0) throw new Error('not closed')
  return texts
}
