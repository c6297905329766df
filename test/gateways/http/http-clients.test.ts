import { expect, onTestFinished, test } from 'vitest'
import { httpClientFactory } from '#gateways/http/http-clients.ts'
import { hostileServer, page, testNames } from './hostile-server.ts'

test('two clients together request a host one after the other', async () => {
  const server = await hostileServer()
  const open = httpClientFactory({
    allowance: { ports: [server.port], addresses: ['127.0.0.1'] },
    resolve: testNames,
    limits: { hostPauseMs: 0 },
  })
  const clients = [open('Umkreis/1.0 (eins)'), open('Umkreis/1.0 (zwei)')]
  for (const client of clients) onTestFinished(() => client.close())
  let atOnce = 0
  let most = 0
  server.on('/', (request, response) => {
    most = Math.max(most, ++atOnce)
    setImmediate(() => {
      atOnce--
      page('da')(request, response)
    })
  })
  await Promise.all([...clients, ...clients, ...clients].map(client => client.request({ url: server.url() })))
  expect(most).toBe(1)
  expect(server.hits.filter(({ path }) => path === '/')).toHaveLength(6)
})
