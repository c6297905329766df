import type { Mail } from '#web/mailto.ts'
import { listingWords } from '#web/messages/add-business/words.ts'
import { listingStepsWords } from '#web/messages/listing-steps/words.ts'
import { usePage } from '#web/page-context.ts'
import { MailReady } from '#web/ui/form/mail-ready.tsx'

interface ListingReadyProps {
  mail: Mail
  /** The operator's. */
  name: string
  onChange: () => void
  onDiscard: () => void
}

/** After the last step: the e-mail that the owner still has to send, and what happens then. */
export function ListingReady({ mail, name, onChange, onDiscard }: ListingReadyProps) {
  const { language } = usePage()
  const words = listingWords(language)
  const { next, nextSteps } = listingStepsWords(language).mail
  return (
    <div className="listing-ready">
      <MailReady mail={mail} onChange={onChange}>
        <h3>{next}</h3>
        <ol className="numbered">
          {nextSteps(name).map(sentence => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </MailReady>
      <p className="hint kept">{words.kept}</p>
      <button type="button" className="btn bare discard" onClick={onDiscard}>
        {words.discard}
      </button>
    </div>
  )
}
