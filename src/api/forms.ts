import type { FastifyInstance } from 'fastify'
import type { PictureFormDeps } from '#services/offer-picture.ts'
import { registerConsents } from './forms/consents.ts'
import { registerContact } from './forms/contact.ts'
import { registerCorrections } from './forms/corrections.ts'
import { guardForms } from './forms/form-guard.ts'
import { registerLinks } from './forms/links.ts'
import { registerListings } from './forms/listings.ts'
import { registerNewsletter } from './forms/newsletter.ts'
import { registerOfferedPictures } from './forms/offered-pictures.ts'
import { registerOwnerLinks } from './forms/owner-links.ts'
import { registerPrivacyRequests } from './forms/privacy-requests.ts'
import { registerReports } from './forms/reports.ts'
import { registerTicket } from './forms/ticket.ts'

export interface FormCallDeps extends PictureFormDeps {
  /** Rate limits on (the default) or off (tests, load measurements). */
  readonly hasRateLimits: boolean
}

/** What visitors send: every public form, and the links in the mails about them. Register it as a plugin of its own. */
export async function registerForms(app: FastifyInstance, deps: FormCallDeps): Promise<void> {
  await guardForms(app, deps)
  registerTicket(app, deps)
  registerListings(app, deps)
  registerContact(app, deps)
  registerCorrections(app, deps)
  app.register(registerOfferedPictures, deps)
  registerOwnerLinks(app, deps)
  registerLinks(app, deps)
  registerReports(app, deps)
  registerPrivacyRequests(app, deps)
  registerNewsletter(app, deps)
  registerConsents(app, deps)
}
