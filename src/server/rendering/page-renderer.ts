import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Language } from '#domain/language.ts'
import { escapeHtml } from '#domain/markup/escape.ts'
import { FALLBACK_STATS } from '#domain/settings/fallback-stats.ts'
import {
  type Api,
  formatFallbackStats,
  HEAD_SCRIPT,
  type PublicSite,
  type RenderedPage,
  type RenderRequest,
  type render,
} from '#web/server.ts'
import { FETCH_SCRIPT, START_SCRIPT, startOf } from './inline-scripts.ts'
import type { PageCode } from './page-code.ts'
import { type FontFile, fontFiles, fontsOf } from './page-fonts.ts'

/** A page as it is sent. */
export interface PageDocument {
  readonly status: number
  /** The whole HTML document. */
  readonly html: string
  readonly cacheSeconds: number
  readonly indexable: boolean
  readonly hasMap: boolean
  /** It may not be cached. */
  readonly isPrivate: boolean
}

/** The page lives elsewhere: path and query part. */
export interface PageMove {
  readonly status: number
  readonly redirect: string
}

export interface PageRenderer {
  /** Paths of the build's stylesheets. */
  readonly stylesheets: readonly string[]
  /** The inline scripts that start the site's own code on a page, with or without the administrator's. */
  starts(code: PageCode | null): readonly string[]
  page(
    request: RenderRequest,
    api: (language: Language) => Api,
    site: PublicSite,
    code: PageCode | null,
  ): Promise<PageDocument | PageMove>
}

/** Begins the head of every page. */
const HEAD_START = [
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
  '<meta name="color-scheme" content="light dark">',
  ...[HEAD_SCRIPT, FETCH_SCRIPT].map(inline),
].join('')

const ENTRY = 'src/web/entry-client.tsx'
/** What asks for consent, on pages with code that waits for it. */
const CONSENT = 'src/web/consent/entry.ts'
/** The view of a missing page, whatever its address. */
const NOT_FOUND = 'src/web/ui/not-found/not-found.tsx'
/** Where the messages lie, in a folder for each language. */
const MESSAGES = 'src/messages'

/**
 * Prepares the renderer of the public pages from a build.
 * @param dist folder of the build, with client/ and rendering/ (build/bundle.ts)
 * @throws when the build is missing or of another version
 */
export async function pageRenderer(dist: string): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const [entry, consent] = [manifest[ENTRY], manifest[CONSENT]]
  if (entry === undefined || consent === undefined) throw new Error(`the build in ${dist} has no ${ENTRY}`)
  const bundle = await import(pathToFileURL(join(dist, 'rendering/entry-server.js')).href)
  const renderPage = bundle.render as typeof render
  const stylesheets = stylesheetsOf(manifest)
  const css = await Promise.all(stylesheets.map(path => readFile(join(dist, 'client', path), 'utf8')))
  const frame = {
    modules: cachedModules(manifest),
    fonts: fontFiles(css.join('')),
    styles: styleLinks(stylesheets),
    starts: (code: PageCode | null) => [
      START_SCRIPT,
      ...(code !== null && Object.keys(code.needs).length > 0 ? [startOf(`/${consent.file}`)] : []),
    ],
  }
  return {
    stylesheets,
    starts: frame.starts,
    page: async (request, api, site, code) =>
      pageDocument(await renderPage(request, api, site), site, frame, code),
  }
}

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestChunk>>

interface Frame {
  /** The files of a page's code, see inline-scripts.ts. */
  readonly modules: (page: PageKind) => string
  readonly fonts: readonly FontFile[]
  /** The stylesheets and icons of every page. */
  readonly styles: string
  /** The inline scripts that start the site's own code. */
  readonly starts: PageRenderer['starts']
}

function pageDocument(
  page: RenderedPage,
  site: PublicSite,
  frame: Frame,
  code: PageCode | null,
): PageDocument | PageMove {
  const { status, cacheSeconds, indexable, hasMap, isPrivate } = page
  if (page.redirect !== undefined) return { status, redirect: page.redirect }
  const html = [
    `<!doctype html><html lang="${page.language}" data-modules="${frame.modules(page)}"><head>${HEAD_START}`,
    fontLinks(fontsOf(page.html, frame.fonts)),
    frame.styles,
    page.head,
    code?.head ?? '',
    `</head><body><svg class="drawings" id="drawings" aria-hidden="true">${page.symbols}</svg>`,
    `<div id="root" data-status="${status}"${page.isNotFound ? ' data-not-found' : ''} data-title="${escapeHtml(site.title)}"${siteData(site)}${consentData(code)}${mapData(page, site)}>${page.html}</div>`,
    `<script type="application/json" id="state">${page.state}</script>`,
    frame.starts(code).map(inline).join(''),
    code?.footer ?? '',
    '</body></html>',
  ].join('')
  return { status, html, cacheSeconds, indexable, hasMap, isPrivate }
}

function inline(script: string): string {
  return `<script>${script}</script>`
}

/** What the browser asks consent for; nothing where no code waits for it. */
function consentData(code: PageCode | null): string {
  if (code === null || Object.keys(code.needs).length === 0) return ''
  return ` data-consent="${escapeHtml(JSON.stringify(code.needs))}"`
}

/** The settings that the browser needs; defaults are left out. */
function siteData({ showsPhotos, showsRatings, sendsMail, fallback }: PublicSite): string {
  const stats = formatFallbackStats(fallback)
  return [
    showsPhotos ? '' : ' data-photos="off"',
    showsRatings ? '' : ' data-ratings="off"',
    sendsMail ? '' : ' data-mail="off"',
    stats === formatFallbackStats(FALLBACK_STATS) ? '' : ` data-fallback="${stats}"`,
  ].join('')
}

/** Where maps of this and later pages get their tiles; `data-map` where this page's policy allows them. */
function mapData({ hasMap }: RenderedPage, { tiles }: PublicSite): string {
  if (tiles === null) return ''
  const source = ` data-tile-url="${escapeHtml(tiles.url)}" data-tile-attribution="${escapeHtml(tiles.attribution)}"`
  return hasMap ? `${source} data-map` : source
}

function fontLinks(paths: readonly string[]): string {
  return paths
    .map(path => `<link rel="preload" href="${path}" as="font" type="font/woff2" crossorigin>`)
    .join('')
}

function styleLinks(stylesheets: readonly string[]): string {
  return [
    ...stylesheets.map(path => `<link rel="stylesheet" href="${path}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ].join('')
}

/** The stylesheets of the entry and of everything it imports, as paths. */
function stylesheetsOf(manifest: Manifest): readonly string[] {
  const files = importsOf(manifest, ENTRY).flatMap(({ css }) => css ?? [])
  return Array.from(new Set(files), file => `/${file}`)
}

/** What decides which code a page needs. */
type PageKind = Pick<RenderedPage, 'module' | 'language' | 'status'>

/** The names of the files of a page's code, separated by blanks; found once for each kind of page. */
function cachedModules(manifest: Manifest): (page: PageKind) => string {
  const cached = new Map<string, string>()
  return page => {
    const key = `${page.module} ${page.language} ${page.status}`
    const known = cached.get(key)
    if (known !== undefined) return known
    const names = modulesOf(manifest, page).map(file => file.replace('assets/', ''))
    const text = names.join(' ')
    cached.set(key, text)
    return text
  }
}

/**
 * The files of a page's code, the entry first, with all that they import and the messages of the page's language, so
 * that the browser loads them at once and not one after the other.
 */
function modulesOf(manifest: Manifest, { module, language, status }: PageKind): readonly string[] {
  const sources = [ENTRY, module, ...(status === 200 ? [] : [NOT_FOUND])]
  const chunks = new Set(sources.flatMap(source => importsOf(manifest, source)))
  const entry = manifest[ENTRY]
  // The bundler puts the entry's code into a file of its own and leaves an entry that only imports that: nobody needs it.
  if (entry !== undefined && isOnlyImport(entry)) chunks.delete(entry)
  const messages = [...chunks]
    .flatMap(({ dynamicImports }) => dynamicImports ?? [])
    .filter(source => source.startsWith(`${MESSAGES}/${language}/`))
  for (const source of messages) for (const chunk of importsOf(manifest, source)) chunks.add(chunk)
  return Array.from(chunks, ({ file }) => file)
}

function isOnlyImport({ imports = [], dynamicImports = [] }: ManifestChunk): boolean {
  return imports.length === 1 && dynamicImports.length === 0
}

/** A chunk and everything that it imports, each once. */
function importsOf(
  manifest: Manifest,
  name: string,
  seen = new Set<ManifestChunk>(),
): readonly ManifestChunk[] {
  const chunk = manifest[name]
  if (chunk !== undefined && !seen.has(chunk)) {
    seen.add(chunk)
    for (const imported of chunk.imports ?? []) importsOf(manifest, imported, seen)
  }
  return [...seen]
}
