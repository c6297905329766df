import type { FastifyInstance } from 'fastify'
import { demoScene } from '#domain/demo/scene.ts'
import { DRAWING_POLICY } from '#server/http/security-headers.ts'

/** The drawing of a seed never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves the drawn pictures of fictional businesses. */
export function registerDemoPictures(app: FastifyInstance): void {
  app.get<{ Params: { file: string } }>('/vorfuehrung/:file', async (request, reply) => {
    const [, scene = '', seed] = /^(?:([a-z-]+)-)?(\d{1,9})\.svg$/.exec(request.params.file) ?? []
    if (seed === undefined) return reply.callNotFound()
    return reply
      .header('cache-control', FOR_EVER)
      .header('content-security-policy', DRAWING_POLICY)
      .type('image/svg+xml')
      .send(demoScene(Number(seed), scene))
  })
}
