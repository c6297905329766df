import type { Multipart } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'

/**
 * The parts of a multipart form. The parser's errors (no boundary, cut short, malformed) say that the request is at fault,
 * also when whoever reads the contents of a file meets them.
 */
export async function* formParts(request: FastifyRequest): AsyncGenerator<Multipart> {
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') part.file.once('error', blameRequest)
      yield part
    }
  } catch (error) {
    blameRequest(error)
    throw error
  }
}

function blameRequest(error: unknown): void {
  if (error instanceof Error && !('statusCode' in error)) Object.assign(error, { statusCode: 400 })
}
