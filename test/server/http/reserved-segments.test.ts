import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/language.ts'
import { RESERVED_FIRST_SEGMENTS } from '#domain/text/slug.ts'
import { tempSite } from '#test/server/temp-site.ts'
import { RESERVED_SEGMENTS, routes } from '#web/routing/routes.ts'

/** Of '/blog/:slug': 'blog'. Slugs have neither dots nor capitals, so other segments collide with none. */
function firstSegments(paths: readonly string[]): readonly string[] {
  const first = paths.map(path => path.split('/')[1] ?? '')
  return [...new Set(first.filter(segment => /^[a-z0-9-]+$/.test(segment)))]
}

const paths: string[] = []

async function collectRoutes(): Promise<void> {
  const collect = (message: unknown) =>
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ url }) => {
      paths.push(url)
    })
  subscribe('fastify.initialization', collect)
  await tempSite([])
  unsubscribe('fastify.initialization', collect)
}

test('no city gets a slug that begins the address of a page', () => {
  const pages = firstSegments(Object.values(routes).map(({ path }) => path))
  expect(pages.filter(segment => !RESERVED_FIRST_SEGMENTS.has(segment))).toEqual([])
})

test('no city gets a slug that begins any other address of the site', async () => {
  await collectRoutes()
  const segments = firstSegments(paths)
  expect(segments).toEqual(
    expect.arrayContaining(['api', 'admin', 'assets', 'img', 'healthz', ...LANGUAGES.slice(1)]),
  )
  expect(segments.filter(segment => !RESERVED_FIRST_SEGMENTS.has(segment))).toEqual([])
})

test('what the pages take for no city is never the slug of one', () => {
  expect([...RESERVED_SEGMENTS].filter(segment => !RESERVED_FIRST_SEGMENTS.has(segment))).toEqual([])
})
