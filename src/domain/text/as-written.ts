/** A part of a text as the text writes it: 'köln' in 'Maler Köln' is 'Köln'; undefined where it is not in it. */
export function asWritten(text: string, part: string): string | undefined {
  const at = text.toLowerCase().indexOf(part.toLowerCase())
  return at < 0 ? undefined : text.slice(at, at + part.length)
}
