import { z } from 'zod'
import { route } from '#api/http/route.ts'
import { LISTING_FORM } from '#domain/listing/listing.ts'
import { MESSAGE_FORM } from '#domain/submission/message.ts'
import { PRIVACY_REQUEST_FORM } from '#domain/submission/privacy-request.ts'
import { REPORT_FORM } from '#domain/submission/report.ts'
import { submitPrivacyRequest } from '#services/privacy/submit-privacy-request.ts'
import type { FormDeps } from '#services/submissions/form-deps.ts'
import { issueTicket } from '#services/submissions/form-ticket.ts'
import { submitListing } from '#services/submissions/submit-listing.ts'
import { submitMessage } from '#services/submissions/submit-message.ts'
import { submitReport } from '#services/submissions/submit-report.ts'
import { formRoute, withPicturesKey } from './form-route.ts'

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
    MESSAGE_FORM,
    { summary: 'A message to whoever runs the site' },
    (envelope, message) => submitMessage(deps, envelope, message),
  ),
  formRoute(
    'POST /api/listings',
    LISTING_FORM,
    { summary: 'A business that wants to be listed' },
    async (envelope, { isPlaceConfirmed, ...listing }) =>
      withPicturesKey(deps, envelope, await submitListing(deps, envelope, { listing, isPlaceConfirmed })),
  ),
  formRoute(
    'POST /api/reports',
    REPORT_FORM,
    { summary: 'Reports wrong data, closed and missing businesses, illegal content (Art. 16 DSA)' },
    (envelope, report) => submitReport(deps, envelope, report),
  ),
  formRoute(
    'POST /api/privacy-requests',
    PRIVACY_REQUEST_FORM,
    { summary: 'Asks for access, rectification or removal, or objects to a listing (Art. 15 to 21 GDPR)' },
    (envelope, request) => submitPrivacyRequest(deps, envelope, request),
  ),
]
