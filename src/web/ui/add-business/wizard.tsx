import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isEmptyListing, LISTING_DAYS, type ListingInput, type ListingStep } from '#domain/listing/listing.ts'
import type { SiteContact } from '#domain/site-profile.ts'
import { type Mail, mailtoUrl } from '#web/mailto.ts'
import { listingWords } from '#web/messages/add-business/words.ts'
import { formWords } from '#web/messages/form/words.ts'
import { usePage } from '#web/page-context.ts'
import { BasicsStep } from '#web/ui/add-business/basics-step.tsx'
import { Preview } from '#web/ui/add-business/preview.tsx'
import { fieldId, type StepFault, type StepField } from '#web/ui/add-business/step-props.ts'
import { useDraft } from '#web/ui/add-business/use-draft.ts'
import { usePlaceCheck } from '#web/ui/add-business/use-place-check.ts'
import { StepList, StepProgress } from '#web/ui/add-business/wizard-head.tsx'
import { FaultSummary } from '#web/ui/form/fault-summary.tsx'
import { useToast } from '#web/ui/toast.tsx'
import { useTitle } from '#web/ui/use-title.ts'
import { TextSkeleton } from '#web/ui/written/text-skeleton.tsx'

/** What only a visitor who gets so far needs. */
const loadLaterSteps = () => import('#web/ui/add-business/later-steps.tsx')

const NO_FAULTS: readonly StepFault[] = []

/** As the fields stand on the page. */
const FIELD_ORDER: readonly StepField[] = [
  ...(['name', 'category', 'description'] as const),
  ...(['address', 'postalCode', 'city', 'phone', 'email', 'website'] as const),
  'sentence',
  ...LISTING_DAYS.map(day => `hours.${day}` as const),
]

/** The listing form in three steps with its preview; what it leads to is an e-mail to the operator. Needs script. */
export function Wizard({ contact }: { contact: SiteContact }) {
  const context = usePage()
  const { messages, language } = context
  const words = listingWords(language)
  const form = formWords(language)
  const toast = useToast()
  const { draft, change, discard } = useDraft()
  const { step, listing, sentence } = draft
  const place = usePlaceCheck(listing)
  const [faults, setFaults] = useState(NO_FAULTS)
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setIsChecking] = useState(false)
  const [acceptedPlace, setAcceptedPlace] = useState('')
  const [asked, setAsked] = useState<ListingInput | null>(null)
  const [mail, setMail] = useState<Mail | null>(null)
  const [later, setLater] = useState<Awaited<ReturnType<typeof loadLaterSteps>> | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    // After a step was taken, not when the page opens where the visitor left off.
    if (hasMoved.current && step > 0) heading.current?.focus()
    hasMoved.current = false
  }, [step])

  useEffect(() => {
    // A visitor who comes back begins at a later step.
    if (step > 1 && later === null) loadLaterSteps().then(setLater, () => setHasFailed(true))
  }, [step, later])

  const doubt = step === 2 ? (place.current?.fault ?? null) : null
  const open = [...faults, ...(doubt === null ? [] : [doubt])]
  const faultOf = (field: StepField) => open.find(known => known.field === field)?.text
  const inOrder = FIELD_ORDER.flatMap(field => open.find(known => known.field === field) ?? [])
  useTitle(faults.length > 0 ? `${form.faultMark} ${words.title}` : words.title)

  const go = (next: ListingStep) => {
    hasMoved.current = true
    setFaults(NO_FAULTS)
    setAttempt(0)
    change({ step: next })
  }
  const changeListing = (part: Partial<ListingInput>) => {
    const touched = new Set(Object.keys(part))
    setFaults(before => before.filter(({ field }) => !touched.has(field.split('.')[0] ?? '')))
    change({ listing: { ...listing, ...part } })
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isChecking) return
    setIsChecking(true)
    try {
      await takeStep()
    } catch {
      toast({ kind: 'failed', text: messages.failure.text })
    } finally {
      setIsChecking(false)
    }
  }
  const takeStep = async () => {
    const { tryStep } = await import('#web/ui/add-business/complete-step.ts')
    setLater(await loadLaterSteps())
    const result = tryStep(draft, contact.email, context)
    if (result.faults.length > 0) {
      if (result.step !== step) go(result.step)
      setFaults(result.faults)
      setAttempt(attempt + 1)
      return
    }
    const written = `${listing.postalCode} ${listing.city}`
    if (step === 2) {
      setAsked(listing)
      const answer = await place.check()
      if (answer !== null && answer.fault !== null && acceptedPlace !== written) {
        // Said once; who goes on all the same knows better than the gazetteer.
        setAcceptedPlace(written)
        setAttempt(attempt + 1)
        return
      }
    }
    if (result.mail === null) return go(step === 1 ? 2 : 3)
    change({ listing: result.listing })
    setMail(result.mail)
    location.assign(mailtoUrl(result.mail))
  }
  const throwAway = () => {
    if (!window.confirm(words.discardAsk)) return
    discard()
    setFaults(NO_FAULTS)
    setAttempt(0)
    setMail(null)
    setAsked(null)
    toast({ kind: 'done', text: words.discarded })
  }

  if (mail !== null && later !== null) {
    return (
      <later.ListingReady
        mail={mail}
        name={contact.name}
        onChange={() => setMail(null)}
        onDiscard={throwAway}
      />
    )
  }
  const props = { listing, change: changeListing, faultOf }
  return (
    <>
      <StepList step={step} onStep={go} />
      <div className="wizard">
        <form
          noValidate
          onSubmit={submit}
          // Whoever begins to write will soon need the rest.
          onFocus={() => void loadLaterSteps().catch(() => undefined)}
          onBlur={({ target }) => {
            if (step !== 2) return
            setAsked(listing)
            if (target.id === 'postalCode' || target.id === 'city') void place.check()
          }}
          aria-labelledby="step"
        >
          <StepProgress step={step} />
          <FaultSummary
            faults={attempt > 0 ? inOrder.map(fault => ({ ...fault, id: fieldId(fault.field) })) : []}
            attempt={attempt}
          />
          <h2 id="step" tabIndex={-1} ref={heading}>
            {words.headings[step - 1]}
          </h2>
          {step === 1 && <BasicsStep {...props} />}
          {step > 1 && later === null && (hasFailed ? <p>{messages.failure.text}</p> : <TextSkeleton />)}
          {step !== 1 && later !== null && (
            <later.LaterStep
              {...props}
              step={step}
              asked={asked}
              place={place.current?.answer ?? null}
              sentence={sentence}
              sentenceFault={faultOf('sentence')}
              onSentence={text => {
                setFaults(before => before.filter(({ field }) => field !== 'sentence'))
                change({ sentence: text })
              }}
            />
          )}
          <div className="form-end">
            {step > 1 && (
              <button type="button" className="btn ic ic-left" onClick={() => go(step === 3 ? 2 : 1)}>
                {words.back}
              </button>
            )}
            <button type="submit" className="btn go">
              {isChecking ? words.checking : [words.toContact, words.toHours, words.submit][step - 1]}
            </button>
          </div>
          <p className="hint kept">{words.kept}</p>
          {!(isEmptyListing(listing) && sentence === '') && (
            <button type="button" className="btn bare discard" onClick={throwAway}>
              {words.discard}
            </button>
          )}
        </form>
        <Preview listing={listing} note={words.preview.note} />
      </div>
    </>
  )
}
