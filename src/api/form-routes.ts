import type { FastifyInstance } from 'fastify'
import type { PictureFormDeps } from '#services/pictures/offer-picture.ts'
import type { ContractOf } from './client/contract.ts'
import { consentRoutes } from './consents/routes.ts'
import { correctionRoutes } from './corrections/routes.ts'
import { type FormLimits, guardForms } from './http/form-guard.ts'
import { serve } from './http/serve.ts'
import { mailLinkRoutes } from './mail/routes.ts'
import { newsletterRoutes, oneClickUnsubscribe } from './newsletter/routes.ts'
import { type offeredPictureRoutes, serveOfferedPictures } from './pictures/routes.ts'
import { submissionRoutes } from './submissions/routes.ts'

export interface FormRouteDeps extends PictureFormDeps {
  readonly limits: FormLimits
}

/** What visitors send: every public form, and the links in the mails about them. */
export const formRoutes = (deps: PictureFormDeps) => [
  ...submissionRoutes(deps),
  ...correctionRoutes(deps),
  ...newsletterRoutes(deps),
  ...mailLinkRoutes(deps),
  ...consentRoutes(deps),
]

export type FormContract = ContractOf<ReturnType<typeof formRoutes>> &
  ContractOf<ReturnType<typeof offeredPictureRoutes>>

/** Serves the forms; register it as a plugin of its own. */
export async function serveForms(app: FastifyInstance, deps: FormRouteDeps): Promise<void> {
  guardForms(app, deps.limits)
  serve(app, formRoutes(deps), { tag: 'forms' })
  app.register(serveOfferedPictures, deps)
  app.register(oneClickUnsubscribe, deps)
}
