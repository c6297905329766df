import { type FormEvent, useEffect, useRef, useState } from 'react'
import { localAddress } from '#domain/language-path.ts'
import { isEmptyListing, type ListingInput, type ListingStep } from '#domain/listing/listing.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { useSlow } from '#web/api/use-read.ts'
import type { FormValues } from '#web/forms/form-body.ts'
import { formTicket } from '#web/forms/form-ticket.ts'
import { keepSent, useSentForm } from '#web/forms/sent-form.ts'
import { unsentText } from '#web/forms/unsent-text.ts'
import { useFormStart } from '#web/forms/use-form-start.ts'
import { CodeError, loadCode, loadEventually, reloadOnce } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { BasicsStep } from '#web/pages/add-business/basics-step.tsx'
import { listingOfValues } from '#web/pages/add-business/listing-values.ts'
import { NO_PICTURES } from '#web/pages/add-business/pictures/draft-pictures.ts'
import type { Preview } from '#web/pages/add-business/preview.tsx'
import { FIELD_ORDER, labelledFault, stepOf } from '#web/pages/add-business/step-faults.ts'
import { StepList, StepProgress } from '#web/pages/add-business/step-list.tsx'
import { fieldId, type StepFault, type StepField } from '#web/pages/add-business/step-props.ts'
import { useDraft } from '#web/pages/add-business/use-draft.ts'
import { usePlaceCheck } from '#web/pages/add-business/use-place-check.ts'
import { useStepHistory } from '#web/pages/add-business/use-step-history.ts'
import { routes } from '#web/routing/routes.ts'
import { CarriedFields } from '#web/ui/form/carried-fields.tsx'
import { FaultSummary } from '#web/ui/form/fault-summary.tsx'
import { NoMailNote } from '#web/ui/form/no-mail-note.tsx'
import { Refusal } from '#web/ui/form/refusal.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** What only a visitor who gets so far needs. */
const loadLaterSteps = () => import('#web/pages/add-business/later-steps.tsx')

const NO_FAULTS: readonly StepFault[] = []
/** The draft keeps what was typed. */
const NOTHING_TYPED: { readonly current: FormValues | null } = { current: null }

/** The listing form in three steps with its preview, and what is said once it was sent. Needs script. */
export function Wizard({ reply }: { reply: string }) {
  const context = usePage()
  const { messages, language } = context
  const texts = inLanguage(addBusinessMessages, language)
  const form = inLanguage(formMessages, language)
  const toast = useToast()
  const { start, ticket, begin } = useFormStart('listings', '', NOTHING_TYPED)
  const [posted] = useState(() => start.faults.flatMap(fault => labelledFault(fault, context) ?? []))
  const { draft, change, discard } = useDraft(
    start.values && {
      step: posted[0] === undefined ? 1 : stepOf(posted[0].field),
      listing: listingOfValues(start.values),
      sentence: '',
      ticket: '',
    },
  )
  const { step, listing, sentence } = draft
  const place = usePlaceCheck(listing)
  const [faults, setFaults] = useState<readonly StepFault[]>(posted)
  const [refused, setRefused] = useState(start.refused)
  const [attempt, setAttempt] = useState(0)
  const [isChecking, setIsChecking] = useState(false)
  const [isSending, setSending] = useState(false)
  const submitter = useRef<HTMLButtonElement>(null)
  const [acceptedPlace, setAcceptedPlace] = useState('')
  const [asked, setAsked] = useState<ListingInput | null>(null)
  const [sent, setSent] = useSentForm('listings')
  const [pictures, setPictures] = useState(NO_PICTURES)
  const [later, setLater] = useState<Awaited<ReturnType<typeof loadLaterSteps>> | null>(null)
  const isLoading = (step > 1 || sent !== null) && later === null
  const isSlow = useSlow(isChecking || isLoading)
  const [Beside, setBeside] = useState<typeof Preview | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  const isBusy = useRef(false)
  const [taken, setTaken] = useState<string>()
  const toldSentence = useRef('')
  useEffect(() => {
    // After a step was taken, not when the page opens where the visitor left off.
    if (hasMoved.current && step > 0) heading.current?.focus()
    hasMoved.current = false
  }, [step])

  useEffect(() => {
    // A visitor who comes back begins at a later step.
    if (isLoading) void loadEventually(loadLaterSteps).then(setLater)
  }, [isLoading])

  useEffect(() => {
    // It only shows what is typed, so the form works without it.
    void loadEventually(() => import('#web/pages/add-business/preview.tsx')).then(({ Preview: Loaded }) =>
      setBeside(() => Loaded),
    )
  }, [])

  const doubt = step === 2 ? (place.current?.fault ?? null) : null
  const open = [...faults, ...(doubt === null ? [] : [doubt])]
  const faultOf = (field: StepField) => open.find(known => known.field === field)?.text
  const inOrder = FIELD_ORDER.flatMap(field => open.find(known => known.field === field) ?? [])
  useTitle(faults.length > 0 ? `${form.faultMark} ${texts.title}` : texts.title)

  const shownStep = useRef(step)
  useEffect(() => {
    shownStep.current = step
  }, [step])
  const show = (next: ListingStep) => {
    if (next === step) return
    hasMoved.current = true
    setFaults(NO_FAULTS)
    setRefused('')
    setAttempt(0)
    change({ step: next })
  }
  const entries = useStepHistory(step, show)
  const go = (next: ListingStep) => {
    entries.write(next)
    show(next)
  }
  const showFaults = (found: readonly StepFault[], at: ListingStep) => {
    if (at !== step) {
      entries.stay(at)
      show(at)
    }
    setFaults(found)
    setAttempt(attempt + 1)
  }
  const changeListing = (part: Partial<ListingInput>) => {
    const touched = new Set(Object.keys(part))
    setFaults(before => before.filter(({ field }) => !touched.has(field.split('.')[0] ?? '')))
    change(before => ({ listing: { ...before.listing, ...part } }))
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    // A second click while the form is being sent.
    if (isBusy.current) return
    isBusy.current = true
    setIsChecking(true)
    const trap = new FormData(event.currentTarget).get('homepage')
    try {
      await takeStep(typeof trap === 'string' ? trap : '')
    } catch (error) {
      refuse(unsentText(form))
      // After an update the code has another name. What was typed outlasts a new page, which pictures do not.
      if (error instanceof CodeError && pictures.list.length === 0) void reloadOnce()
    } finally {
      isBusy.current = false
      setIsChecking(false)
      setSending(false)
    }
  }
  const refuse = (text: string) => {
    setRefused(text)
    setAttempt(attempt + 1)
  }
  const takeStep = async (trap: string) => {
    // Whoever went back meanwhile is not moved, nor told of a step that is no longer shown.
    const isLeft = () => shownStep.current !== step
    const { tryStep, categoryFault, sendListing } = await loadCode(
      () => import('#web/pages/add-business/complete-step.ts'),
    )
    setLater(await loadCode(loadLaterSteps))
    if (isLeft()) return
    const checked = tryStep(draft, taken ?? '', toldSentence.current, pictures, context)
    if (checked.faults[0]?.field === 'sentence') toldSentence.current = sentence
    if (checked.faults.length > 0) return showFaults(checked.faults, checked.step)
    const unknown = step === 1 ? await categoryFault(listing.category, context) : null
    if (isLeft()) return
    if (unknown !== null) return showFaults([unknown], 1)
    const written = `${listing.postalCode} ${listing.city}`
    if (step === 2) {
      setAsked(listing)
      const answer = await place.check()
      if (isLeft()) return
      if (answer !== null && answer.fault !== null && acceptedPlace !== written) {
        // Said once; whoever continues knows better than the gazetteer.
        setAcceptedPlace(written)
        setAttempt(attempt + 1)
        return
      }
    }
    if (step !== 3) return go(step === 1 ? 2 : 3)
    setFaults(NO_FAULTS)
    setRefused('')
    ticket.current = draft.ticket || ticket.current || (await formTicket(context.api))
    change({ listing: checked.listing, ticket: ticket.current })
    // What is changed from here on would not be sent.
    submitter.current?.focus()
    setSending(true)
    const { result, ticket: next } = await sendListing(
      checked.listing,
      { ticket: ticket.current, trap, isPlaceConfirmed: acceptedPlace === written },
      context,
    )
    ticket.current = next
    change({ ticket: next })
    if (result.kind === 'refused') return refuse(result.text)
    if (result.kind === 'faults') {
      const [first] = result.faults
      return first === undefined
        ? refuse(messages.failure.text)
        : showFaults(result.faults, stepOf(first.field))
    }
    ticket.current = ''
    entries.rewind(() => keepSent('listings', result.sent))
    discard()
    setAttempt(0)
    setAsked(null)
    setSent(result.sent)
  }
  const throwAway = () => {
    if (!window.confirm(texts.discardAsk)) return
    // The button goes with what it throws away.
    hasMoved.current = true
    if (step === 1) heading.current?.focus()
    entries.rewind()
    discard()
    setPictures(NO_PICTURES)
    setFaults(NO_FAULTS)
    setRefused('')
    setAttempt(0)
    setAsked(null)
    toast({ kind: 'done', text: texts.discarded })
  }

  if (sent !== null && later !== null) {
    const another = () => {
      setPictures(NO_PICTURES)
      setSent(null)
    }
    return <later.ListingSent sent={sent} pictures={pictures.list} onAnother={another} reply={reply} />
  }
  const props = { listing, change: changeListing, faultOf }
  return (
    <>
      <StepList step={step} onStep={go} />
      <div className="wizard">
        <form
          method="post"
          action={localAddress(language, routes.addBusiness.href())}
          noValidate
          onSubmit={submit}
          // Whoever begins to write will soon need the rest.
          onFocus={() => {
            begin()
            void loadEventually(loadLaterSteps)
          }}
          onBlur={({ target }) => {
            if (step !== 2) return
            setAsked(listing)
            if (target.id === 'postalCode' || target.id === 'city') void place.check()
          }}
          aria-labelledby="step"
        >
          <CarriedFields path="listings" ticket={start.ticket} />
          <StepProgress step={step} />
          <NoMailNote />
          {refused !== '' && <Refusal text={refused} attempt={attempt} />}
          <FaultSummary
            faults={attempt > 0 ? inOrder.map(fault => ({ ...fault, id: fieldId(fault.field) })) : []}
            attempt={attempt}
          />
          <h2 id="step" tabIndex={-1} ref={heading}>
            {texts.headings[step - 1]}
          </h2>
          {step === 1 && <BasicsStep {...props} />}
          {isLoading && <div className="skeleton b70" />}
          {step !== 1 && later !== null && (
            <div inert={isSending}>
              <later.LaterStep
                {...props}
                step={step}
                asked={asked}
                place={place.current?.answer ?? null}
                pictures={pictures}
                onPictures={chosen => {
                  setFaults(before =>
                    before.filter(({ field }) => field !== 'pictures' && field !== 'rights'),
                  )
                  setPictures(chosen)
                }}
                pictureFault={faultOf('pictures')}
                rightsFault={faultOf('rights')}
                sentence={sentence}
                taken={taken}
                onTaken={setTaken}
                sentenceFault={faultOf('sentence')}
                onSentence={text => {
                  setFaults(before => before.filter(({ field }) => field !== 'sentence'))
                  change({ sentence: text })
                }}
              />
            </div>
          )}
          <div className="form-end">
            {step > 1 && (
              <button type="button" className="btn ic ic-left" onClick={() => go(step === 3 ? 2 : 1)}>
                {texts.back}
              </button>
            )}
            <button type="submit" className="btn go" ref={submitter}>
              {isChecking
                ? step === 3
                  ? form.sending
                  : texts.checking
                : [texts.toContact, texts.toHours, texts.submit][step - 1]}
            </button>
            <output className="quiet">{isSlow && messages.reading.slow}</output>
          </div>
          <p className="hint draft-note">{texts.kept}</p>
          {!(isEmptyListing(listing) && sentence === '' && pictures.list.length === 0) && (
            <button type="button" className="btn bare discard" onClick={throwAway}>
              {texts.discard}
            </button>
          )}
        </form>
        {Beside && <Beside listing={listing} note={texts.preview.note} />}
      </div>
    </>
  )
}
