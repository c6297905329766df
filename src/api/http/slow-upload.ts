import type { FastifyRequest } from 'fastify'

/** Connections on which an administrator sends a file just now. */
const uploading = new WeakSet<object>()

/**
 * Lets the body of a request take longer than a request may otherwise: 20 MB over a slow line are minutes. Only for
 * requests whose session is known already.
 */
export function beginSlowUpload({ raw }: FastifyRequest): void {
  uploading.add(raw.socket)
}

/** The body is there, or will not come. */
export function endSlowUpload({ raw }: FastifyRequest): void {
  uploading.delete(raw.socket)
}

/** Whether a connection may go on sending beyond the usual time. */
export function isSlowUpload(socket: object): boolean {
  return uploading.has(socket)
}
