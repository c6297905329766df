import { z } from 'zod'
import { type HttpExchange, httpRoute, type Route, RouteProblem, refused } from '#api/http/route.ts'
import { language } from '#api/http/schema.ts'
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

type Body<Fields extends z.ZodRawShape> = z.ZodObject<typeof envelopeFields & Fields, z.core.$strict>

interface FormSpec<Fields extends z.ZodRawShape> {
  readonly summary: string
  readonly body: Body<Fields>
  readonly answer: typeof receivedSchema
  readonly status: 201
  readonly problems: readonly number[]
}

/** What became of a form; where it is stored elsewhere than in the inbox, it has no number to tell. */
type FormResult =
  | Exclude<Received, { kind: 'received' }>
  | (Omit<Extract<Received, { kind: 'received' }>, 'id'> & { readonly picturesKey?: string })

/**
 * A public form: 201 once it was received, 422 with its faults, 429 when it came too fast, 403 when it was open for too
 * long. It counts against its sender's limit once it is in order.
 * @param fields the form's own fields in the body
 */
export function formRoute<Key extends `POST /api/${string}`, Fields extends z.ZodRawShape>(
  key: Key,
  { summary, fields, problems = [] }: { summary: string; fields: Fields; problems?: readonly number[] },
  submit: (
    envelope: FormEnvelope,
    fields: Omit<z.output<Body<Fields>>, keyof typeof envelopeFields>,
  ) => Promise<FormResult>,
): Route<Key, FormSpec<Fields>, HttpExchange> {
  const body: Body<Fields> = z.strictObject({ ...envelopeFields, ...fields })
  const spec: FormSpec<Fields> = {
    summary,
    body,
    answer: receivedSchema,
    status: 201,
    problems: [403, 422, 429, ...problems],
  }
  return httpRoute(key, spec, async (input, { reply }) => {
    // A body is what its own schema says: envelope and fields.
    const { language, ticket, trap, ...rest } = input.body as z.output<Body<Record<never, never>>>
    const given = rest as unknown as Omit<z.output<Body<Fields>>, keyof typeof envelopeFields>
    const result = await submit({ language, ticket, trap, count: () => reply.countForm() }, given)
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
