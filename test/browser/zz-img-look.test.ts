import { createServer } from 'node:http'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { pino } from 'pino'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { PageCache } from '#server/page-cache.ts'
import { DEFAULT_SETTINGS } from '#domain/settings.ts'
import { openDoors } from '#gateways/http/doors.ts'
import { builtPages } from '#test/built-pages.ts'
import { hostileServer, testNames } from '#test/gateways/http/hostile-server.ts'
import { draft } from '#test/make-draft.ts'
import { tempDirectory } from '#test/temp-directory.ts'
import { launchBrowser } from './launch.ts'

test('look', async () => {
  const server = await hostileServer()
  const photo = (hue: number) => sharp({ create: { width: 3000, height: 2000, channels: 3, background: { r: hue, g: 120, b: 200 - hue }, noise: { type: 'gaussian', mean: 128, sigma: 20 } } }).jpeg().toBuffer()
  for (let at = 0; at < 4; at++) { const bytes = await photo(at * 60); server.on(`/${at}.jpg`, (_q, r) => r.writeHead(200).end(bytes)) }
  const dir = await tempDirectory(...Array.from({ length: 8 }, (_, at) => draft({ name: `Bäckerei Nr ${at}`, phone: `+49358147100${at}`, photos: [server.url(`/${at % 4}.jpg`), server.url(`/${(at + 1) % 4}.jpg`), server.url('/gone.jpg')] })))
  const app = await buildApp({ config: readConfig({ DATA_DIR: dir.folder }), index: dir.index, settings: () => DEFAULT_SETTINGS, isReady: () => true, now: Date.now, dist: await builtPages(), cache: new PageCache(), log: pino({ level: 'silent' }), store: dir.store, openHttp: openDoors({ allowance: { ports: [server.port], addresses: ['127.0.0.1'] }, resolve: testNames, limits: { hostPauseMs: 100, atOnce: 8 } }) })
  onTestFinished(() => app.close())
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const browser = await launchBrowser()
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const hosts = new Set<string>()
  const faults: string[] = []
  page.on('request', r => hosts.add(new URL(r.url()).host))
  page.on('console', m => m.type() === 'error' && faults.push(m.text()))
  const lookup = dir.index.businessById(1, 0)
  const url = `${origin}/${lookup.kind === 'found' ? lookup.business.urlSlug : ''}`
  await page.goto(url)
  await page.waitForTimeout(5000)
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.screenshot({ path: '/tmp/img-biz.png' })
  console.log(await page.locator('.gallery a').evaluateAll(all => all.map(a => [a.className, (a.querySelector('img') as HTMLImageElement).currentSrc])))
  await page.goto(`${origin}/?query=Bäckerei`)
  await page.waitForTimeout(3000)
  await page.screenshot({ path: '/tmp/img-list.png' })
  console.log([...hosts], origin, faults)
  const src = await page.locator('.entry-pic img').first().getAttribute('src')
  const times: number[] = []
  for (let i = 0; i < 300; i++) { const t = performance.now(); await app.inject(String(src)); times.push(performance.now() - t) }
  times.sort((a, b) => a - b)
  const bytes = await photo(10)
  const { webPicture, narrower } = await import('#gateways/image/web-picture.ts')
  const t = performance.now(); const p = await webPicture(bytes); const t2 = performance.now(); await narrower(p!.webp, 320)
  console.log('kept p50', times[150], 'p95', times[285], 'fetch 6MP', t2 - t, 'narrow', performance.now() - t2)
  expect([...hosts]).toHaveLength(1)
}, 120000)
