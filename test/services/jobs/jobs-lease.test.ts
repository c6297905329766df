import { expect, test } from 'vitest'
import { type JobsElection, jobsElection } from '#services/jobs/jobs-lease.ts'
import type { Store } from '#store/store.ts'
import { tempFolder } from '#test/temp-folder.ts'
import { tempStore } from '#test/temp-store.ts'

/** Beats are counted by hand: no node says that it is alive unless a test does it for it. */
const NEVER_MS = 1_000_000_000

interface Node extends JobsElection {
  readonly store: Store
  lost: number
  clock: number
}

test('one node has the lease, until it gives it back', async () => {
  const [first, second] = await threeNodes()
  const lease = await first.take()
  expect([lease !== undefined, await second.take()]).toEqual([true, undefined])
  await lease?.release()
  expect(await second.take()).toBeDefined()
})

test('a node that says nothing for five beats loses it; what it then stores is refused, and it is told so', async () => {
  const [first, second] = await threeNodes()
  const lease = await first.take()
  expect(await second.take()).toBeUndefined()
  second.clock += 5 * NEVER_MS - 1
  expect(await second.take()).toBeUndefined()
  second.clock += 1
  const later = await second.take()
  expect([later !== undefined, first.lost]).toEqual([true, 0])
  await expect(lease?.store.write(async () => 'stored')).rejects.toThrow('another node runs the jobs now')
  expect([first.lost, await later?.store.write(async () => 'stored')]).toEqual([1, 'stored'])
})

test('a node that is alive keeps it however long others wait', async () => {
  const [first, second] = await threeNodes()
  await first.take()
  for (let turn = 0; turn < 3; turn++) {
    expect(await second.take()).toBeUndefined()
    second.clock += 4 * NEVER_MS
    // As the holder does with every beat.
    await first.store.db
      .updateTable('leases')
      .set(row => ({ beat: row('beat', '+', 1) }))
      .execute()
  }
  expect([await second.take(), first.lost]).toEqual([undefined, 0])
})

test('a beat tells a node that another one has its lease', async () => {
  const [first, second] = await threeNodes({ beatMs: 1 })
  const lease = await first.take()
  await second.store.db.updateTable('leases').set({ holder: 'another' }).execute()
  await expect.poll(() => first.lost).toBe(1)
  await lease?.release()
  expect(await second.store.db.selectFrom('leases').select('holder').execute()).toEqual([
    { holder: 'another' },
  ])
})

test('of two nodes that see a dead one at once, one takes the lease', async () => {
  const [first, second, third] = await threeNodes()
  await first.take()
  for (const node of [second, third]) {
    await node.take()
    node.clock += 5 * NEVER_MS
  }
  const taken = await Promise.all([second.take(), third.take()])
  expect(taken.filter(lease => lease !== undefined)).toHaveLength(1)
})

async function threeNodes({ beatMs = NEVER_MS } = {}): Promise<[Node, Node, Node]> {
  const dataDir = tempFolder()
  const node = async (): Promise<Node> => {
    const store = await tempStore(dataDir)
    const self: Node = { store, lost: 0, clock: 0, take: () => election.take() }
    const election = jobsElection(store, { onLost: () => self.lost++, clock: () => self.clock, beatMs })
    return self
  }
  return [await node(), await node(), await node()]
}
