import { useState } from 'react'
import { Link } from 'wouter'
import { messages as correctMessages } from '#translated/pages/correct.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { CorrectionPrefill } from '#web/api/api.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { OfferPictures } from '#web/pages/correct/offer-pictures.tsx'
import { businessHref, routes } from '#web/routing/routes.ts'
import { AnotherButton } from '#web/ui/form/another-button.tsx'
import { FormSent } from '#web/ui/form/form-sent.tsx'

interface CorrectionSentProps {
  sent: SentForm
  business: CorrectionPrefill
  id: number
  /** On the page where it was filled in: the form again. */
  onAnother?: () => void
}

/** What is said of a correction that was received. */
export function CorrectionSent({ sent, business, id, onAnother }: CorrectionSentProps) {
  const { language } = usePage()
  const messages = inLanguage(correctMessages, language).sent
  const [hasPictures, setHasPictures] = useState(false)
  return (
    <FormSent title={messages.title} sent={sent} isNews={onAnother !== undefined}>
      <p>{messages.text}</p>
      {sent.isMailed && <p>{inLanguage(formMessages, language).mailed}</p>}
      {sent.picturesKey !== undefined && (
        <OfferPictures picturesKey={sent.picturesKey} onOpen={() => setHasPictures(true)} />
      )}
      <div className="form-end">
        {/* While pictures are sent, that is the main thing to do. */}
        <Link
          className={hasPictures ? 'btn' : 'btn go'}
          href={businessHref({ id, urlSlug: business.urlSlug })}
        >
          {messages.back}
        </Link>
        <AnotherButton label={messages.another} href={routes.correct.href({ id })} onAnother={onAnother} />
      </div>
    </FormSent>
  )
}
