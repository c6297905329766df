import { Link } from 'wouter'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { SentForm } from '#web/forms/send-typed-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import type { DraftPicture } from '#web/pages/add-business/pictures/draft-pictures.ts'
import { PicturesSent } from '#web/pages/add-business/pictures/pictures-sent.tsx'
import { routes } from '#web/routing/routes.ts'
import { AnotherButton } from '#web/ui/form/another-button.tsx'
import { FormSent } from '#web/ui/form/form-sent.tsx'

interface ListingSentProps {
  sent: SentForm
  /** Chosen in the wizard, and sent now. */
  pictures?: readonly DraftPicture[]
  /** On the page where it was filled in: an empty form again. */
  onAnother?: () => void
  /** 'Eine Antwort bekommen Sie innerhalb von 24 Stunden.'; '' where the operator promises none. */
  reply: string
}

/** The success step: the number, and what happens next. */
export function ListingSent({ sent, pictures = [], onAnother, reply }: ListingSentProps) {
  const { language, messages, site } = usePage()
  const texts = inLanguage(addBusinessStepsMessages, language).sent
  return (
    <FormSent title={texts.title} sent={sent} isNews={onAnother !== undefined}>
      {sent.isMailed && <p>{texts.mailed}</p>}
      {sent.picturesKey !== undefined && pictures.length > 0 && (
        <PicturesSent pictures={pictures} picturesKey={sent.picturesKey} />
      )}
      <h3>{texts.next}</h3>
      <ol className="numbered">
        {(site.sendsMail ? texts.nextSteps : texts.unmailedSteps).map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
      {site.sendsMail && <p className="quiet">{reply || inLanguage(formMessages, language).noReplyTime}</p>}
      <div className="form-end">
        <Link className="btn go" href={routes.home.href()}>
          {messages.notFound.backHome}
        </Link>
        <AnotherButton label={texts.another} href={routes.addBusiness.href()} onAnother={onAnother} />
      </div>
    </FormSent>
  )
}
