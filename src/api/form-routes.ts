import type { FastifyInstance } from 'fastify'
import type { PictureFormDeps } from '#services/pictures/offer-picture.ts'
import { registerConsents } from './consents/routes.ts'
import { guardForms } from './http/form-guard.ts'
import { registerLinks } from './mail/routes.ts'
import { registerNewsletter } from './newsletter/routes.ts'
import { registerOfferedPictures } from './pictures/routes.ts'
import { registerCorrections } from './submissions/correction-routes.ts'
import { registerListings } from './submissions/listing-routes.ts'
import { registerOwnerLinks } from './submissions/owner-link-routes.ts'
import { registerPrivacyRequests } from './submissions/privacy-request-routes.ts'
import { registerReports } from './submissions/report-routes.ts'
import { registerContact } from './submissions/routes.ts'
import { registerTicket } from './submissions/ticket-routes.ts'

export interface FormRouteDeps extends PictureFormDeps {
  /** Rate limits on (the default) or off (tests, load measurements). */
  readonly hasRateLimits: boolean
}

/** What visitors send: every public form, and the links in the mails about them. Register it as a plugin of its own. */
export async function formRoutes(app: FastifyInstance, deps: FormRouteDeps): Promise<void> {
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
