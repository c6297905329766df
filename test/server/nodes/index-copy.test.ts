import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { siteKeyOf } from '#gateways/credentials/site-key.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { type IndexWriter, openIndexWriter } from '#search/index/index-writer.ts'
import { mainPath, pointerPath, readPointer } from '#search/index/pointer.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { fetchIndex } from '#server/nodes/fetch-index.ts'
import { NODE_SIGNATURE, signatureFor } from '#server/nodes/node-signature.ts'
import { INDEX_ADDRESS, INDEX_POINTER, registerServeIndex } from '#server/nodes/serve-index.ts'
import { followChanges, requestRebuild } from '#services/search/follow-changes.ts'
import { draft } from '#test/make-draft.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { testKey } from '#test/test-key.ts'

const NOW = Date.parse('2026-11-24T10:00:00+01:00')
const MINUTE_MS = 60_000
const another = siteKeyOf('another key of thirty-two characters')

test('a node without an index has the one of another node, and follows the changes from there', async () => {
  const { directory, from } = await servingNode()
  await directory.add(draft({ name: 'Café Central' }))
  const { index, folder } = emptyNode()
  const { store } = directory
  expect(await fetchIndex({ store, key: testKey, from, now: () => NOW }, index)).toBe('copied')
  const built = readPointer(join(directory.folder, 'index'))
  expect(readPointer(folder)).toMatchObject({ checksum: built?.checksum, lastChange: built?.lastChange })
  const reader = openDirectoryIndex(folder)
  onTestFinished(() => reader.close())
  expect(reader.stats().total).toBe(1)
  expect(await followChanges({ store, index })).toBe(true)
  expect(reader.stats().total).toBe(2)
  expect(await followChanges({ store, index })).toBe(false)
})

test('only nodes with the key see the address, and only for some minutes', async () => {
  const { app } = await servingNode()
  const asked = async (signature?: string) => {
    const headers = signature === undefined ? {} : { [NODE_SIGNATURE]: signature }
    return (await app.inject({ url: INDEX_ADDRESS, headers })).statusCode
  }
  const signed = signatureFor(testKey, INDEX_ADDRESS, NOW)
  expect(await asked(signed)).toBe(200)
  const refused = [
    undefined,
    '',
    'NaN.',
    signed.slice(0, -1),
    `${signed}A`,
    signed.replace(/\..*/, '.'),
    signed.replace(String(NOW), String(NOW + 1)),
    signatureFor(another, INDEX_ADDRESS, NOW),
    signatureFor(testKey, '/other', NOW),
    signatureFor(testKey, INDEX_ADDRESS, NOW - 6 * MINUTE_MS),
    signatureFor(testKey, INDEX_ADDRESS, NOW + 6 * MINUTE_MS),
  ]
  expect(await Promise.all(refused.map(asked))).toEqual(refused.map(() => 404))
})

test('a node without an index yet says so', async () => {
  const { app } = await servingNode(tempFolder())
  const headers = { [NODE_SIGNATURE]: signatureFor(testKey, INDEX_ADDRESS, NOW) }
  expect((await app.inject({ url: INDEX_ADDRESS, headers })).statusCode).toBe(503)
})

test('a copy that was cut short, lengthened or changed is refused, and nothing of it is used', async () => {
  const { directory } = await servingNode()
  const whole = await copiedFrom(directory)
  const [half, changed] = [whole.main.subarray(0, whole.main.length / 2), Buffer.from(whole.main)]
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
  for (const main of [half, changed, Buffer.concat([whole.main, Buffer.of(0)])]) {
    const from = await nodeWith(app => {
      app.get(INDEX_ADDRESS, (_request, reply) => reply.header(INDEX_POINTER, whole.pointer).send(main))
    })
    const { index, folder } = emptyNode()
    const fetched = await fetchIndex({ store: directory.store, key: testKey, from, now: () => NOW }, index)
    expect(fetched).toEqual({ reason: expect.stringContaining('not the same file') })
    expect([index.lastChange(), readPointer(folder)]).toEqual([0, undefined])
  }
})

test('an index of another version, one ahead of the database and a node that is away are told apart', async () => {
  const { directory, from } = await servingNode()
  const { store } = directory
  const { pointer, main } = await copiedFrom(directory)
  const old = JSON.stringify({ ...JSON.parse(pointer), version: '1.1.1' })
  const oldNode = await nodeWith(app => {
    app.get(INDEX_ADDRESS, (_request, reply) => reply.header(INDEX_POINTER, old).send(main))
  })
  const empty = await tempDirectory()
  const reasons = []
  for (const deps of [
    { store, key: testKey, from: oldNode },
    { store: empty.store, key: testKey, from },
    { store, key: another, from },
    { store, key: testKey, from: 'http://127.0.0.1:1' },
  ]) {
    const { index } = emptyNode()
    reasons.push(await fetchIndex({ ...deps, now: () => NOW }, index))
    expect(index.lastChange()).toBe(0)
  }
  expect(reasons).toEqual([
    { reason: 'its index is of another version of this program' },
    { reason: 'its index is ahead of this database' },
    { reason: 'it knows no node with this SECRET_KEY' },
    { reason: expect.stringContaining('ECONNREFUSED') },
  ])
})

test('a request for a new index is followed once by every node, a restarted one too, and not by one that copied it', async () => {
  const { directory, from } = await servingNode()
  const { store } = directory
  const first = emptyNode()
  await followChanges({ store, index: first.index })
  const before = readPointer(first.folder)?.generation
  await requestRebuild({ store })
  first.index.close()
  const restarted = openIndexWriter(lockFolder(first.folder))
  onTestFinished(() => restarted.close())
  expect(await followChanges({ store, index: restarted })).toBe(true)
  expect(readPointer(first.folder)?.generation).not.toBe(before)
  expect(await followChanges({ store, index: restarted })).toBe(false)

  await directory.follow()
  const copying = emptyNode()
  await fetchIndex({ store, key: testKey, from, now: () => NOW }, copying.index)
  expect(await followChanges({ store, index: copying.index })).toBe(false)
})

async function servingNode(
  indexDir?: string,
): Promise<{ app: FastifyInstance; from: string; directory: TempDirectory }> {
  const directory = await tempDirectory(draft())
  const app = Fastify()
  registerServeIndex(app, {
    indexDir: indexDir ?? join(directory.folder, 'index'),
    key: testKey,
    now: () => NOW,
  })
  return { app, from: await listening(app), directory }
}

/** An open index folder with nothing in it. */
function emptyNode(): { index: IndexWriter; folder: string } {
  const folder = tempFolder()
  const index = openIndexWriter(lockFolder(folder))
  onTestFinished(() => index.close())
  return { index, folder }
}

/** The pointer and the main file of a directory's index. */
async function copiedFrom({ folder }: TempDirectory): Promise<{ pointer: string; main: Buffer }> {
  const indexDir = join(folder, 'index')
  const main = mainPath(indexDir, readPointer(indexDir)?.generation ?? '')
  return { pointer: readFileSync(pointerPath(indexDir), 'utf8'), main: readFileSync(main) }
}

/** Another program in the place of a node. */
function nodeWith(routes: (app: FastifyInstance) => void): Promise<string> {
  const app = Fastify()
  routes(app)
  return listening(app)
}

async function listening(app: FastifyInstance): Promise<string> {
  onTestFinished(() => app.close())
  return app.listen({ host: '127.0.0.1', port: 0 })
}
