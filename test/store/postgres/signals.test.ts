import { expect, onTestFinished, test } from 'vitest'
import { repeat } from '#services/concurrency/repeat.ts'
import { lastNumber, takeNumbers } from '#store/counters.ts'
import { saveSetting } from '#store/settings.ts'
import type { Topic, Wake } from '#store/signals.ts'
import type { Db, Store } from '#store/store.ts'
import { tempDatabase } from '#test/postgres/temp-database.ts'
import { client, lineTo, nodes, openedStore, server } from './given-servers.ts'

/** Longer than a test may take: whoever waits for it fails. */
const EVER_MS = 600_000

test('a commit wakes whoever waits for what it stored on another node, and nobody else', async () => {
  const { first, second } = await nodes('first', 'second')
  const woken = await wakesOf(first, 'changes', 'settings')
  await change(second)
  await expect.poll(() => woken).toEqual(['changes'])
  await second.write(trx => saveSetting(trx, 'a', 1, 0))
  await expect.poll(() => woken).toEqual(['changes', 'settings'])
})

test('jobs and mails wake those who wait for them', async () => {
  const { first, second } = await nodes('first', 'second')
  const woken = await wakesOf(first, 'jobs', 'mails')
  await second.write(trx => takeNumbers(trx, 'mail', 1))
  await expect.poll(() => woken).toEqual(['mails'])
  await second.write(trx => takeNumbers(trx, 'job', 1))
  await expect.poll(() => woken).toEqual(['mails', 'jobs'])
})

test('what is not committed wakes nobody', async () => {
  const { first, second } = await nodes('first', 'second')
  const woken = await wakesOf(first, 'changes', 'settings')
  const undone = second.write(async trx => {
    await takeNumbers(trx, 'change', 1)
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  // Signals arrive in the order of commits.
  await second.write(trx => saveSetting(trx, 'a', 1, 0))
  await expect.poll(() => woken).toEqual(['settings'])
})

test('what is committed while nobody waits ends the next wait at once', async () => {
  const { first, second } = await nodes('first', 'second')
  const wake = await hearing(first, 'changes')
  const woken = await wakesOf(first, 'settings')
  await change(second)
  await second.write(trx => saveSetting(trx, 'a', 1, 0))
  await expect.poll(() => woken).toEqual(['settings'])
  await wake.wait(EVER_MS, never())
})

test('what is committed while nobody can hear it is found by looking, and the next commit by listening again', async () => {
  const url = await tempDatabase(server())
  const line = await lineTo(url)
  const far = await openedStore(line.url)
  const near = await openedStore(url)
  const seen = follow(near.db, await hearing(far, 'changes'))
  await change(near)
  await expect.poll(() => seen.at(-1)).toBe(1)
  await line.cut()
  await change(near)
  await expect.poll(() => seen.at(-1)).toBe(2)
  await line.mend()
  await hearing(far, 'changes')
  await change(near)
  await expect.poll(() => seen.at(-1)).toBe(3)
})

test('a connection that the server ended is made anew', async () => {
  const url = await tempDatabase(server())
  const [first, second, admin] = [await openedStore(url), await openedStore(url), await client(url)]
  const wake = await hearing(first, 'changes')
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen umkreis'
      and datname = current_database()`,
  )
  await wake.wait(EVER_MS, never())
  const seen = follow(second.db, await hearing(first, 'changes'))
  await change(second)
  await expect.poll(() => seen.at(-1)).toBe(1)
})

test('a database that has no signals says so once, stores everything and wakes nobody', async () => {
  const url = await tempDatabase(server())
  const line = await lineTo(url, withoutSignals)
  const refusals: unknown[] = []
  const store = await openedStore(line.url, { onNoSignals: error => refusals.push(error) })
  const seen = follow(store.db, given(store.wakeOn('changes')))
  await expect.poll(() => refusals).toMatchObject([{ code: '42601' }])
  let attempts = 0
  for (const number of [1, 2]) {
    await store.write(async trx => {
      attempts++
      await takeNumbers(trx, 'change', 1)
    })
    await expect.poll(() => seen.at(-1)).toBe(number)
  }
  // The first one failed with its signal, and was repeated without.
  expect(attempts).toBe(3)
  expect(store.wakeOn('changes')?.isListening()).toBe(false)
  expect(refusals).toHaveLength(1)
})

test('a store that is closed hears nothing any more', async () => {
  const url = await tempDatabase(server())
  const store = await openedStore(url)
  const wake = await hearing(store, 'changes')
  await store.close()
  expect(wake.isListening()).toBe(false)
})

async function change(store: Store): Promise<void> {
  await store.write(trx => takeNumbers(trx, 'change', 1))
}

/** One who waits, once the store hears. */
async function hearing(store: Store, topic: Topic): Promise<Wake> {
  const wake = given(store.wakeOn(topic))
  await expect.poll(() => wake.isListening()).toBe(true)
  // What went unheard before.
  await wake.wait(0, never())
  return wake
}

/** The topics of all wakes from now on. */
async function wakesOf(store: Store, ...topics: readonly Topic[]): Promise<Topic[]> {
  const woken: Topic[] = []
  const signal = never()
  for (const topic of topics) {
    const wake = await hearing(store, topic)
    const collect = async (): Promise<void> => {
      await wake.wait(EVER_MS, signal)
      if (signal.aborted) return
      woken.push(topic)
      await collect()
    }
    void collect()
  }
  return woken
}

/** The last change number as a follower sees it: where it hears, it looks only when it is woken. */
function follow(db: Db, wake: Wake): number[] {
  const seen: number[] = []
  const look = async () => seen.push(await lastNumber(db, 'change'))
  const onError = (error: unknown) => expect.unreachable(String(error))
  void repeat(look, { everyMs: 10, listeningMs: EVER_MS, wake, onError, signal: never() })
  return seen
}

/** Aborted after the test. */
function never(): AbortSignal {
  const stop = new AbortController()
  onTestFinished(() => stop.abort())
  return stop.signal
}

function given(wake: Wake | undefined): Wake {
  if (wake === undefined) throw new Error('this database has signals')
  return wake
}

/** As a relative of PostgreSQL sees it that knows neither LISTEN nor NOTIFY. */
function withoutSignals(message: Buffer): Buffer {
  const text = message.toString('latin1').replaceAll('listen umkreis', 'lis-en umkreis')
  return Buffer.from(text.replaceAll('pg_notify', 'pg_no-ify'), 'latin1')
}
