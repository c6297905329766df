import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { makeMapFile } from '#test/gateways/maps/make-map-file.ts'
import { draft } from '#test/make-draft.ts'
import { tempSite } from '#test/server/temp-site.ts'
import { tempFolder } from '#test/temp-folder.ts'

const TILE = Buffer.from('a tile')
const FILE = makeMapFile([{ z: 0, x: 0, y: 0, bytes: gzipSync(TILE) }], { maxZoom: 0 })
const BUSINESS = draft({ latitude: 51.15, longitude: 14.98 })

/** A site whose data folder has this map file. */
async function siteWithMap(map?: Buffer): Promise<FastifyInstance> {
  const dataDir = tempFolder()
  if (map !== undefined) writeFileSync(join(dataDir, 'map.pmtiles'), map)
  const { app } = await tempSite([BUSINESS], { DATA_DIR: dataDir })
  return app
}

async function tilePattern(app: FastifyInstance): Promise<string> {
  const { body } = await app.inject('/businesses')
  return /data-tile-url="([^"]*)"/.exec(body)?.[1] ?? ''
}

const addressOf = (pattern: string, z: number, x: number, y: number) =>
  pattern.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))

test('a map file in the data folder takes the place of the map service, without consent and policy for others', async () => {
  const app = await siteWithMap(FILE)
  expect(await tilePattern(app)).toMatch(/^\/map\/[a-z0-9-]+\/0\/\{z\}\/\{x\}\/\{y\}$/)
  const { body, headers } = await app.inject('/businesses')
  expect(body).toContain('data-tile-attribution="© OpenStreetMap"')
  expect(body).toContain('Karte laden')
  expect(body).not.toContain('IP-Adresse')
  expect(String(headers['content-security-policy'])).toContain("img-src 'self' data:;")
  expect((await app.inject('/privacy')).body).toContain('Kartenbilder kommen von unserem eigenen Server')
})

test('tiles are sent as the file has them, and plain to whoever reads no gzip', async () => {
  const app = await siteWithMap(FILE)
  const url = addressOf(await tilePattern(app), 0, 0, 0)
  const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(packed.headers['content-encoding']).toBe('gzip')
  expect(packed.headers['content-type']).toBe('application/vnd.mapbox-vector-tile')
  expect(packed.headers['cache-control']).toContain('immutable')
  expect(gunzipSync(packed.rawPayload)).toEqual(TILE)
  const plain = await app.inject({ url })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.rawPayload).toEqual(TILE)
})

test('where the file has no tile the answer is empty, and everything else is not there', async () => {
  const app = await siteWithMap(FILE)
  const pattern = await tilePattern(app)
  expect((await app.inject(addressOf(pattern, 1, 1, 1))).statusCode).toBe(204)
  for (const url of [
    addressOf(pattern, 0, 1, 0),
    addressOf(pattern, 27, 0, 0),
    pattern.replace(/\{[zxy]\}/g, '-1'),
    pattern.replace(/\{[zxy]\}/g, '1e0'),
    '/map/another/0/0/0/0',
  ])
    expect((await app.inject(url)).statusCode, url).toBe(404)
})

test.each([
  ['none', undefined],
  ['one that is cut off', FILE.subarray(0, FILE.length - 1)],
  ['one that is no map', Buffer.from('Landkarte')],
])('with %s, maps stay as the settings say', async (_, file) => {
  const app = await siteWithMap(file)
  expect(await tilePattern(app)).toBe('https://tile.openstreetmap.org/{z}/{x}/{y}.png')
  expect((await app.inject('/map/x/0/0/0/0')).statusCode).toBe(404)
})
