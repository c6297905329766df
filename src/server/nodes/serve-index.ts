import { open } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { SiteKey } from '#domain/site-key.ts'
import { mainPath, readPointer } from '#search/index/pointer.ts'
import { isSigned, NODE_SIGNATURE } from './node-signature.ts'

/** Where a node has its index for others. */
export const INDEX_ADDRESS = '/node/index'
/** The header that says what the file is: a Pointer (search/index/pointer.ts) as JSON. */
export const INDEX_POINTER = 'x-umkreis-index'

export interface ServeIndexDeps {
  readonly indexDir: string
  readonly key: SiteKey
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Serves the main file of the index to nodes with the same key; for everybody else the address does not exist. */
export function registerServeIndex(app: FastifyInstance, { indexDir, key, now }: ServeIndexDeps): void {
  app.get(INDEX_ADDRESS, async (request, reply) => {
    if (!isSigned(key, INDEX_ADDRESS, request.headers[NODE_SIGNATURE], now())) return reply.callNotFound()
    reply.header('cache-control', 'no-store')
    const pointer = readPointer(indexDir)
    if (pointer === undefined) return reply.code(503).header('retry-after', '2').send('no index yet\n')
    // Open before the answer begins: a new index may replace this one while it is sent.
    const file = await open(mainPath(indexDir, pointer.generation))
    return reply
      .headers({ [INDEX_POINTER]: JSON.stringify(pointer), 'content-length': pointer.size })
      .type('application/octet-stream')
      .send(file.createReadStream())
  })
}
