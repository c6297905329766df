import cluster from 'node:cluster'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer to give back: what the site itself sent under this address. */
export interface RecordedAnswer {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** The body as it went over the wire, in base64. */
  readonly body: string
}

// Run as a process of its own, or as several by node:cluster: node:http with nothing around it, answering with recorded
// bytes. Tells its port by IPC.
const [file = '', processes = '1'] = process.argv.slice(2)
if (cluster.isPrimary && Number(processes) > 1) {
  cluster.once('listening', (_worker, { port }) => process.send?.(port))
  for (let count = 0; count < Number(processes); count++) cluster.fork()
} else {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as readonly RecordedAnswer[]
  const answers = new Map(
    recorded.map(({ url, headers, body }) => [url, { headers, body: Buffer.from(body, 'base64') }]),
  )
  const server = createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    if (answer === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, answer.headers).end(answer.body)
  }).listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
}
