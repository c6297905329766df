import { useEffect, useState } from 'react'
import { useSlow } from '#web/api/use-read.ts'
import { faultMessages } from '#web/forms/fault-messages.ts'
import { refusalOf } from '#web/forms/send-form.ts'
import { sendPicture } from '#web/forms/send-picture.ts'
import { unansweredText } from '#web/forms/unanswered-text.ts'
import { addBusinessStepsMessages } from '#web/messages/add-business-steps.ts'
import { type PageContext, usePage } from '#web/page-context.ts'
import type { DraftPicture } from '#web/pages/add-business/pictures/draft-pictures.ts'

interface PicturesSentProps {
  pictures: readonly DraftPicture[]
  picturesKey: string
}

/** Why a picture was not taken. */
interface Refused {
  readonly picture: DraftPicture
  readonly text: string
}

/** Sends the pictures of a listing that was received, one after the other, and says what became of them. */
export function PicturesSent({ pictures, picturesKey }: PicturesSentProps) {
  const page = usePage()
  const { language, formats } = page
  const texts = addBusinessStepsMessages(language).pictures
  const [waiting, setWaiting] = useState(pictures)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [next] = waiting
  const isSlow = useSlow(next !== undefined, String(next?.key))
  useEffect(() => {
    if (next === undefined) return
    let isWanted = true
    send(next, picturesKey, page).then(text => {
      if (!isWanted) return
      setWaiting(before => before.filter(picture => picture !== next))
      if (text !== '') setRefused(before => [...before, { picture: next, text }])
    })
    return () => {
      isWanted = false
    }
  }, [next, picturesKey, page])
  const done = pictures.length - waiting.length - refused.length
  return (
    <section aria-labelledby="sent-pictures">
      <h3 id="sent-pictures">{texts.title}</h3>
      <p role="status">
        {next === undefined
          ? texts.arrived(formats.counted(done))
          : `${texts.sending(String(pictures.length - waiting.length + 1), String(pictures.length))}`}
      </p>
      <output className="quiet">{isSlow && page.messages.reading.slow}</output>
      {refused.length > 0 && (
        <div role="alert">
          <ul>
            {refused.map(({ picture, text }) => (
              <li key={picture.key}>
                <b>{picture.file.name}</b>: {text}
              </li>
            ))}
          </ul>
          <button
            type="button"
            className="btn"
            disabled={next !== undefined}
            onClick={() => {
              setWaiting(refused.map(({ picture }) => picture))
              setRefused([])
            }}
          >
            {texts.again}
          </button>
        </div>
      )}
    </section>
  )
}

/** @returns why the picture was refused; '' when it was taken. Never rejects. */
async function send({ file, alt }: DraftPicture, picturesKey: string, page: PageContext): Promise<string> {
  const body = new FormData()
  body.set('alt', alt)
  body.set('rights', 'on')
  body.set('picture', file)
  try {
    await sendPicture(page.api, body, picturesKey)
    return ''
  } catch (error) {
    const texts = addBusinessStepsMessages(page.language).pictures
    try {
      const refusal = refusalOf(error)
      if (refusal.kind === 'refused') return refusal.text || texts.failed
      return faultMessages(refusal.faults, page)
        .map(({ text }) => text)
        .join(' ')
    } catch {
      return unansweredText(page.language)
    }
  }
}
