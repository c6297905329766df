/** What a crawler sees of a page. */
export interface CrawledPage {
  readonly hrefs: readonly string[]
  /** Pictures, styles, scripts, and where forms go. */
  readonly files: readonly string[]
  readonly ids: ReadonlySet<string>
  readonly headings: number
  readonly title: string
  readonly canonical: string | null
  /** The addresses of the page in other languages. */
  readonly alternates: readonly string[]
  /** What is there to read, the texts of attributes included. */
  readonly text: string
}

/** Reads our own pages, whose attributes are always quoted. */
export function readPage(html: string): CrawledPage {
  const shown = html.replace(/<(script|style)\b.*?<\/\1>/gs, '')
  const all = (pattern: RegExp, text = shown) =>
    [...text.matchAll(pattern)].map(([, value = '']) => plain(value))
  return {
    hrefs: all(/<a\b[^>]*? href="([^"]*)"/g),
    files: [
      ...all(/<(?:img|script)\b[^>]*? src="([^"]*)"/g, html),
      ...all(/<link\b[^>]*? rel="(?:stylesheet|modulepreload|icon)"[^>]*? href="([^"]*)"/g),
      ...all(/ data-modules="([^"]*)"/g).flatMap(files => files.split(' ').map(file => `/assets/${file}`)),
      ...all(/<form\b[^>]*? action="([^"]*)"/g),
    ],
    ids: new Set(all(/<[a-z][^>]*? id="([^"]*)"/g)),
    headings: all(/<(h1)\b/g).length,
    title: all(/<title>([^<]*)/g).join(),
    canonical: all(/<link rel="canonical" href="([^"]*)"/g)[0] ?? null,
    alternates: all(/<link rel="alternate" hreflang="[^"]*" href="([^"]*)"/g),
    text: [
      ...all(/ (?:alt|title|aria-label|placeholder|content)="([^"]*)"/g),
      plain(shown.replace(/<[^>]*>/g, ' ')),
    ].join(' '),
  }
}

function plain(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
