import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'undici'
import type { RecordedAnswer } from './bare-server.ts'
import { readable } from './percentiles.ts'
import { reactFloor } from './react-floor.ts'
import { type ServerProcess, startBare, startSite } from './server-process.ts'

const WORDS = [
  'friseur',
  'müller',
  'zahnarzt',
  'restaurant',
  'elektro',
  'bäckerei',
  'kfz',
  'praxis',
  'garten',
]
/** As a browser asks. */
const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }
const CONNECTIONS = 16
const SEARCH_PAGE = 'search page, not cached'

interface Kind {
  readonly name: string
  readonly urls: readonly string[]
  readonly requests: number
  /** Another address with the same answer for every request, so that none of them is asked twice. */
  readonly another?: (url: string, request: number) => string
}

interface Figures {
  readonly perSecond: number
  /** CPU time of the server for one answer, in microseconds. */
  readonly cpu: number
}

/**
 * Pages and the JSON search call beside node:http alone, which answers the same requests with the same bytes: requests a
 * second over 16 connections and CPU time of the server, one after the other in the same run. Over 2,000 demonstration
 * businesses, or over a data folder: `-- pages /folder`.
 */
export async function pagesBench([dataDir]: readonly string[]): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'umkreis-bench-'))
  const site = await startSite(dataDir ?? join(folder, 'data'))
  try {
    const kinds = await kindsOf(site.origin)
    // What is kept goes out as it does from the second time on.
    const again = kinds.filter(({ another }) => another === undefined).flatMap(({ urls }) => urls)
    for (let time = 0; time < 10; time++) await ask(site.origin, again)
    const recorded = await Promise.all(kinds.flatMap(({ urls }) => urls.map(url => record(site.origin, url))))
    const file = join(folder, 'answers.json')
    writeFileSync(file, JSON.stringify(recorded))
    const bare = await startBare(file)
    try {
      console.log('| Answer | bytes | a second | node:http | share | CPU | node:http | times |')
      console.log('|---|---|---|---|---|---|---|---|')
      for (const kind of kinds) {
        const bytes = meanBytes(recorded.filter(({ url }) => kind.urls.includes(url)))
        const ours = await measured(site, kind)
        // Twice as many for the one that takes so little: Linux counts CPU time in steps of 10 ms.
        const { name, urls } = kind
        const theirs = await measured(bare, { name, urls, requests: Math.max(10_000, 2 * kind.requests) })
        console.log(row(kind.name, bytes, ours, theirs))
        if (kind.name === SEARCH_PAGE) await printFloor(site.origin, kind.urls[0] ?? '/', theirs)
      }
    } finally {
      await bare.end()
    }
  } finally {
    await site.end()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** React's own share of a search page, in the columns of the table. */
async function printFloor(origin: string, url: string, bare: Figures): Promise<void> {
  const html = await (await fetch(`${origin}${url}`)).text()
  const { elements, attributes, cpu } = await reactFloor(html)
  const name = `of it React alone: ${elements} elements with ${attributes} attributes`
  console.log(
    `| ${name} | | | | | ${readable(cpu)} | ${readable(bare.cpu)} | ${(cpu / bare.cpu).toFixed(1)} |`,
  )
}

async function kindsOf(origin: string): Promise<readonly Kind[]> {
  const popular = (await (await fetch(`${origin}/api/businesses/popular?limit=6`)).json()) as readonly {
    urlSlug: string
  }[]
  const query = (word: string) => encodeURIComponent(word)
  const calls = WORDS.map(word => `/api/businesses/search?query=${query(word)}&limit=24`)
  return [
    {
      name: SEARCH_PAGE,
      urls: WORDS.map(word => `/businesses?query=${query(word)}`),
      requests: 1500,
    },
    { name: 'home page, cached', urls: ['/'], requests: 10_000 },
    { name: 'list, cached', urls: ['/businesses', '/categories/handwerker'], requests: 10_000 },
    { name: 'business page, cached', urls: popular.map(({ urlSlug }) => `/${urlSlug}`), requests: 10_000 },
    { name: 'JSON search call, asked again within a minute', urls: calls, requests: 10_000 },
    {
      name: 'JSON search call, asked for once',
      urls: calls.map(url => `${url}&offset=0`),
      requests: 5000,
      // The same zero, written in ever other ways.
      another: (url, request) => `${url}e${request}`,
    },
  ]
}

async function record(origin: string, url: string): Promise<RecordedAnswer> {
  const pool = new Pool(origin)
  const { statusCode, headers, body } = await pool.request({ path: url, method: 'GET', headers: HEADERS })
  const bytes = Buffer.from(await body.arrayBuffer())
  await pool.close()
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}`)
  // node:http writes these by itself.
  const { date: _date, connection: _connection, 'keep-alive': _alive, ...kept } = headers
  const texts = Object.entries(kept).map(([name, value]) => [name, String(value)])
  return { url, headers: Object.fromEntries(texts), body: bytes.toString('base64') }
}

async function measured(server: ServerProcess, { urls, requests, another }: Kind): Promise<Figures> {
  const addresses = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, at) => {
      const url = urls[at % urls.length] ?? '/'
      return another === undefined ? url : another(url, from + at)
    })
  // Twice as many before: only then the engine has compiled what is asked often, and cleared away what came before.
  const warmUp = 2 * requests
  await ask(server.origin, addresses(0, warmUp))
  const asked = addresses(warmUp, warmUp + requests)
  const cpuBefore = server.cpuMs()
  const started = performance.now()
  await ask(server.origin, asked)
  const seconds = (performance.now() - started) / 1000
  return { perSecond: requests / seconds, cpu: (1000 * (server.cpuMs() - cpuBefore)) / requests }
}

/** Asks for the addresses in turn, on every connection the next as soon as the last is answered. */
async function ask(origin: string, addresses: readonly string[]): Promise<void> {
  const pool = new Pool(origin, { connections: CONNECTIONS })
  const waiting = addresses.values()
  const connection = async () => {
    for (const path of waiting) {
      const { statusCode, body } = await pool.request({ path, method: 'GET', headers: HEADERS })
      await body.dump()
      if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  await pool.close()
}

function meanBytes(answers: readonly RecordedAnswer[]): number {
  const sum = answers.reduce((bytes, { body }) => bytes + Buffer.byteLength(body, 'base64'), 0)
  return Math.round(sum / answers.length)
}

function row(name: string, bytes: number, ours: Figures, theirs: Figures): string {
  const cells = [
    name,
    bytes,
    Math.round(ours.perSecond),
    Math.round(theirs.perSecond),
    (ours.perSecond / theirs.perSecond).toFixed(2),
    readable(ours.cpu),
    readable(theirs.cpu),
    (ours.cpu / theirs.cpu).toFixed(1),
  ]
  return `| ${cells.join(' | ')} |`
}
