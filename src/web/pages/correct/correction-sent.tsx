import { Link } from 'wouter'
import type { CorrectionPrefill } from '#web/api/api.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { formMessages } from '#web/messages/form.ts'
import { usePage } from '#web/page-context.ts'
import { correctMessages } from '#web/pages/correct/messages.ts'
import { OfferPictures } from '#web/pages/correct/offer-pictures.tsx'
import { businessHref } from '#web/routing/routes.ts'
import { FormSent } from '#web/ui/form/form-sent.tsx'

interface CorrectionSentProps {
  sent: SentForm
  isNews: boolean
  business: CorrectionPrefill
  id: number
}

/** What is said of a correction that was received. */
export function CorrectionSent({ sent, isNews, business, id }: CorrectionSentProps) {
  const { language } = usePage()
  const messages = correctMessages(language).sent
  return (
    <FormSent title={messages.title} sent={sent} isNews={isNews}>
      <p>{messages.text}</p>
      {sent.isMailed && <p>{formMessages(language).mailed}</p>}
      {sent.picturesKey !== undefined && <OfferPictures picturesKey={sent.picturesKey} />}
      <div className="form-end">
        <Link className="btn go" href={businessHref({ id, urlSlug: business.urlSlug })}>
          {messages.back}
        </Link>
      </div>
    </FormSent>
  )
}
