import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { PageCache } from '#server/cache/page-cache.ts'
import { openDataFolder, readConfig } from '#server/config.ts'
import { startSite } from '#server/site/site.ts'
import { openStore } from '#store/store.ts'
import { builtPages } from '#test/built-pages.ts'
import { tempFolder } from '#test/temp-folder.ts'

test('until the first index is there a visitor sees that the directory is being set up, not an empty one', async () => {
  const config = readConfig({ DATA_DIR: tempFolder(), PORT: '0', LOG_LEVEL: 'silent' })
  const folder = openDataFolder(config)
  let isCurrent = false
  const site = await startSite({
    config,
    folder,
    store: await openStore({ dataDir: folder.path, key: folder.key }),
    dist: await builtPages(),
    log: pino({ level: 'silent' }),
    cache: new PageCache(),
    workerState: () => ({ isCurrent, isRunning: true }),
  })
  onTestFinished(() => site.stop())
  const addresses = ['/', '/businesses', '/api/businesses/search', '/sitemap.xml', '/readyz']
  const statuses = () => Promise.all(addresses.map(async path => (await fetch(site.address + path)).status))
  expect(await statuses()).toEqual([503, 503, 503, 503, 503])
  const home = await fetch(site.address)
  expect(home.headers.get('retry-after')).not.toBeNull()
  expect(await home.text()).toContain('Das Verzeichnis wird gerade aufgebaut')
  const imprint = await fetch(`${site.address}/imprint`)
  expect(imprint.status).toBe(200)

  // As the worker says of a directory that stays empty.
  isCurrent = true
  expect(await statuses()).toEqual([200, 200, 200, 200, 200])
  // What the process takes is counted with what it answers.
  const metrics = await (await fetch(`${site.address}/metrics`)).text()
  for (const name of ['umkreis_businesses 0', 'nodejs_gc_duration_seconds', 'process_resident_memory_bytes'])
    expect(metrics).toContain(name)
})
