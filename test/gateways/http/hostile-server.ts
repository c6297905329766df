import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { HttpClient, type HttpClientOptions } from '#gateways/http/http-client.ts'

export type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** One request as it arrived. */
export interface Hit {
  readonly method: string
  /** Path with query. */
  readonly path: string
  /** Without the port. */
  readonly host: string
  readonly userAgent: string
}

export interface HostileServer {
  readonly port: number
  readonly hits: Hit[]
  /** What it answers at a path, on one host ('roth.test') or on all; 404 elsewhere. */
  on(path: string, answer: Answer, host?: string): void
  /** An address of this server. Any name below '.test' leads to it, and 'roth.de'. */
  url(path?: string, host?: string): string
}

/** A web server on this machine that does what the test tells it to; gone after the test. */
export async function hostileServer(): Promise<HostileServer> {
  const answers = new Map<string, Answer>()
  const hits: Hit[] = []
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    hits.push({
      method: request.method ?? '',
      path,
      host,
      userAgent: request.headers['user-agent'] ?? '',
    })
    const answer = answers.get(`${host}${path}`) ?? answers.get(path)
    if (answer === undefined) response.writeHead(404).end()
    else answer(request, response)
  })
  const port = await listening(server)
  return {
    port,
    hits,
    on: (path, answer, host = '') => answers.set(`${host}${path}`, answer),
    url: (path = '/', host = 'roth.test') => `http://${host}:${port}${path}`,
  }
}

/** Lets a server listen on a free port until the test is over. */
export async function listening(server: Server, address = '127.0.0.1'): Promise<number> {
  server.listen(0, address)
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const bound = server.address()
  if (bound === null || typeof bound === 'string') throw new Error('no port')
  return bound.port
}

/** The HTTP client, allowed to request this server, without pauses; gone after the test. */
export function httpFor(
  { port }: Pick<HostileServer, 'port'>,
  options: Partial<HttpClientOptions> = {},
): HttpClient {
  const http = new HttpClient({
    userAgent: 'Umkreis/1.0 (+https://umkreis.example)',
    allowance: { ports: [port], addresses: ['127.0.0.1'] },
    resolve: testNames,
    ...options,
    limits: { hostPauseMs: 0, ...options.limits },
  })
  onTestFinished(() => http.close())
  return http
}

/** Names below '.test', and 'roth.de', are this machine; no other name exists. */
export const testNames = async (name: string): Promise<readonly string[]> => {
  if (name.endsWith('.test') || name === 'roth.de') return ['127.0.0.1']
  throw Object.assign(new Error(`no such name: ${name}`), { code: 'ENOTFOUND' })
}

/** A page of HTML. */
export function page(html: string, status = 200): Answer {
  return (_request, response) => response.writeHead(status, { 'content-type': 'text/html' }).end(html)
}

/** An answer of a type without anything to read. */
export function ofType(contentType: string, status = 200): Answer {
  return (_request, response) => response.writeHead(status, { 'content-type': contentType }).end('…')
}

/** A redirect. */
export function to(location: string, status = 301): Answer {
  return (_request, response) => response.writeHead(status, { location }).end()
}
