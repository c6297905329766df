import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { BusinessChange } from '#domain/business/business-change.ts'
import { DomainError } from '#domain/errors.ts'
import { lockFolder } from '#gateways/files/process-lock.ts'
import { openIndexWriter } from '#search/index/index-writer.ts'
import { openDirectoryIndex } from '#search/index-reader.ts'
import { business, removed, saved } from '#test/make-business.ts'
import { givenIndex, givenOpen, givenReader, namesFor, search, stream } from '#test/search/given.ts'
import { tempFolder } from '#test/temp-folder.ts'

const mainFile = (folder: string) => readdirSync(folder).find(name => /^main-.*\.db$/.test(name)) ?? ''

describe('an index folder', () => {
  test('answers like an empty directory before its first build', () => {
    const { index, writer } = givenOpen()
    expect(writer.lastChange()).toBe(0)
    expect(index.lastChange()).toBe(0)
    expect(search(index, 'friseur')).toMatchObject({ businesses: [], total: 0, alternatives: [] })
    expect(index.cities()).toEqual([])
    expect(index.stats()).toMatchObject({ total: 0, averageRating: null, dataDate: null })
  })

  test('is not ready before its first build where one is awaited', async () => {
    const { folder, writer } = givenOpen()
    let isAwaited = true
    const index = openDirectoryIndex(folder, { isAwaited: () => isAwaited })
    onTestFinished(() => index.close())
    expect(() => index.stats()).toThrow(expect.objectContaining({ code: 'index_not_ready' }))
    isAwaited = false
    expect(index.stats().total).toBe(0)
    isAwaited = true
    await writer.build(stream(business('Bäckerei Roth')), 1_000)
    expect(namesFor(index, {})).toEqual(['Bäckerei Roth'])
  })

  test('takes no changes before its first build', () => {
    const { writer } = givenOpen()
    expect(() => writer.apply([saved(business())], 5)).toThrow(DomainError)
  })

  test('knows the last change it contains, also after closing', async () => {
    const { folder, writer, index } = await givenIndex(business())
    expect([writer.lastChange(), index.lastChange()]).toEqual([1_000, 1_000])
    writer.apply([saved(business())], 1_001)
    expect([writer.lastChange(), index.lastChange(), givenReader(folder).lastChange()]).toEqual([
      1_001, 1_001, 1_001,
    ])
    writer.close()
    const again = openIndexWriter(lockFolder(folder))
    expect(again.lastChange()).toBe(1_001)
    again.close()
  })

  test('has one writer at a time', async () => {
    const { folder, writer } = await givenIndex(business())
    expect(() => openIndexWriter(lockFolder(folder))).toThrow(
      expect.objectContaining({ code: 'store_locked' }),
    )
    writer.close()
    openIndexWriter(lockFolder(folder)).close()
  })

  test('applying the same changes twice has the effect of once', async () => {
    const [roth, ahorn] = [business('Bäckerei Roth'), business('Optik Ahorn')]
    const { writer, index } = await givenIndex(roth, ahorn)
    const changes = [
      saved({ ...roth, name: 'Bäckerei Grün' }),
      removed(ahorn),
      saved(business('Kiosk Lindner')),
    ]
    writer.apply(changes, 1_003)
    const once = { names: namesFor(index, {}), stats: index.stats(), size: writer.deltaSize() }
    writer.apply(changes, 1_003)
    expect({ names: namesFor(index, {}), stats: index.stats(), size: writer.deltaSize() }).toEqual(once)
    expect(once.names.toSorted()).toEqual(['Bäckerei Grün', 'Kiosk Lindner'])
    expect(namesFor(index, 'roth')).toEqual([])
  })

  test('a change that was replaced is not found by its former words', async () => {
    const roth = business({ name: 'Bäckerei Roth', city: 'Köln' })
    const { writer, index } = await givenIndex(roth)
    writer.apply([saved({ ...roth, name: 'Optik Ahorn' })], 1_001)
    writer.apply([saved({ ...roth, name: 'Kiosk Lindner' })], 1_002)
    expect(['roth', 'ahorn', 'lindner'].map(word => search(index, word).total)).toEqual([0, 0, 1])
    expect(index.suggest({ text: 'opt', limit: 5 }).businesses).toEqual([])
  })

  test('changes that more follow are seen together with them, or when they are committed', async () => {
    const { writer, index } = await givenIndex(business('Bäckerei Roth'))
    writer.apply([saved(business('Optik Ahorn'))], 1_001, true)
    expect(namesFor(index, {})).toEqual(['Bäckerei Roth'])
    writer.apply([saved(business('Kiosk Lindner'))], 1_002)
    expect([index.stats().total, index.lastChange()]).toEqual([3, 1_002])
    writer.apply([saved(business('Café Central'))], 1_003, true)
    writer.commit()
    expect(index.stats().total).toBe(4)
  })

  test('a change that cannot be applied leaves nothing of it, and its city is known when it comes again', async () => {
    const { folder, writer } = await givenIndex(business('Bäckerei Roth'))
    const ahorn = business({ name: 'Optik Ahorn', city: 'Aachen' })
    const broken = { kind: 'saved', change: 1_002, oldUrlSlugs: [] } as unknown as BusinessChange
    expect(() => writer.apply([saved(ahorn), broken], 1_002)).toThrow(TypeError)
    expect(givenReader(folder).stats().total).toBe(1)
    writer.apply([saved(ahorn)], 1_002)
    expect(
      givenReader(folder)
        .cities()
        .map(({ city }) => city),
    ).toContain('Aachen')
  })

  test('a rebuild includes earlier changes and those applied during it', async () => {
    const [roth, ahorn] = [business('Bäckerei Roth'), business('Optik Ahorn')]
    const { folder, writer } = await givenIndex(roth)
    const late = saved(ahorn, [], 1_500)
    async function* slowly() {
      yield [saved(roth)]
      writer.apply([late], 1_500)
      yield []
    }
    await writer.build(slowly(), 1_200)
    expect(writer.lastChange()).toBe(1_500)
    expect(namesFor(givenReader(folder), {}).toSorted()).toEqual(['Bäckerei Roth', 'Optik Ahorn'])
  })

  test('a build that fails changes nothing and leaves no file', async () => {
    const { folder, writer, index } = await givenIndex(business('Bäckerei Roth'))
    const before = readdirSync(folder).toSorted()
    async function* broken() {
      yield [saved(business())]
      throw new Error('the truth went away')
    }
    await expect(writer.build(broken(), 2_000)).rejects.toThrow('the truth went away')
    writer.close()
    openIndexWriter(lockFolder(folder)).close()
    expect(readdirSync(folder).filter(name => !/-(wal|shm)$/.test(name))).toEqual(
      before.filter(name => !/-(wal|shm)$/.test(name)),
    )
    expect(namesFor(index, 'roth')).toEqual(['Bäckerei Roth'])
  })

  test('an unfinished build is no index, and is deleted at the next start', async () => {
    const { folder, writer } = await givenIndex(business('Bäckerei Roth'))
    writer.close()
    writeFileSync(join(folder, 'build-main.db'), 'half a file')
    writeFileSync(join(folder, 'main-zzzzzzzz.db'), 'built, but never put into use')
    expect(namesFor(givenReader(folder), {})).toEqual(['Bäckerei Roth'])
    const again = openIndexWriter(lockFolder(folder))
    expect(again.lastChange()).toBe(1_000)
    expect(existsSync(join(folder, 'build-main.db'))).toBe(false)
    expect(existsSync(join(folder, 'main-zzzzzzzz.db'))).toBe(false)
    again.close()
  })

  test('former generations are deleted when a new one is in use', async () => {
    const { folder, writer } = await givenIndex(business())
    await writer.build(stream(business()), 2_000)
    expect(readdirSync(folder).filter(name => /^main-.*\.db$/.test(name))).toHaveLength(1)
  })

  test('a reader uses its index until it opens the new one', async () => {
    const { folder, writer, index } = await givenIndex(business('Bäckerei Roth'))
    await writer.build(stream(business('Optik Ahorn')), 2_000)
    expect([['Bäckerei Roth'], ['Optik Ahorn']]).toContainEqual(namesFor(index, {}))
    expect(namesFor(givenReader(folder), {})).toEqual(['Optik Ahorn'])
  })
})

describe('damage', () => {
  test('one changed byte of the main file is noticed by its checksum, and a build repairs it', async () => {
    const { folder, writer } = await givenIndex(business('Bäckerei Roth'))
    expect(await writer.verify()).toBe(true)
    const path = join(folder, mainFile(folder))
    const bytes = readFileSync(path)
    bytes.writeUInt8((bytes.readUInt8(bytes.length - 100) + 1) % 256, bytes.length - 100)
    writeFileSync(path, bytes)
    expect(await writer.verify()).toBe(false)
    expect(writer.lastChange()).toBe(0)
    await writer.build(stream(business('Bäckerei Roth')), 2_000)
    expect(await writer.verify()).toBe(true)
    expect(namesFor(givenReader(folder), {})).toEqual(['Bäckerei Roth'])
  })

  test.each([
    [
      'the main file is cut short',
      (folder: string) => writeFileSync(join(folder, mainFile(folder)), 'SQLite'),
    ],
    [
      'the delta is no database',
      (folder: string) => {
        const delta = readdirSync(folder).find(name => /^delta-.*\.db$/.test(name)) ?? ''
        writeFileSync(join(folder, delta), 'x'.repeat(8_192))
      },
    ],
    [
      'the index is of another version',
      (folder: string) => {
        const path = join(folder, 'current.json')
        writeFileSync(path, readFileSync(path, 'utf8').replace(/"version":"[^"]*"/, '"version":"0.0"'))
      },
    ],
  ])('when %s, the writer has no index, readers are not ready, and a build ends both', async (_, damage) => {
    const { folder, writer, index } = await givenIndex(business('Bäckerei Roth'))
    index.close()
    writer.close()
    damage(folder)
    const again = givenOpen(folder)
    expect(again.writer.lastChange()).toBe(0)
    expect(() => again.index.stats()).toThrow(expect.objectContaining({ code: 'index_not_ready' }))
    await again.writer.build(stream(business('Optik Ahorn')), 2_000)
    expect(namesFor(givenReader(folder), {})).toEqual(['Optik Ahorn'])
  })

  test('a damaged pointer is no index', async () => {
    const folder = tempFolder()
    writeFileSync(join(folder, 'current.json'), '{"version":')
    const { writer, index } = givenOpen(folder)
    expect(writer.lastChange()).toBe(0)
    expect(index.stats().total).toBe(0)
  })
})
