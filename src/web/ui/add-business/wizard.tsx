import { type FormEvent, useEffect, useRef, useState } from 'react'
import { isEmptyListing, LISTING_DAYS, type ListingInput, type ListingStep } from '#domain/listing/listing.ts'
import type { SiteContact } from '#domain/site-profile.ts'
import { type Mail, mailtoUrl } from '#web/mailto.ts'
import { listingWords } from '#web/messages/add-business/words.ts'
import { formWords } from '#web/messages/form/words.ts'
import { usePage } from '#web/page-context.ts'
import { BasicsStep } from '#web/ui/add-business/basics-step.tsx'
import { type StepField, type StepResult, tryStep } from '#web/ui/add-business/complete-step.ts'
import { ContactStep } from '#web/ui/add-business/contact-step.tsx'
import { DuplicateNotice } from '#web/ui/add-business/duplicate-notice.tsx'
import { HoursStep } from '#web/ui/add-business/hours-step.tsx'
import { ListingReady } from '#web/ui/add-business/listing-ready.tsx'
import { placeFault } from '#web/ui/add-business/place-fault.ts'
import { Preview } from '#web/ui/add-business/preview.tsx'
import { fieldId } from '#web/ui/add-business/step-props.ts'
import { useDraft } from '#web/ui/add-business/use-draft.ts'
import { usePlaceCheck } from '#web/ui/add-business/use-place-check.ts'
import { StepList, StepProgress } from '#web/ui/add-business/wizard-head.tsx'
import { FaultSummary, type ShownFault } from '#web/ui/form/fault-summary.tsx'
import { faultText } from '#web/ui/form/fault-text.ts'
import { useToast } from '#web/ui/toast.tsx'
import { useTitle } from '#web/ui/use-title.ts'

const NO_FAULTS: StepResult['faults'] = []

/** As the fields stand on the page. */
const FIELD_ORDER: readonly StepField[] = [
  ...(['name', 'category', 'description'] as const),
  ...(['address', 'postalCode', 'city', 'phone', 'email', 'website'] as const),
  'sentence',
  ...LISTING_DAYS.map(day => `hours.${day}` as const),
]

/** The listing form in three steps with its preview; what it leads to is an e-mail to the operator. Needs script. */
export function Wizard({ contact }: { contact: SiteContact }) {
  const { messages, language, formats } = usePage()
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
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  useEffect(() => {
    // After a step was taken, not when the page opens where the visitor left off.
    if (hasMoved.current && step > 0) heading.current?.focus()
    hasMoved.current = false
  }, [step])

  const doubt = step === 2 ? placeFault(place.current, words) : null
  const textOf = (field: StepField) => {
    const fault = faults.find(known => known.field === field)
    if (fault?.field === 'sentence') return words.hours.notUnderstood
    if (fault !== undefined) return faultText(fault, form, formats)
    return doubt?.field === field ? doubt.text : undefined
  }
  const faulty = new Set([...faults.map(({ field }) => field), ...(doubt ? [doubt.field] : [])])
  const shownFaults: ShownFault[] = FIELD_ORDER.filter(field => faulty.has(field)).map(field => ({
    id: fieldId(field),
    label: labelOf(field),
    text: textOf(field) ?? '',
  }))
  useTitle(faults.length > 0 ? `${form.faultMark} ${words.title}` : words.title)

  function labelOf(field: StepField): string {
    if (field === 'sentence') return words.hours.sentence
    const [name, day] = field.split('.')
    const weekday = day === undefined ? -1 : Object.keys(listing.hours).indexOf(day)
    if (weekday >= 0) return messages.weekdays.long[weekday] ?? day ?? ''
    return Object.entries(words.labels).find(([known]) => known === name)?.[1] ?? field
  }
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
    const result = await tryStep(draft, contact.email, { words, messages })
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
      if (answer !== null && !answer.matches && acceptedPlace !== written) {
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

  if (mail !== null) {
    return (
      <ListingReady mail={mail} name={contact.name} onChange={() => setMail(null)} onDiscard={throwAway} />
    )
  }
  const props = { listing, change: changeListing, faultOf: textOf }
  return (
    <>
      <StepList step={step} onStep={go} />
      <div className="wizard">
        <form
          noValidate
          onSubmit={submit}
          onBlur={({ target }) => {
            if (step !== 2) return
            setAsked(listing)
            if (target.id === 'postalCode' || target.id === 'city') void place.check()
          }}
          aria-labelledby="step"
        >
          <StepProgress step={step} />
          <FaultSummary faults={attempt > 0 ? shownFaults : []} attempt={attempt} />
          <h2 id="step" tabIndex={-1} ref={heading}>
            {words.headings[step - 1]}
          </h2>
          {step > 1 && asked !== null && <DuplicateNotice listing={asked} />}
          {step === 1 && <BasicsStep {...props} />}
          {step === 2 && <ContactStep {...props} place={place.current} />}
          {step === 3 && (
            <HoursStep
              {...props}
              sentence={sentence}
              sentenceFault={textOf('sentence')}
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
