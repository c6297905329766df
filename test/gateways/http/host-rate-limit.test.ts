import { expect, test } from 'vitest'
import { HostRateLimit } from '#gateways/http/host-rate-limit.ts'

/** A rate limit over a clock that the test moves; `begun` says when which work began. */
function given(atOnce = 20) {
  let now = 0
  const alarms: { at: number; ring: () => void }[] = []
  const rateLimit = new HostRateLimit({
    concurrency: atOnce,
    pauseMs: 1000,
    now: () => now,
    wait: ms => new Promise<void>(ring => alarms.push({ at: now + ms, ring })),
  })
  const begun: string[] = []
  const settle = () => new Promise(resolve => setImmediate(resolve))
  return {
    begun,
    settle,
    /** Work that is over at once, or when the test says so. */
    ask: (host: string, signal?: AbortSignal, over: Promise<void> = Promise.resolve()) =>
      rateLimit.run(
        host,
        async () => {
          begun.push(`${host} ${now}`)
          await over
        },
        signal,
      ),
    async to(moment: number) {
      for (;;) {
        await settle()
        const next = alarms.filter(({ at }) => at <= moment).sort((a, b) => a.at - b.at)[0]
        if (next === undefined) break
        alarms.splice(alarms.indexOf(next), 1)
        now = next.at
        next.ring()
      }
      now = moment
      await settle()
    },
  }
}

test('a host is asked once a second, in order, and other hosts do not wait for it', async () => {
  const { ask, to, begun } = given()
  const asked = ['a', 'a', 'b', 'a', 'b'].map(host => ask(host))
  await to(5000)
  await Promise.all(asked)
  expect(begun).toEqual(['a 0', 'b 0', 'a 1000', 'b 1000', 'a 2000'])
})

test('a host that takes long is asked again only when it has answered', async () => {
  const { ask, to, begun } = given()
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = [ask('a', undefined, promise), ask('a')]
  await to(7000)
  expect(begun).toEqual(['a 0'])
  resolve()
  await to(7000)
  await Promise.all(asked)
  expect(begun).toEqual(['a 0', 'a 7000'])
})

test('no more hosts are asked at once than allowed', async () => {
  const { ask, begun, settle } = given(2)
  const { promise, resolve } = Promise.withResolvers<void>()
  const asked = ['a', 'b', 'c'].map(host => ask(host, undefined, promise))
  await settle()
  expect(begun).toEqual(['a 0', 'b 0'])
  resolve()
  await Promise.all(asked)
  expect(begun).toEqual(['a 0', 'b 0', 'c 0'])
})

test('an aborted request does not delay the others', async () => {
  const { ask, to, begun } = given(1)
  const stop = new AbortController()
  const { promise, resolve } = Promise.withResolvers<void>()
  const first = ask('a', undefined, promise)
  const impatient = [ask('a', stop.signal), ask('b', stop.signal)]
  const patient = [ask('a'), ask('c')]
  await to(0)
  stop.abort(new Error('genug'))
  for (const waiting of impatient) await expect(waiting).rejects.toThrow('genug')
  resolve()
  await to(1000)
  await Promise.all([first, ...patient])
  expect(begun).toEqual(['a 0', 'c 0', 'a 1000'])
})

test('a failure is thrown, and the host’s next request goes on all the same', async () => {
  const { ask, to, begun } = given(1)
  const failing = ask('a', undefined, Promise.reject(new Error('kaputt')))
  const next = ask('a')
  await expect(failing).rejects.toThrow('kaputt')
  await to(1000)
  await next
  expect(begun).toEqual(['a 0', 'a 1000'])
})
