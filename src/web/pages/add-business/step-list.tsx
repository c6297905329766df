import { LISTING_STEPS, type ListingStep } from '#domain/listing/listing.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { useMessages } from '#web/messages.ts'

interface WizardHeadProps {
  step: ListingStep
  onStep: (step: ListingStep) => void
}

/** The three steps, with links back to those that are done. */
export function StepList({ step, onStep }: WizardHeadProps) {
  const messages = useMessages(addBusinessMessages)
  return (
    <ol className="steps" aria-label={messages.stepsLabel}>
      {LISTING_STEPS.map((known, index) => {
        const name = messages.steps[index]
        if (known >= step) {
          return (
            <li key={known} aria-current={known === step ? 'step' : undefined}>
              <span className="k" aria-hidden="true">
                {known}
              </span>
              <span>{name}</span>
            </li>
          )
        }
        return (
          <li key={known} className="done">
            <span className="k ic ic-check" aria-hidden="true" />
            <button type="button" onClick={() => onStep(known)}>
              <span>{name}</span>
              <span className="vh">{` ${messages.done}`}</span>
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** 'Schritt 2 von 3' and how much of the way that is. */
export function StepProgress({ step }: { step: ListingStep }) {
  const messages = useMessages(addBusinessMessages)
  const percent = messages.percent(String(Math.floor((100 * step) / LISTING_STEPS.length)))
  return (
    <>
      <div className="step-count">
        <p>{messages.step(step)}</p>
        <p>{percent}</p>
      </div>
      <progress max={LISTING_STEPS.length} value={step} aria-label={messages.step(step)}>
        {percent}
      </progress>
    </>
  )
}
