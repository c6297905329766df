import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { problemSchema, sendFaults, sendProblem } from '#api/http/problem.ts'
import type { Received } from '#services/submissions/receive-submission.ts'

const receivedSchema = z.strictObject({
  /** 'E-1234': for questions about it; '' where nothing is kept in the inbox. */
  number: z.string(),
  /** Whether the sender is written to. */
  isMailed: z.boolean(),
  /** Of corrections that came with a ticket: lets pictures be sent with it for an hour. */
  picturesKey: z.string().optional(),
})

/** The answers of a form by status. */
export function formResponses(...problems: number[]): Record<number, z.ZodType> {
  const all = [400, 403, 422, 429, ...problems]
  return { 201: receivedSchema, ...Object.fromEntries(all.map(status => [status, problemSchema])) }
}

/** Answers a form: 201, 422 with its faults, 429 when it came too fast, 403 when it was open for too long. */
export function sendReceived(reply: FastifyReply, received: FormResult): FastifyReply {
  switch (received.kind) {
    case 'faults':
      return sendFaults(reply, received.faults)
    case 'too-fast':
      reply.header('retry-after', String(received.waitSeconds))
      return sendProblem(reply, 'form_too_fast')
    case 'expired':
      return sendProblem(reply, 'form_expired')
    case 'received':
      return reply.code(201).send({
        number: received.number,
        isMailed: received.isMailed,
        ...(received.picturesKey !== undefined && { picturesKey: received.picturesKey }),
      })
  }
}

/** Of a form that is kept elsewhere than in the inbox, the number in it is nobody's business. */
type FormResult =
  | Exclude<Received, { kind: 'received' }>
  | (Omit<Extract<Received, { kind: 'received' }>, 'id'> & { readonly picturesKey?: string })
