import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { isSlowUpload } from '#api/http/slow-upload.ts'

/** Tests lower them. */
export interface RequestLimits {
  /** A whole request, its body included, must be there by then; slower ones are attacks or broken connections. */
  readonly requestMs: number
  readonly headersMs: number
  /** How often connections are looked at: a slow one is closed so much later at most. */
  readonly checkMs: number
  /** An administrator's upload: as long as it may take in all (specification, section 9). */
  readonly uploadMs: number
  /** How often such an upload has to have brought something. */
  readonly uploadCheckMs: number
}

const USUAL: RequestLimits = {
  requestMs: 29_000,
  headersMs: 15_000,
  checkMs: 1_000,
  uploadMs: 20 * 60 * 1000,
  uploadCheckMs: 10_000,
}

/** What an upload has to bring between two looks; a line that is slower never gets 20 MB through. */
const UPLOAD_BYTES_PER_CHECK = 1024

/**
 * Fastify's options against requests that never end. Node closes every connection whose request is not complete in time;
 * only the upload of an administrator who is logged in may go on, as long as it really brings something.
 */
export function requestLimits(limits: Partial<RequestLimits> = {}) {
  const { requestMs, headersMs, checkMs, uploadMs, uploadCheckMs } = { ...USUAL, ...limits }
  return {
    requestTimeout: requestMs,
    http: { headersTimeout: Math.min(headersMs, requestMs), connectionsCheckingInterval: checkMs },
    clientErrorHandler(this: FastifyInstance, error: NodeJS.ErrnoException, socket: Socket): void {
      if (error.code === 'ECONNRESET' || socket.destroyed) return
      // Node reports a late request only once, so from here on we watch the connection.
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT' && isSlowUpload(socket)) {
        watchUpload(socket, uploadCheckMs, uploadMs - requestMs)
        return
      }
      // Not the error itself: it carries the request as it came, cookies included.
      this.log.trace({ code: error.code }, 'a request could not be read')
      refuse(socket, STATUS_OF[error.code ?? ''] ?? 400)
    },
  } as const
}

const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** There is no request to reply to, so the answer is written to the socket. */
function refuse(socket: Socket, status: number): void {
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    )
  }
  socket.destroy()
}

function watchUpload(socket: Socket, checkMs: number, timeLeftMs: number): void {
  let checksLeft = Math.ceil(timeLeftMs / checkMs)
  let seen = socket.bytesRead
  const timer = setInterval(() => {
    const received = socket.bytesRead - seen
    seen += received
    checksLeft--
    if (socket.destroyed || !isSlowUpload(socket)) clearInterval(timer)
    else if (received < UPLOAD_BYTES_PER_CHECK || checksLeft <= 0) {
      clearInterval(timer)
      refuse(socket, 408)
    }
  }, checkMs)
  timer.unref()
}
