/** People name one page or two; advertising lists more. */
export const MANY_LINKS = 3

/** How many web addresses texts hold: 'https://…' and 'www.…', also in the markup that machines send. */
export function countLinks(texts: readonly string[]): number {
  return texts.reduce((count, text) => count + (text.match(LINK)?.length ?? 0), 0)
}

const LINK = /https?:\/\/|(?<![/\w.])www\.(?=[\p{L}\d])/giu
