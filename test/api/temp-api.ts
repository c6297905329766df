import Fastify, { type FastifyInstance } from 'fastify'
import { apiRoutes } from '#api/routes.ts'
import { DEFAULT_SETTINGS } from '#domain/settings/settings.ts'
import { readContent } from '#gateways/content/content-files.ts'
import type { DirectoryIndex } from '#search/index-reader.ts'
import { onFinished } from '#test/finished.ts'
import { checkAnswers } from './check-answers.ts'

/** Tuesday, 24 November 2026, 10:00 in Germany. */
export const TUESDAY_TEN = Date.parse('2026-11-24T10:00:00+01:00')

/** The JSON calls over an index, asked by `inject`. */
export async function tempApi(index: DirectoryIndex, settings = DEFAULT_SETTINGS): Promise<FastifyInstance> {
  const app = Fastify()
  checkAnswers(app)
  await app.register(apiRoutes, {
    index,
    now: () => TUESDAY_TEN,
    settings: () => settings,
    hasMailServer: () => true,
    content: await readContent(),
  })
  onFinished(() => app.close())
  return app
}
