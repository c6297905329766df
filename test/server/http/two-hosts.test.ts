import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { tempSite } from '#test/server/temp-site.ts'

test.each([
  ['one', 'Host: umkreis.example\r\n', 200],
  ['two', 'Host: umkreis.example\r\nhOST: evil.example\r\n', 400],
  ['none', '', 400],
])('a request with %s host', async (_count, hosts, status) => {
  const { app } = await tempSite([])
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(`GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})
