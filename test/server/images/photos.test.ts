import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { DEFAULT_SETTINGS, type SiteSettings } from '#domain/settings/settings.ts'
import { httpClientFactory } from '#gateways/http/http-clients.ts'
import { openPhotos, photoRoutes } from '#server/images/photos.ts'
import { removeBusiness } from '#services/businesses/remove-business.ts'
import { publicIndex } from '#services/search/public-index.ts'
import {
  type HostileServer,
  hostileServer,
  listening,
  testNames,
  to,
} from '#test/gateways/http/hostile-server.ts'
import { jpeg } from '#test/gateways/images/make-picture.ts'
import { draft } from '#test/make-draft.ts'
import { NOW } from '#test/server/temp-site.ts'
import { type TempDirectory, tempDirectory } from '#test/temp-directory.ts'
import { photoSource } from '#web/ui/picture/photo-source.ts'

describe('a photo of a business', () => {
  test('has an address on our own site, is fetched once, however many look at it in whatever width, and also after a new start, and may be cached for a week', async () => {
    const here = await given()
    const [photo = ''] = here.photos()
    expect(photo).toMatch(/^\/img\/[\w-]{16}\/1280\/1$/)
    expect(JSON.stringify(here.shown())).not.toContain(here.server.url('/a.jpg'))
    expect(here.asked()).toEqual([])
    const small = photo.replace('1280', '320')
    const answers = await Promise.all([here.get(photo), here.get(photo), here.get(small)])
    for (const answer of answers) expect(answer.headers['content-type']).toBe('image/webp')
    expect((await sharp(answers[2]?.rawPayload).metadata()).width).toBe(320)
    const again = await here.restarted()
    expect((await again.get(photo.replace('1280', '160'))).headers['content-type']).toBe('image/webp')
    expect(here.asked()).toEqual(['GET /a.jpg'])
    // Whoever has it gets 304.
    const { headers } = await here.get(photo)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=604800',
      'content-security-policy': expect.stringMatching(/^default-src 'none'; .*; sandbox$/),
    })
    const known = await here.get(photo, { 'if-none-match': String(headers.etag) })
    expect([known.statusCode, known.body]).toEqual([304, ''])
  })

  test('tells its blur once it is known, and is there again when somebody has emptied the folder', async () => {
    const here = await given()
    const [photo = ''] = here.photos()
    await here.get(photo)
    const [known = '', ...others] = here.photos()
    expect([known.slice(0, -32), others]).toEqual([`${photo}#`, []])
    expect(photoSource(known)?.blur).toMatch(/^data:image\/bmp;base64,/)
    rmSync(join(here.directory.folder, 'images'), { recursive: true })
    expect((await here.get(photo)).headers['content-type']).toBe('image/webp')
    expect(here.asked()).toHaveLength(2)
  })
})

describe('where there is no photo stands the drawing of the trade', () => {
  test.each<[string, string]>([
    ['that is gone', '/gone.jpg'],
    ['that is a page', '/page.jpg'],
    ['that leads into our own network', '/inward.jpg'],
  ])('%s; it is not asked for again within the hour', async (_, path) => {
    const canary = await canaryServer()
    const here = await given(server => [server.url(path)])
    here.server.on('/page.jpg', (_request, response) => response.writeHead(200).end('<svg/>'))
    here.server.on('/inward.jpg', to(`http://127.0.0.1:${canary.port}/`))
    const [photo = ''] = here.photos()
    for (const answer of [await here.get(photo), await here.get(photo)]) {
      expect(answer.statusCode).toBe(200)
      expect(answer.headers['content-type']).toBe('image/svg+xml')
      expect(answer.headers['cache-control']).toBe('public, max-age=3600')
      expect(answer.body).toContain('<svg')
    }
    expect(here.asked()).toEqual([`GET ${path}`])
    expect(canary.hits()).toBe(0)
    // Pages that are made from now on do not offer it as a photo.
    expect(here.photos()).toEqual([])
  })

  test('and while it is being fetched; the next visitor sees it', async () => {
    const here = await given(undefined, 1)
    const photoReady = Promise.withResolvers<void>()
    const bytes = await jpeg(300, 200)
    here.server.on('/a.jpg', async (_request, response) => {
      await photoReady.promise
      response.writeHead(200).end(bytes)
    })
    const [photo = ''] = here.photos()
    const first = await here.get(photo)
    expect(first.headers).toMatchObject({ 'content-type': 'image/svg+xml', 'cache-control': 'no-store' })
    photoReady.resolve()
    await expect.poll(async () => (await here.get(photo)).headers['content-type']).toBe('image/webp')
    expect(here.asked()).toEqual(['GET /a.jpg'])
  })
})

describe('nothing is there', () => {
  test('for a wrong signature, another business, an odd width or number, and while the settings show no photos', async () => {
    const here = await given()
    const [photo = ''] = here.photos()
    const [, , signature = ''] = photo.split('/')
    const wrong = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`
    const paths = [
      `${wrong}/320/1`,
      `${signature}/320/2`,
      `${signature}/321/1`,
      `${signature}/320/x`,
      `x/320/1`,
    ]
    for (const path of paths) expect((await here.get(`/img/${path}`)).statusCode).toBe(404)
    here.settings.showsPhotos = false
    expect((await here.get(photo)).statusCode).toBe(404)
    expect(here.photos()).toEqual([])
    expect(here.asked()).toEqual([])
  })

  test('of a business that was removed, although its photo is cached', async () => {
    const here = await given()
    const [photo = ''] = here.photos()
    await here.get(photo)
    const { store, follow } = here.directory
    await removeBusiness(
      { store, now: () => NOW },
      { id: 1, version: 1, reason: 'owner-request', account: 'admin' },
    )
    await follow()
    expect((await here.get(photo)).statusCode).toBe(404)
  })
})

/** A business whose photos lie on a server of the test's own, which has one at /a.jpg. */
async function given(
  photosOf: (server: HostileServer) => string[] = server => [server.url('/a.jpg')],
  maxWaitMs = 60_000,
) {
  const server = await hostileServer()
  const bytes = await jpeg(1600, 1200)
  server.on('/a.jpg', (_request, response) => response.writeHead(200).end(bytes))
  const directory = await tempDirectory(
    draft({ photos: photosOf(server) }),
    draft({ name: 'Weg', phone: '+493581471009' }),
  )
  const settings = { ...DEFAULT_SETTINGS }
  const start = async () => {
    const site = await started(directory, server, { settings, maxWaitMs })
    const shown = () => {
      const lookup = site.shown.businessById(1, NOW)
      if (lookup.kind !== 'found') throw new Error(lookup.kind)
      return lookup.business
    }
    return {
      shown,
      photos: () => shown().photos,
      get: (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers }),
    }
  }
  return {
    ...(await start()),
    restarted: start,
    directory,
    server,
    settings,
    asked: () =>
      server.hits.filter(({ path }) => path !== '/robots.txt').map(({ method, path }) => `${method} ${path}`),
  }
}

async function started(
  { store, index, folder }: TempDirectory,
  { port }: HostileServer,
  { settings, maxWaitMs }: { settings: SiteSettings; maxWaitMs: number },
): Promise<{ app: FastifyInstance; shown: ReturnType<typeof publicIndex> }> {
  const app = Fastify()
  onTestFinished(() => app.close())
  const now = () => NOW
  const deps = {
    config: { dataDir: folder, imageCacheBytes: 10_000_000 },
    siteUrl: () => 'https://umkreis.example',
    settings: () => settings,
    now,
    store,
    maxWaitMs,
    openHttp: httpClientFactory({
      allowance: { ports: [port], addresses: ['127.0.0.1'] },
      resolve: testNames,
      limits: { hostPauseMs: 0 },
    }),
  }
  const opened = await openPhotos(app, deps)
  await app.register(photoRoutes, { index, settings: deps.settings, now, ...opened })
  return { app, shown: publicIndex(index, deps.settings, opened.addresses) }
}

/** A server that nobody may reach. */
async function canaryServer() {
  let hits = 0
  const port = await listening(
    createServer((_request, response) => {
      hits++
      response.end()
    }),
  )
  return { port, hits: () => hits }
}
