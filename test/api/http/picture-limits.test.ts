import Fastify from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import { AddressConcurrencyLimit } from '#api/http/address-concurrency-limit.ts'
import { formLimits, guardForms } from '#api/http/form-guard.ts'
import { answerWithProblems } from '#api/http/problem.ts'
import { tempStore } from '#test/temp-store.ts'

describe('one block of addresses', () => {
  test('may send thirty pictures in an hour, whatever becomes of them', async () => {
    const { send } = await given(async () => {})
    for (const _ of Array(30)) expect((await send('2001:db8::1')).statusCode).toBe(200)
    const refused = await send('2001:db8::2')
    expect(refused.statusCode).toBe(429)
    expect(refused.json().title).toMatch(/^Das waren zu viele Anfragen\. Bitte warten Sie \d\d Minuten\.$/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(45 * 60)
    expect((await send('2001:db8:0:1::1')).statusCode).toBe(200)
  })

  test('has one picture decoded at a time, and two wait', async () => {
    const began: string[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const { send, arrived } = await given(async address => {
      began.push(address)
      await promise
    })
    const answers = ['2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8::4'].map(send)
    const other = send('203.0.113.7')
    await arrived(5)
    expect(await Promise.race(answers)).toMatchObject({ statusCode: 429 })
    expect(began).toEqual(['2001:db8::1', '203.0.113.7'])
    resolve()
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    expect((await other).statusCode).toBe(200)
    expect((await send('2001:db8::4')).statusCode).toBe(200)
  })

  test('is not held up by work that failed', async () => {
    let count = 0
    const { send } = await given(async () => {
      if (++count === 1) throw new Error('damaged')
    })
    expect((await send('203.0.113.7')).statusCode).toBe(500)
    expect((await send('203.0.113.7')).statusCode).toBe(200)
  })
})

/** A route that does its work under the limits of pictures. */
async function given(work: (address: string) => Promise<void>) {
  const app = Fastify({ trustProxy: true })
  onTestFinished(() => app.close())
  answerWithProblems(app)
  guardForms(app, await formLimits(app, { store: await tempStore(), now: Date.now, hasRateLimits: true }))
  const limit = new AddressConcurrencyLimit()
  let count = 0
  let onArrival = () => {}
  app.post('/', async (request, reply) => {
    await reply.countPicture()
    count++
    setImmediate(() => onArrival())
    await limit.run(request, reply, () => work(request.ip))
    return {}
  })
  return {
    send: (address: string) =>
      app.inject({ method: 'POST', url: '/', headers: { 'x-forwarded-for': address } }),
    /** Waits until so many requests have been counted. */
    arrived: async (wanted: number) => {
      while (count < wanted) {
        await new Promise<void>(resolve => {
          onArrival = resolve
        })
      }
    },
  }
}
