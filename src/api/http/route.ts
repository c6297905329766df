import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { Parsed, RouteKey, RouteSpec } from '#api/client/contract.ts'
import type { ErrorCode } from '#domain/error-codes.ts'
import type { DomainError } from '#domain/errors.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import type { Immutable } from '#domain/immutable.ts'

/** The request a handler answers and its reply, for handlers that need more than their input. */
export interface HttpExchange {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * One route: what it takes and answers, and who answers it. Requests are parsed with its schemas, /api/openapi.json is
 * written from them and clients are typed by them (client/contract.ts), so there is no other description.
 */
export interface Route<
  Key extends RouteKey = RouteKey,
  Spec extends RouteSpec = RouteSpec,
  Exchange extends HttpExchange | undefined = HttpExchange | undefined,
> {
  readonly key: Key
  readonly spec: Spec
  // A method, so that a list may hold routes of different inputs.
  handle(input: Parsed<Key, Spec>, exchange: Exchange): Handled<Spec> | Promise<Handled<Spec>>
}

type Handled<Spec extends RouteSpec> =
  | Immutable<z.input<Spec['answer']>>
  | RouteProblem
  | RouteRedirect
  | FastifyReply
  | Readable
  // biome-ignore lint/suspicious/noConfusingVoidType: the handler of an answer that says nothing returns nothing
  | (Spec['answer'] extends z.ZodUndefined ? void : never)

/** A route that is only served over HTTP. */
export type HttpRoute<Key extends RouteKey = RouteKey, Spec extends RouteSpec = RouteSpec> = Route<
  Key,
  Spec,
  HttpExchange
>

/** A route that needs nothing but its input: it answers pages on the server without HTTP in between, too. */
export function route<Key extends RouteKey, Spec extends RouteSpec>(
  key: Key,
  spec: Spec,
  handle: Route<Key, Spec, undefined>['handle'],
): Route<Key, Spec, undefined> {
  return { key, spec, handle }
}

/** A route whose handler needs the request or writes the reply itself. */
export function httpRoute<Key extends RouteKey, Spec extends RouteSpec>(
  key: Key,
  spec: Spec,
  handle: HttpRoute<Key, Spec>['handle'],
): HttpRoute<Key, Spec> {
  return { key, spec, handle }
}

/** An expected answer other than success: its code has a status and a sentence (problem.ts). */
export class RouteProblem {
  readonly code: ErrorCode | 'fields_invalid'
  /** Of a form that was refused: what is wrong with which field. */
  readonly faults: readonly FieldFault[]
  /** How long to wait before the next attempt; 0: nothing is said. */
  readonly waitSeconds: number
  /** The values a sentence about it needs. */
  readonly details: DomainError['details']

  constructor(
    code: ErrorCode | 'fields_invalid',
    {
      faults = [],
      waitSeconds = 0,
      details = {},
    }: {
      faults?: readonly FieldFault[]
      waitSeconds?: number
      details?: DomainError['details']
    } = {},
  ) {
    this.code = code
    this.faults = faults
    this.waitSeconds = waitSeconds
    this.details = details
  }
}

/** A form that was refused: 422 with what is wrong with which field. Nothing was stored. */
export function refused(faults: readonly FieldFault[]): RouteProblem {
  return new RouteProblem('fields_invalid', { faults })
}

/** What is asked for lives at another address now (301). */
export class RouteRedirect {
  /** Path and query part. */
  readonly to: string

  constructor(to: string) {
    this.to = to
  }
}
