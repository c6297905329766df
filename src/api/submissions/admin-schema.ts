import { z } from 'zod'
import { changeSchema } from '#api/http/form-schema.ts'
import { flag, pageOf, pageQueryOf } from '#api/http/schema.ts'
import { LANGUAGES } from '#domain/language.ts'
import { DECISION_ACTIONS, NOTE_FORM } from '#domain/submission/decision.ts'
import { SPAM_REASONS, SUBMISSION_KINDS, SUBMISSION_STATES } from '#domain/submission/submission.ts'

const kind = z.enum(SUBMISSION_KINDS)
const state = z.enum(SUBMISSION_STATES)

export const submissionsQuerySchema = pageQueryOf({
  kind: kind.optional(),
  state: state.optional(),
  /** true: only what fell into the trap for machines; false: none of it. */
  isTrapped: flag.optional(),
  /** A number ('E-12'), or words of subject, sender, content or note. */
  search: z.string().max(200).default(''),
})

export const submissionChangeSchema = changeSchema({ note: NOTE_FORM.note }, { state: state.optional() })

export const submissionSchema = z.strictObject({
  id: z.int(),
  kind,
  state,
  language: z.enum(LANGUAGES),
  subject: z.string(),
  senderName: z.string().nullable(),
  senderEmail: z.string().nullable(),
  businessId: z.int().nullable(),
  payload: z.record(z.string(), z.unknown()),
  note: z.string(),
  createdAt: z.int(),
  updatedAt: z.int(),
  confirmedAt: z.int().nullable(),
  dueAt: z.int().nullable(),
  isFromOwner: z.boolean(),
  spamReason: z.enum(SPAM_REASONS).nullable(),
  erasedAt: z.int().nullable(),
  outcome: z
    .strictObject({
      kind: z.enum(['approved', 'accepted', 'rejected', 'answered', 'acted', 'not-acted']),
      text: z.string(),
      action: z.enum(DECISION_ACTIONS).exactOptional(),
      fields: z.array(z.string()).exactOptional(),
      at: z.int(),
    })
    .nullable(),
})

export const submissionPageSchema = pageOf(submissionSchema)
