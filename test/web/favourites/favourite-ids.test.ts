import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { MAX_LISTED_IDS, readListedIds } from '#domain/business/listed-ids.ts'

/** A browser's window: its storage, and what other windows tell. */
function givenWindow(stored: Record<string, string> = {}, isForbidden = false) {
  const storage = new Map(Object.entries(stored))
  const listeners = new Set<(event: { key: string | null }) => void>()
  const allowed = <Result>(work: () => Result): Result => {
    if (isForbidden) throw new DOMException('denied', 'SecurityError')
    return work()
  }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => allowed(() => storage.get(key) ?? null),
    setItem: (key: string, text: string) => allowed(() => storage.set(key, text)),
    removeItem: (key: string) => allowed(() => storage.delete(key)),
  })
  vi.stubGlobal('addEventListener', (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.add(listener),
  )
  vi.stubGlobal('removeEventListener', (_: string, listener: (event: { key: string | null }) => void) =>
    listeners.delete(listener),
  )
  return {
    storage,
    listeners,
    elsewhere: (text: string) => {
      storage.set('merkliste', text)
      for (const listener of listeners) listener({ key: 'merkliste' })
    },
  }
}

/** The list as a page just opened has it. */
async function opened() {
  vi.resetModules()
  return import('#web/favourites/favourite-ids.ts')
}

beforeEach(() => void givenWindow())
afterEach(() => vi.unstubAllGlobals())

describe('the saved businesses', () => {
  test('are stored newest first, each once, and outlive the page', async () => {
    const { storage } = givenWindow()
    const list = await opened()
    list.addFavourites([3])
    list.addFavourites([7, 3])
    expect(list.favouriteIds()).toEqual([7, 3])
    expect(storage.get('merkliste')).toBe('7,3')
    expect((await opened()).favouriteIds()).toEqual([7, 3])
  })

  test('leave nothing behind when the last one is taken off', async () => {
    const { storage } = givenWindow({ merkliste: '5', theme: 'dark' })
    const list = await opened()
    list.removeFavourite(5)
    expect(list.favouriteIds()).toEqual([])
    expect([...storage.keys()]).toEqual(['theme'])
  })

  test('are no more than a list holds; what does not fit is not saved in part', async () => {
    const list = await opened()
    const many = Array.from({ length: MAX_LISTED_IDS - 1 }, (_, index) => index + 1)
    expect(list.addFavourites(many)).toBe('saved')
    expect(list.addFavourites([9_001, 9_002])).toBe('full')
    expect(list.favouriteIds()).toEqual(many)
    expect(list.addFavourites([9_001])).toBe('saved')
  })

  test('are the same in every window', async () => {
    const { elsewhere, listeners } = givenWindow({ merkliste: '1' })
    const list = await opened()
    const seen: number[][] = []
    const stop = list.onFavouritesChange(() => seen.push([...list.favouriteIds()]))
    elsewhere('2,1')
    expect(seen).toEqual([[2, 1]])
    stop()
    expect(listeners.size).toBe(0)
  })

  test('last as long as the page where the browser forbids storage', async () => {
    givenWindow({}, true)
    const list = await opened()
    expect(list.favouriteIds()).toEqual([])
    expect(list.addFavourites([4])).toBe('until-closed')
    expect(list.favouriteIds()).toEqual([4])
  })

  test('come back as they were when a removal is undone', async () => {
    givenWindow({ merkliste: '1,2,3' })
    const list = await opened()
    const before = list.favouriteIds()
    list.removeFavourite(2)
    list.restoreFavourites(before)
    expect(list.favouriteIds()).toEqual([1, 2, 3])
  })

  test('do not push out what was saved between a removal and its undoing', async () => {
    givenWindow({ merkliste: '1,2,3' })
    const list = await opened()
    const before = list.favouriteIds()
    list.removeFavourite(2)
    list.addFavourites([4])
    list.restoreFavourites(before)
    expect(list.favouriteIds()).toEqual([4, 1, 2, 3])
  })
})

test.each([
  ['numbers', '1,2,3', [1, 2, 3]],
  ['one twice', '7,7,8', [7, 8]],
  ['nothing', '', []],
  ['markup', '<b>1</b>,2', [2]],
  ['signs, zeros, fractions and what is too long', '-1,0,01,1.5,12345678901,5', [5]],
])('from an address, %s', (_, text, ids) => {
  expect(readListedIds(text)).toEqual(ids)
})

test('an address names no more than a list holds', () => {
  const text = Array.from({ length: 500 }, (_, index) => index + 1).join(',')
  expect(readListedIds(text)).toHaveLength(MAX_LISTED_IDS)
})
