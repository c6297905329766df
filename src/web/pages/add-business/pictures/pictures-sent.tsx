import { useEffect, useRef, useState } from 'react'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { useSlow } from '#web/api/use-read.ts'
import { faultMessages } from '#web/forms/fault-messages.ts'
import { refusalOf } from '#web/forms/send-form.ts'
import { sendPicture } from '#web/forms/send-picture.ts'
import { unansweredText } from '#web/forms/unanswered-text.ts'
import { inLanguage } from '#web/messages.ts'
import { type PageContext, usePage } from '#web/page-context.ts'
import type { DraftPicture } from '#web/pages/add-business/pictures/draft-pictures.ts'

interface PicturesSentProps {
  pictures: readonly DraftPicture[]
  picturesKey: string
}

/** Why a picture was not taken. */
interface Refusal {
  readonly text: string
  /** Nobody knows whether it arrived. */
  readonly isUnanswered: boolean
  /** The server would say the same of it again. */
  readonly isFinal: boolean
}

/** What passes: too late, too early, too many at once. Every other 4xx is about the picture or the listing. */
const PASSING_STATUSES: readonly number[] = [408, 425, 429]

type Refused = Refusal & { readonly picture: DraftPicture }

/**
 * Sends the pictures of a listing that was received, one after the other, and says what became of them. They are also sent
 * after whoever waited has gone to another page of the site.
 */
export function PicturesSent({ pictures, picturesKey }: PicturesSentProps) {
  const page = usePage()
  const { language, formats } = page
  const texts = inLanguage(addBusinessStepsMessages, language).pictures
  const [waiting, setWaiting] = useState(pictures)
  const [refused, setRefused] = useState<readonly Refused[]>([])
  const [next] = waiting
  const isSlow = useSlow(next !== undefined, String(next?.key))
  useEffect(() => {
    if (next === undefined) return
    let isWanted = true
    send(next, picturesKey, page).then(refusal => {
      if (!isWanted) return
      setWaiting(before => before.filter(picture => picture !== next))
      if (refusal !== null) setRefused(before => [...before, { ...refusal, picture: next }])
    })
    return () => {
      isWanted = false
    }
  }, [next, picturesKey, page])
  const sendRest = useRef(async () => {})
  useEffect(() => {
    sendRest.current = async () => {
      for (const picture of waiting.slice(1)) await send(picture, picturesKey, page)
    }
  })
  useEffect(() => () => void sendRest.current(), [])
  useEffect(() => {
    if (next !== undefined || !refused.some(({ isUnanswered }) => isUnanswered)) return
    const again = () => {
      setWaiting(refused.flatMap(({ picture, isUnanswered }) => (isUnanswered ? [picture] : [])))
      setRefused(refused.filter(({ isUnanswered }) => !isUnanswered))
    }
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [next, refused])
  const repeatable = refused.filter(({ isFinal }) => !isFinal)
  const done = pictures.length - waiting.length - refused.length
  return (
    <section aria-labelledby="sent-pictures">
      <h3 id="sent-pictures">{texts.title}</h3>
      <p role="status">
        {next !== undefined
          ? texts.sending(String(pictures.length - waiting.length + 1), String(pictures.length))
          : done === 0
            ? texts.noneArrived
            : texts.arrived(formats.counted(done))}
      </p>
      <output className="quiet">{isSlow && page.messages.reading.slow}</output>
      {refused.length > 0 && (
        <div role="alert">
          <ul>
            {[...new Set(refused.map(({ text }) => text))].map(text => (
              <li key={text}>
                <b>{namesOf(refused.filter(other => other.text === text))}</b>: <span>{text}</span>
              </li>
            ))}
          </ul>
          {repeatable.length > 0 && (
            <button
              type="button"
              className="btn"
              disabled={next !== undefined}
              onClick={() => {
                setWaiting(repeatable.map(({ picture }) => picture))
                setRefused(refused.filter(({ isFinal }) => isFinal))
              }}
            >
              {texts.again}
            </button>
          )}
        </div>
      )}
    </section>
  )
}

function namesOf(refused: readonly Refused[]): string {
  return refused.map(({ picture }) => picture.file.name).join(', ')
}

/** @returns why the picture was refused; null when it was taken. Never rejects. */
async function send(
  { file, alt }: DraftPicture,
  picturesKey: string,
  page: PageContext,
): Promise<Refusal | null> {
  const body = new FormData()
  body.set('alt', alt)
  body.set('rights', 'on')
  body.set('picture', file)
  try {
    await sendPicture(page.api, body, picturesKey)
    return null
  } catch (error) {
    try {
      return refusedFor(error, page)
    } catch {
      return { text: unansweredText(page.language), isUnanswered: true, isFinal: false }
    }
  }
}

/** Throws where no answer came. */
function refusedFor(error: unknown, page: PageContext): Refusal {
  const refusal = refusalOf(error)
  if (refusal.kind === 'faults') {
    const texts = faultMessages(refusal.faults, page).map(({ text }) => text)
    return { text: texts.join(' '), isUnanswered: false, isFinal: true }
  }
  const { text, status } = refusal
  return {
    text: text || inLanguage(addBusinessStepsMessages, page.language).pictures.failed,
    isUnanswered: false,
    isFinal: status < 500 && !PASSING_STATUSES.includes(status),
  }
}
