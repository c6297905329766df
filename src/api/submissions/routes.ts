import { z } from 'zod'
import { route } from '#api/http/route.ts'
import { submitPrivacyRequest } from '#services/privacy/submit-privacy-request.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { issueTicket } from '#services/submissions/form-ticket.ts'
import { submitListing } from '#services/submissions/submit-listing.ts'
import { submitMessage } from '#services/submissions/submit-message.ts'
import { submitReport } from '#services/submissions/submit-report.ts'
import { formRoute, withPicturesKey } from './form-route.ts'
import { hoursSchema, text } from './schema.ts'

/** The forms that end in the inbox, and the tickets that let each be sent once, and not sooner than a person can type. */
export const submissionRoutes = (deps: FormDeps) => [
  route(
    'GET /api/forms/ticket',
    {
      summary: 'A ticket for one form, valid for a day',
      answer: z.strictObject({ ticket: z.string() }),
    },
    () => ({ ticket: issueTicket(deps) }),
  ),
  formRoute(
    'POST /api/contact',
    {
      summary: 'A message to whoever runs the site',
      fields: { name: text, email: text, category: text, subject: text, message: text },
    },
    (envelope, message) => submitMessage(deps, envelope, message),
  ),
  formRoute(
    'POST /api/listings',
    {
      summary: 'A business that wants to be listed',
      // Names as in the specification (section 3).
      fields: {
        name: text,
        category: text,
        /** What the owner calls the trade where no category is it; the administrator reads it. */
        proposedTrade: text,
        description: text,
        address: text,
        city: text,
        postal_code: text,
        phone: text,
        email: text,
        website: text,
        hours: hoursSchema,
        /** The sender was told that postal code and city do not agree, and says that they are right. */
        isPlaceConfirmed: z.boolean().default(false),
      },
    },
    async (envelope, { isPlaceConfirmed, postal_code: postalCode, ...texts }) =>
      withPicturesKey(
        deps,
        envelope,
        await submitListing(deps, envelope, { listing: { ...texts, postalCode }, isPlaceConfirmed }),
      ),
  ),
  formRoute(
    'POST /api/reports',
    {
      summary: 'Reports wrong data, closed and missing businesses, illegal content (Art. 16 DSA)',
      fields: {
        kind: text,
        business: text,
        text,
        name: text,
        email: text,
        isInGoodFaith: z.boolean().default(false),
      },
    },
    (envelope, report) => submitReport(deps, envelope, report),
  ),
  formRoute(
    'POST /api/privacy-requests',
    {
      summary: 'Asks for access, rectification or removal, or objects to a listing (Art. 15 to 21 GDPR)',
      fields: { kind: text, name: text, email: text, business: text, details: text },
    },
    (envelope, request) => submitPrivacyRequest(deps, envelope, request),
  ),
]
