import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { draft } from '#test/make-draft.ts'
import { tempSite } from '#test/server/temp-site.ts'

/** Sends bytes as they are. @returns all that comes back */
async function sent(request: string): Promise<string> {
  const { app } = await tempSite([draft()])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}

test.each(['TRACE', 'PUT', 'DELETE', 'PROPFIND', 'OPTIONS'])(
  '%s of a page gives nothing back',
  async method => {
    const answer = await sent(
      `${method} / HTTP/1.1\r\nHost: umkreis.example\r\nX-Echo: geheim\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('geheim')
  },
)

test.each([
  ['a length and chunks', 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n'],
  ['two lengths', 'Content-Length: 6\r\nContent-Length: 7\r\n'],
  ['an unknown coding', 'Transfer-Encoding: xchunked\r\n'],
  ['a bare line feed in a header', 'X-A: b\nTransfer-Encoding: chunked\r\nContent-Length: 6\r\n'],
])('a request with %s is refused, and what follows is not read', async (_what, headers) => {
  const answer = await sent(
    `POST /api/contact HTTP/1.1\r\nHost: umkreis.example\r\n${headers}\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: umkreis.example\r\n\r\n`,
  )
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
})

test.each([
  '/assets/',
  '/assets/..%2f..%2fpackage.json',
  '/img/',
  '/og/',
  '/sitemap/',
  '/.git/config',
  '/src/server/main.ts',
])('%s lists and gives no files', async url => {
  const { app } = await tempSite([draft()])
  const { statusCode, body } = await app.inject(url)
  expect(statusCode).toBe(404)
  expect(body).not.toMatch(/Index of|"dependencies"|repositoryformatversion|buildApp/)
})
