import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { answerWithProblems } from '#api/http/problem.ts'
import { serve } from '#api/http/serve.ts'
import { FALLBACK_STATS } from '#domain/settings/fallback-stats.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { type TileSource, tileSource } from '#domain/settings/tile-source.ts'
import { serveOwnMap } from '#server/maps/own-map.ts'
import { localClient } from '#server/rendering/local-client.ts'
import type { PageCode } from '#server/rendering/page-code.ts'
import { registerPages } from '#server/rendering/pages.ts'
import { checkAnswers } from '#test/api/check-answers.ts'
import { builtPages } from '#test/built-pages.ts'
import { type FakeDirectory, fakeRoutes, NOW } from '#test/web/fake-api.ts'
import type { PublicSite } from '#web/site.ts'

export interface SiteForTests extends FakeDirectory {
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly tiles?: TileSource | null
  /** What map.pmtiles in the data folder has, in place of those tiles. */
  readonly mapFile?: Buffer
  /** The administrator's code. */
  readonly code?: () => PageCode | null
  readonly site?: Partial<PublicSite>
}

/** The pages over a directory in memory, with the routes that they ask in the browser. Not listening yet. */
export async function siteForTests({
  now = () => NOW,
  tiles = TILES,
  mapFile,
  code = () => null,
  site: changes = {},
  ...directory
}: SiteForTests = {}): Promise<FastifyInstance> {
  const routes = fakeRoutes({ ...directory, hasMailServer: changes.sendsMail ?? true })
  // The build's files are packed at the start: on busy cores that takes longer than Fastify's own limit of 10 s.
  const app = Fastify({ pluginTimeout: 60_000 })
  checkAnswers(app)
  app.get('/demo/:file', (_request, reply) => reply.type('image/svg+xml').send(PICTURE))
  await app.register(async calls => {
    calls.setValidatorCompiler(validatorCompiler)
    calls.setSerializerCompiler(() => data => JSON.stringify(data))
    answerWithProblems(calls)
    serve(calls, routes)
  })
  const site = {
    title: 'Umkreis',
    description: '',
    origin: 'https://umkreis.example',
    tiles: mapFile === undefined ? tiles : await ownTiles(app, mapFile),
    showsPhotos: true,
    showsRatings: true,
    sendsMail: true,
    fallback: FALLBACK_STATS,
    ...changes,
  }
  await app.register(registerPages, {
    api: language => localClient(routes, language),
    site: () => site,
    code,
    now,
    dist: await builtPages(),
  })
  return app
}

/** Serves a map file, which is gone with the site. */
async function ownTiles(app: FastifyInstance, mapFile: Buffer): Promise<TileSource | null> {
  const dataDir = mkdtempSync(join(tmpdir(), 'umkreis-test-'))
  app.addHook('onClose', async () => rmSync(dataDir, { recursive: true, force: true }))
  writeFileSync(join(dataDir, 'map.pmtiles'), mapFile)
  const deps = { config: { dataDir }, settings: () => DEFAULT_SETTINGS, cache: { clear: () => {} } }
  const settings = await serveOwnMap(app, deps)
  return tileSource(settings())
}

/** A map service that nobody reaches: whoever asks it is noticed. */
const TILES: TileSource = {
  url: 'https://{s}.karten.example/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap-Mitwirkende',
}

/** Stands for a photo: a house front. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120"><path fill="#b4c5cb" d="M0 0h160v120H0z"/>' +
  '<path fill="#a08f7f" d="M18 10h124v92H18z"/><path fill="#2b4048" d="M18 42h124v14H18z"/>' +
  '<path fill="#e6cb96" d="M28 60h56v34H28z"/><path fill="#35444a" d="M94 58h22v44H94z"/>' +
  '<path fill="#7c8380" d="M0 102h160v18H0z"/></svg>'
