import { z } from 'zod'
import { type BodyShape, bodyShape, changeShape } from '#api/http/form-schema.ts'
import { type HttpExchange, httpRoute, type Route, RouteProblem, refused } from '#api/http/route.ts'
import { language } from '#api/http/schema.ts'
import { valuesOf } from '#domain/form/form-body.ts'
import type { BodyChangeOf, ChangeOf, FormFields, ValuesOf } from '#domain/form/form-fields.ts'
import { issueUploadToken } from '#services/pictures/upload-token.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import type { FormEnvelope, Received } from '#services/submissions/receive-submission.ts'

/** What the body of every form may carry besides its fields. */
const envelopeFields = {
  /** Of the sentences in the answer and of the mails. */
  language,
  /** From GET /api/forms/ticket; programs need none. */
  ticket: z.string().optional(),
  /** Leave it empty. */
  trap: z.string().optional(),
}

const receivedSchema = z.strictObject({
  /** 'E-1234': for questions about it; '' where nothing is stored in the inbox. */
  number: z.string(),
  /** Whether the sender is written to. */
  isMailed: z.boolean(),
  /** Of corrections and listings that came with a ticket: lets pictures be sent with it for an hour. */
  picturesKey: z.string().exactOptional(),
})

interface FormSpec<Fields extends FormFields> {
  readonly summary: string
  readonly body: z.ZodType<Envelope, Partial<Envelope> & BodyChangeOf<Fields>>
  readonly answer: typeof receivedSchema
  readonly status: 201
  readonly problems: readonly number[]
}

type Envelope = z.output<z.ZodObject<typeof envelopeFields>>

/** What became of a form; where it is stored elsewhere than in the inbox, it has no number to tell. */
type FormResult =
  | Exclude<Received, { kind: 'received' }>
  | (Omit<Extract<Received, { kind: 'received' }>, 'id'> & { readonly picturesKey?: string })

interface FormOptions {
  readonly summary: string
  readonly problems?: readonly number[]
}

type FormHandler<Values> = (envelope: FormEnvelope, values: Values) => Promise<FormResult>

/**
 * A public form: 201 once it was received, 422 with its faults, 429 when it came too fast, 403 when it was open for too
 * long. It counts against its sender's limit once it is in order.
 */
export function formRoute<Key extends `POST /api/${string}`, Fields extends FormFields>(
  key: Key,
  fields: Fields,
  options: FormOptions,
  submit: FormHandler<ValuesOf<Fields>>,
): Route<Key, FormSpec<Fields>, HttpExchange> {
  // Every field that is left out has a value by its schema.
  return routeOf(key, fields, { ...options, shape: bodyShape(fields) }, submit as FormHandler<unknown>)
}

/** The same for a form that changes what is stored: a field that is left out stays as it is. */
export function changeFormRoute<Key extends `POST /api/${string}`, Fields extends FormFields>(
  key: Key,
  fields: Fields,
  options: FormOptions,
  submit: FormHandler<ChangeOf<Fields>>,
): Route<Key, FormSpec<Fields>, HttpExchange> {
  return routeOf(key, fields, { ...options, shape: changeShape(fields) }, submit as FormHandler<unknown>)
}

function routeOf<Key extends `POST /api/${string}`, Fields extends FormFields>(
  key: Key,
  fields: Fields,
  { summary, problems = [], shape }: FormOptions & { readonly shape: BodyShape },
  submit: FormHandler<unknown>,
): Route<Key, FormSpec<Fields>, HttpExchange> {
  const spec: FormSpec<Fields> = {
    summary,
    // The shape has a schema for each field, which the type names one by one.
    body: z.strictObject({ ...envelopeFields, ...shape }) as unknown as FormSpec<Fields>['body'],
    answer: receivedSchema,
    status: 201,
    problems: [403, 422, 429, ...problems],
  }
  return httpRoute(key, spec, async (input, { reply }) => {
    const { language, ticket, trap, ...body } = input.body as Envelope
    const envelope = { language, ticket, trap, count: () => reply.countForm() }
    const result = await submit(envelope, valuesOf(fields, body as BodyChangeOf<Fields>))
    switch (result.kind) {
      case 'faults':
        return refused(result.faults)
      case 'too-fast':
        return new RouteProblem('form_too_fast', { waitSeconds: result.waitSeconds })
      case 'expired':
        return new RouteProblem('form_expired')
      case 'received': {
        const { number, isMailed, picturesKey } = result
        return { number, isMailed, ...(picturesKey !== undefined && { picturesKey }) }
      }
    }
  })
}

/** Lets the sender of a form send pictures with it. */
export function withPicturesKey(
  deps: Pick<FormDeps, 'ticketKey'>,
  { ticket }: FormEnvelope,
  received: Received,
): FormResult {
  // Without a ticket two people may get the same number, if they say the same.
  if (received.kind !== 'received' || ticket === undefined) return received
  return { ...received, picturesKey: issueUploadToken(deps, received.id) }
}
