import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, afterEach, expect, test } from 'vitest'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { buildMain } from '#search/index/build.ts'
import { BatchMaker } from '#search/index/build-batch.ts'
import { BuildFile } from '#search/index/build-file.ts'
import { business, saved } from '#test/make-business.ts'
import { givenIndex, namesFor } from '#test/search/given.ts'
import { tempFolder } from '#test/temp-folder.ts'

const STEP = 500
const STEPS = 6

/** The threads that tests started, in order. */
const threads: Worker[] = []
const remember = (message: unknown) => threads.push((message as { worker: Worker }).worker)
subscribe('worker_threads', remember)

afterEach(() => {
  threads.length = 0
})

afterAll(() => {
  unsubscribe('worker_threads', remember)
})

/** More businesses than are written without a thread, in steps. */
function large(): BusinessChange[][] {
  return Array.from({ length: STEPS }, (_, step) =>
    Array.from({ length: STEP }, (_, at) => saved(business({ name: `Bäckerei Nr. ${step * STEP + at}` }))),
  )
}

/** @param then called before this step */
async function* steps(changes: readonly BusinessChange[][], at = -1, then?: () => Promise<unknown>) {
  for (const [step, some] of changes.entries()) {
    if (step === at) await then?.()
    yield some
  }
}

const pathsIn = (folder: string) => ({
  main: join(folder, 'build-main.db'),
  staging: join(folder, 'build-staging.db'),
  postings: join(folder, 'build-postings.db'),
  states: join(folder, 'build-state'),
})

/** The files of a folder, without the logs of open databases. */
const filesOf = (folder: string) =>
  readdirSync(folder)
    .filter(name => !/-(wal|shm)$/.test(name))
    .toSorted()

test('a large directory is written by a thread of its own, byte for byte as without it', async () => {
  const changes = large()
  const byThread = await buildMain(pathsIn(tempFolder()), steps(changes))
  expect(threads).toHaveLength(1)
  const maker = new BatchMaker()
  const here = new BuildFile(pathsIn(tempFolder()))
  for (const some of changes) here.take(maker.make(some))
  here.rank(maker.collected())
  expect(await here.finish(maker.collectionStats())).toEqual(byThread)
})

test('a small directory is written without a thread', async () => {
  await buildMain(pathsIn(tempFolder()), steps([[saved(business())]]))
  expect(threads).toEqual([])
})

test('when the thread dies, the build fails, the old index stays in use and no file remains', async () => {
  const { folder, writer, index } = await givenIndex(business('Bäckerei Roth'))
  const before = filesOf(folder)
  const building = writer.build(
    steps(large(), STEPS - 1, async () => threads[0]?.terminate()),
    2_000,
  )
  await expect(building).rejects.toThrow('The thread that writes the index ended too early')
  expect(filesOf(folder)).toEqual(before)
  expect(writer.lastChange()).toBe(1_000)
  expect(namesFor(index, {})).toEqual(['Bäckerei Roth'])
})

test('after a thread died the next build succeeds', async () => {
  const { writer } = await givenIndex(business('Bäckerei Roth'))
  const dying = writer.build(
    steps(large(), STEPS - 1, async () => threads[0]?.terminate()),
    2_000,
  )
  await expect(dying).rejects.toThrow()
  await writer.build(steps(large()), 3_000)
  expect(writer.lastChange()).toBe(3_000)
})

test('the build fails with the error of the thread', async () => {
  const { folder, writer, index } = await givenIndex(business('Bäckerei Roth'))
  const before = filesOf(folder)
  const twice = saved(business())
  await expect(writer.build(steps([...large(), [twice, twice]]), 2_000)).rejects.toThrow('UNIQUE')
  expect(filesOf(folder)).toEqual(before)
  expect(namesFor(index, {})).toEqual(['Bäckerei Roth'])
})

test('when the reader of the businesses fails, the thread ends with the build', async () => {
  const { folder, writer } = await givenIndex(business('Bäckerei Roth'))
  const before = filesOf(folder)
  const ended: Promise<unknown>[] = []
  const breakOff = async () => {
    for (const thread of threads) ended.push(once(thread, 'exit'))
    throw new Error('the truth went away')
  }
  await expect(writer.build(steps(large(), STEPS - 1, breakOff), 2_000)).rejects.toThrow(
    'the truth went away',
  )
  expect(await Promise.all(ended)).toHaveLength(1)
  expect(filesOf(folder)).toEqual(before)
})
