import { z } from 'zod'
import { adminBusinessPageSchema } from '#api/businesses/admin-schema.ts'
import { bodySchema } from '#api/http/form-schema.ts'
import { picturesSchema } from '#api/pictures/schema.ts'
import { PROPOSED_FIELDS } from '#domain/correction/correction.ts'
import { LISTING_FIELDS } from '#domain/listing/listing.ts'
import { outboxMailSchema } from '#domain/mail/outbox-mail.ts'
import { submissionSchema } from './admin-schema.ts'

/** How long a text may be says the form. */
const text = z.string()

const proposedField = z.enum(PROPOSED_FIELDS)

export const approvalSchema = z.strictObject({ listing: bodySchema(LISTING_FIELDS) })

export const approvedSchema = z.strictObject({ businessId: z.int(), isNew: z.boolean() })

export const acceptanceSchema = z.strictObject({ fields: z.array(proposedField).max(20), text })

export const answerSchema = z.strictObject({ text })

export const submissionDetailSchema = z.strictObject({
  submission: submissionSchema,
  changes: z
    .array(
      z.strictObject({
        field: proposedField,
        now: z.string(),
        proposed: z.string(),
        // biome-ignore lint/suspicious/noThenProperty: a text beside 'now'; nobody awaits it.
        then: z.string(),
        /** City and postal code would not belong together. */
        isPlaceDoubtful: z.boolean(),
      }),
    )
    .nullable(),
  businesses: adminBusinessPageSchema.shape.businesses,
  /** The one that it means beyond doubt. */
  certainBusinessId: z.int().nullable(),
  pictures: picturesSchema.shape.pictures,
  mails: z.array(outboxMailSchema),
  /** Whether mails are sent; otherwise they wait. */
  hasMailServer: z.boolean(),
})
