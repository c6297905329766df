import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Api } from '#web/api.ts'
import type { RenderedPage, render } from '#web/entry-server.tsx'
import type { PublicSite } from '#web/site.ts'
import { HEAD_SCRIPT } from '#web/theme.ts'

/** A page as it goes out. */
export interface PageDocument {
  readonly status: number
  /** The whole HTML document. */
  readonly html: string
  readonly cacheSeconds: number
  readonly indexable: boolean
}

/** The page lives elsewhere: path and query part. */
export interface PageMove {
  readonly status: number
  readonly redirect: string
}

export interface PageRenderer {
  /** Paths of the build's stylesheets. */
  readonly stylesheets: readonly string[]
  /** @param url path and query part; @param now milliseconds since 1970 */
  page(url: string, api: Api, site: PublicSite, now: number): Promise<PageDocument | PageMove>
}

const ENTRY = 'src/web/entry-client.tsx'

/**
 * Prepares the renderer of the public pages from a build.
 * @param dist folder of the build, with client/ and server/ (see build.ts)
 * @throws when the build is missing or of another version
 */
export async function pageRenderer(dist: string): Promise<PageRenderer> {
  const manifest = JSON.parse(await readFile(join(dist, 'client/.vite/manifest.json'), 'utf8')) as Manifest
  const entry = manifest[ENTRY]
  if (entry === undefined) throw new Error(`the build in ${dist} has no ${ENTRY}`)
  const bundle = await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)
  const renderPage = bundle.render as typeof render
  const { stylesheets, font } = staticFiles(manifest)
  const frame = {
    manifest,
    before: headStart(stylesheets, font),
    script: `<script type="module" src="/${entry.file}"></script>`,
  }
  return {
    stylesheets,
    page: async (url, api, site, now) => pageDocument(await renderPage({ url, now }, api, site), site, frame),
  }
}

interface ManifestChunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly assets?: readonly string[]
  readonly imports?: readonly string[]
}

type Manifest = Readonly<Record<string, ManifestChunk>>

interface Frame {
  readonly manifest: Manifest
  /** The part of the head that is the same for every page. */
  readonly before: string
  readonly script: string
}

function pageDocument(page: RenderedPage, site: PublicSite, frame: Frame): PageDocument | PageMove {
  const { status, cacheSeconds, indexable } = page
  if (page.redirect !== undefined) return { status, redirect: page.redirect }
  const preloads = modulesOf(frame.manifest, page.module).map(
    file => `<link rel="modulepreload" href="/${file}">`,
  )
  const html = [
    `<!doctype html><html lang="${page.language}"><head>${frame.before}${preloads.join('')}`,
    page.head,
    frame.script,
    `</head><body><svg class="drawings" id="drawings" aria-hidden="true">${page.symbols}</svg>`,
    `<div id="root" data-status="${status}" data-title="${escaped(site.title)}">${page.html}</div>`,
    `<script type="application/json" id="state">${page.state}</script></body></html>`,
  ].join('')
  return { status, html, cacheSeconds, indexable }
}

function headStart(stylesheets: readonly string[], font: string | undefined): string {
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<script>${HEAD_SCRIPT}</script>`,
    font === undefined ? '' : `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    ...stylesheets.map(path => `<link rel="stylesheet" href="${path}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  ].join('')
}

/** The stylesheets of the entry and of everything it imports, and the font they name, as paths. */
function staticFiles(manifest: Manifest): { stylesheets: readonly string[]; font: string | undefined } {
  const chunks = importsOf(manifest, ENTRY)
  const path = (file: string) => `/${file}`
  return {
    stylesheets: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(path),
    font: chunks
      .flatMap(({ assets }) => assets ?? [])
      .filter(file => file.endsWith('.woff2'))
      .map(path)[0],
  }
}

/** The files a page's own code consists of, with what they share with the entry, so that nothing waits in a row. */
function modulesOf(manifest: Manifest, source: string): readonly string[] {
  return importsOf(manifest, source)
    .filter(chunk => chunk !== manifest[ENTRY])
    .map(({ file }) => file)
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

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
