import { type ComponentType, useState } from 'react'
import { messages as correctMessages } from '#translated/pages/correct.ts'
import { failureText } from '#web/api/failure.ts'
import { useSlow } from '#web/api/use-read.ts'
import { loadEventually } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import type { PicturesFormProps } from '#web/pages/correct/pictures-form.tsx'

interface OfferPicturesProps extends PicturesFormProps {
  /** The form for them is shown now. */
  onOpen: () => void
}

/** Offers to send pictures with a correction; the form for them is loaded by a click. */
export function OfferPictures({ picturesKey, onOpen }: OfferPicturesProps) {
  const { language, messages } = usePage()
  const [isAsked, setAsked] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const [Form, setForm] = useState<ComponentType<PicturesFormProps> | null>(null)
  const isSlow = useSlow(isAsked && failure === null)
  const open = async () => {
    setAsked(true)
    // By itself: a new page would not know any more which correction they belong to.
    const load = () => import('#web/pages/correct/pictures-form.tsx')
    const { PicturesForm } = await loadEventually(load, setFailure)
    setForm(() => PicturesForm)
    onOpen()
  }
  if (Form !== null) return <Form picturesKey={picturesKey} />
  return (
    <>
      <button type="button" className="btn" disabled={isAsked} onClick={() => void open()}>
        {inLanguage(correctMessages, language).sent.pictures}
      </button>
      <p role="status">
        {failure === null ? isSlow && messages.reading.slow : failureText(failure, messages)}
      </p>
    </>
  )
}
