import { existsSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from '#store/store.ts'
import { count, isLong } from '#test/counts.ts'
import { csvOf, manyRows } from '#test/jobs/imports/given-imports.ts'
import { testKey } from '#test/test-key.ts'
import { givenNodes } from './given-nodes.ts'
import { HAPROXY } from './haproxy-example.ts'
import { jobEnd, logIn } from './live-server.ts'
import { report } from './results.ts'
import { acknowledgedEdits, visitors } from './visitors.ts'

const KILLS = count({ usual: 1, long: 20 })
const BUSINESSES = 60
const ROWS = 3000

const KINDS = ['node', 'standby', 'primary', 'upgrade'] as const

test.runIf(isLong && existsSync(HAPROXY))(
  'three nodes, a primary and a standby behind HAProxy as in deploy/: each is killed under load, and nothing acknowledged is lost',
  async () => {
    const { url, databaseUrl, nodes, killStandby, killPrimary } = await givenNodes(BUSINESSES)
    const asking = visitors(url, 4)
    const editing = acknowledgedEdits(url, await logIn(url), BUSINESSES)
    const errors = { node: 0, standby: 0, primary: 0, upgrade: 0 }
    const longest = { ...errors }
    const during = async (kind: (typeof KINDS)[number], work: () => Promise<void>) => {
      asking.begin()
      await work()
      await editing.twoMore()
      const seen = asking.end()
      errors[kind] += seen.errors
      longest[kind] = Math.max(longest[kind], Math.round(seen.longestMs))
    }

    const upload = await nodes[0]?.server.upload('liste.csv', csvOf(manyRows(ROWS)))
    for (let kill = 0; kill < KILLS; kill++) {
      await pause(37 * (kill % 20))
      await during('node', async () => nodes[kill % nodes.length]?.restart('SIGKILL'))
    }
    for (let kill = 0; kill < KILLS; kill++) await during('standby', killStandby)
    for (let kill = 0; kill < KILLS; kill++) await during('primary', killPrimary)
    for (const node of nodes) await during('upgrade', () => node.restart('SIGTERM'))
    const visited = await asking.stop()
    const edited = await editing.stop()

    const last = nodes.at(-1)?.server
    if (last === undefined || upload === undefined) throw new Error('there are three nodes')
    expect((await jobEnd(last, upload.jobId)).state).toBe('done')
    const store = await openStore({ dataDir: '', key: testKey, databaseUrl })
    onTestFinished(() => store.close())
    const stored = await store.db.selectFrom('businesses').select(['id', 'name']).execute()
    const names = new Map(stored.map(({ id, name }) => [Number(id), name]))
    const lost = edited.names.filter(({ id, possible }) => !possible.has(names.get(id) ?? ''))
    const rows = await store.db
      .selectFrom('import_outcomes')
      .select('row_number')
      .where('run_id', '=', upload.runId)
      .execute()
    expect([lost, rows.length]).toEqual([[], ROWS])
    for (const { server } of nodes)
      for (const { id } of edited.names) {
        const shown = async () => (await server.call('GET', `/api/businesses/${id}`)).body
        await expect.poll(shown).toMatchObject({ name: names.get(id) })
      }
    // Pages need no database. Of a killed node, an answer may have been under way.
    expect({ ...errors, node: 0 }).toEqual({ node: 0, standby: 0, primary: 0, upgrade: 0 })
    report({
      check: `kill -9: each of ${nodes.length} nodes, primary and standby`,
      count: 3 * KILLS,
      lost: lost.length,
      crashed: 0,
      serverErrors: visited.serverErrors,
      figures: [
        `${visited.answered} pages answered`,
        ...KINDS.map(kind => `${kind}: ${errors[kind]} errors within at most ${longest[kind]} ms`),
        `${edited.acknowledged} edits acknowledged, ${edited.refused} refused`,
      ].join('; '),
    })
  },
)
