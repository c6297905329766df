import { Link } from 'wouter'
import type { CorrectionPrefill } from '#services/prefill-correction.ts'
import { correctWords } from '#web/messages/correct/words.ts'
import { formWords } from '#web/messages/form/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { OfferPictures } from '#web/ui/correct/offer-pictures.tsx'
import { FormSent } from '#web/ui/form/form-sent.tsx'
import type { SentForm } from '#web/ui/form/sending.ts'

interface CorrectionSentProps {
  sent: SentForm
  isNews: boolean
  business: CorrectionPrefill
  id: number
}

/** What is said of a correction that was received. */
export function CorrectionSent({ sent, isNews, business, id }: CorrectionSentProps) {
  const { language } = usePage()
  const words = correctWords(language).sent
  return (
    <FormSent title={words.title} sent={sent} isNews={isNews}>
      <p>{words.text}</p>
      {sent.isMailed && <p>{formWords(language).mailed}</p>}
      {sent.picturesKey !== undefined && <OfferPictures picturesKey={sent.picturesKey} />}
      <div className="form-end">
        <Link className="btn go" href={paths.business({ id, urlSlug: business.urlSlug })}>
          {words.back}
        </Link>
      </div>
    </FormSent>
  )
}
