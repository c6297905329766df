import { Pool } from 'undici'
import type { RecordedAnswer } from './bare-server.ts'
import type { ServerProcess } from './server-process.ts'

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
export const SEARCH_PAGE = 'search page, not cached'

/** Requests that are alike. */
export interface Kind {
  readonly name: string
  readonly urls: readonly string[]
  readonly requests: number
  /** Another address with the same answer for every request, so that none of them is asked twice. */
  readonly another?: (url: string, request: number) => string
}

export interface Figures {
  readonly perSecond: number
  /** CPU time of the server for one answer, in microseconds. */
  readonly cpu: number
}

/** What visitors and programs ask for. */
export async function kindsOf(origin: string): Promise<readonly Kind[]> {
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

/** What the site answers, to be given back by node:http alone. */
export async function record(origin: string, url: string): Promise<RecordedAnswer> {
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

/** Asks for as many as a kind says, after twice as many. */
export async function measured(server: ServerProcess, { urls, requests, another }: Kind): Promise<Figures> {
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
export async function ask(origin: string, addresses: readonly string[]): Promise<void> {
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
