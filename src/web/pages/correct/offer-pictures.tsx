import { type ComponentType, useState } from 'react'
import { loadCode } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import { correctMessages } from '#web/pages/correct/messages.ts'
import type { PicturesFormProps } from '#web/pages/correct/pictures-form.tsx'

type Step = 'button' | 'loading' | 'failed' | { readonly Form: ComponentType<PicturesFormProps> }

/** Offers to send pictures with a correction; the form for them is loaded by a click. */
export function OfferPictures({ picturesKey }: PicturesFormProps) {
  const { language, messages } = usePage()
  const [step, setStep] = useState<Step>('button')
  const open = async () => {
    setStep('loading')
    try {
      const { PicturesForm } = await loadCode(() => import('#web/pages/correct/pictures-form.tsx'))
      setStep({ Form: PicturesForm })
    } catch {
      setStep('failed')
    }
  }
  if (typeof step === 'object') return <step.Form picturesKey={picturesKey} />
  return (
    <>
      {step === 'failed' && <p role="alert">{messages.failure.text}</p>}
      <button type="button" className="btn" disabled={step === 'loading'} onClick={() => void open()}>
        {correctMessages(language).sent.pictures}
      </button>
    </>
  )
}
