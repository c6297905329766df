import type { FastifyInstance } from 'fastify'
import { DEMO_PICTURES, FORMER_DEMO_PICTURES } from '#domain/demo/picture-address.ts'
import { demoScene } from '#domain/demo/scene.ts'
import { acceptedEncoding, packed } from '#server/http/content-encoding.ts'
import { DRAWING_POLICY, removePageHeaders } from '#server/http/security-headers.ts'

/** The drawing of a seed never changes. */
const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves the drawn pictures of fictional businesses. */
export function registerDemoPictures(app: FastifyInstance): void {
  for (const folder of [DEMO_PICTURES, FORMER_DEMO_PICTURES])
    app.get<{ Params: { file: string } }>(`${folder}:file`, async (request, reply) => {
      const [, scene = '', seed] = /^(?:([a-z-]+)-)?(\d{1,9})\.svg$/.exec(request.params.file) ?? []
      if (seed === undefined) return reply.callNotFound()
      const { encoding, body } = packed(
        demoScene(Number(seed), scene),
        acceptedEncoding(request.headers['accept-encoding']),
      )
      if (encoding !== 'identity') reply.header('content-encoding', encoding)
      return removePageHeaders(reply)
        .headers({ 'cache-control': FOR_EVER, vary: 'accept-encoding' })
        .header('content-security-policy', DRAWING_POLICY)
        .type('image/svg+xml')
        .send(body)
    })
}
