import { expect, test } from 'vitest'
import { HostQueues } from '#domain/link/host-queues.ts'

test('addresses are put together by host, the host with most of them first', () => {
  const queues = new HostQueues()
  const addresses = [
    'http://roth.de/',
    'https://kette.de/1',
    'kein Name',
    'https://kette.de/2',
    'https://ROTH.de/b',
    'http://kette.de/3',
  ]
  for (const address of addresses) queues.add(address)
  expect(queues.size).toBe(6)
  expect(queues.lists()).toEqual([
    ['https://kette.de/1', 'https://kette.de/2', 'http://kette.de/3'],
    ['http://roth.de/', 'https://ROTH.de/b'],
    ['kein Name'],
  ])
})
