import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ListingInput, ListingStep } from '#domain/listing/listing.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { useSlow } from '#web/api/use-read.ts'
import { dayLabels } from '#web/forms/day-labels.ts'
import { formTicket } from '#web/forms/form-ticket.ts'
import { keepSent } from '#web/forms/sent-form.ts'
import { unsentText } from '#web/forms/unsent-text.ts'
import type { FormOutcome } from '#web/forms/use-form.ts'
import { type PublicFormSetup, usePublicForm } from '#web/forms/use-public-form.ts'
import { useStoredForm } from '#web/forms/use-stored-form.ts'
import { loadCode, loadEventually, reloadOnce } from '#web/load-code.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CategoryField } from '#web/pages/add-business/category-field.tsx'
import {
  isDraftEmpty,
  readDraft,
  WIZARD_FORM,
  type WizardForm,
  writeDraft,
} from '#web/pages/add-business/listing-draft.ts'
import { NO_PICTURES } from '#web/pages/add-business/pictures/draft-pictures.ts'
import type { Preview } from '#web/pages/add-business/preview.tsx'
import { StepList, StepProgress } from '#web/pages/add-business/step-list.tsx'
import { usePlaceCheck } from '#web/pages/add-business/use-place-check.ts'
import { useStepHistory } from '#web/pages/add-business/use-step-history.ts'
import { routes } from '#web/routing/routes.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

/** What only a visitor who gets so far needs. */
const loadLaterSteps = () => import('#web/pages/add-business/later-steps.tsx')
const loadChecks = () => import('#web/pages/add-business/complete-step.ts')

type WizardValues = WizardForm['values']

/** Nothing is wrong, or nothing that has to be said. */
const DONE: FormOutcome<WizardValues> = { kind: 'done' }

/** The listing form in three steps with its preview, and what is said once it was sent. Needs script. */
export function Wizard({ reply }: { reply: string }) {
  const context = usePage()
  const { messages, language } = context
  const texts = inLanguage(addBusinessMessages, language)
  const toast = useToast()
  const [step, setStep] = useState<ListingStep>(1)
  const [later, setLater] = useState<Awaited<ReturnType<typeof loadLaterSteps>> | null>(null)
  const [Beside, setBeside] = useState<typeof Preview | null>(null)
  const [pictures, setPictures] = useState(NO_PICTURES)
  const [acceptedPlace, setAcceptedPlace] = useState('')
  const [asked, setAsked] = useState<ListingInput | null>(null)
  const [taken, setTaken] = useState<string>()
  const toldSentence = useRef('')
  const submitter = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const hasMoved = useRef(false)
  /** The attempts before this step was shown; what was wrong then is said no more. */
  const [attemptsBefore, setAttemptsBefore] = useState(0)
  /** What is changed from here on would not be sent. */
  const [isLeaving, setLeaving] = useState(false)

  const shownStep = useRef(step)
  useEffect(() => {
    shownStep.current = step
    // After a step was taken, not when the page opens where the visitor left off.
    if (hasMoved.current) heading.current?.focus()
    hasMoved.current = false
  }, [step])
  // Whoever went back meanwhile is not moved, nor told of a step that is no longer shown.
  const isLeft = () => shownStep.current !== step

  const send: PublicFormSetup<typeof WIZARD_FORM>['send'] = async ({ values }, whole) => {
    const { completeStep, stepOf } = await loadCode(loadChecks)
    setLater(await loadCode(loadLaterSteps))
    if (isLeft()) return DONE
    const written = `${values.postalCode} ${values.city}`
    const hasDoubt = async () => {
      setAsked(values)
      return Boolean((await place.check())?.fault) && acceptedPlace !== written
    }
    const end = await completeStep(
      { step, values, taken: taken ?? '', told: toldSentence.current, pictures },
      { isLeft, hasDoubt },
      context,
    )
    if (end.kind === 'left') return DONE
    if (end.kind === 'faults') {
      if (end.faults[0]?.field === 'sentence') toldSentence.current = values.sentence
      moveTo(end.step)
      return end
    }
    if (end.kind === 'doubt') {
      // Said once; whoever continues knows better than the gazetteer.
      setAcceptedPlace(written)
      form.fail([])
      return DONE
    }
    if (step !== 3) {
      go(step === 1 ? 2 : 3)
      return DONE
    }
    const { hours } = end
    form.set({ hours })
    form.nextTicket.current ||= await formTicket(context.api)
    keep()
    submitter.current?.focus()
    setLeaving(true)
    try {
      const sent = await whole({ ...values, hours, isPlaceConfirmed: acceptedPlace === written })
      if (sent.kind === 'faults') moveTo(stepOf(sent.faults[0]?.field ?? ''))
      if (sent.kind === 'done') {
        entries.rewind(() => keepSent('listings', sent.sent))
        setStep(1)
        setAsked(null)
      }
      return sent
    } finally {
      setLeaving(false)
    }
  }
  const form: WizardForm = usePublicForm('listings', WIZARD_FORM, {
    labels: { ...later?.laterLabels(language), ...texts.labels, ...dayLabels(messages) },
    title: texts.title,
    isStored: true,
    check: async () => [],
    send,
    // After an update the code has another name. What was typed outlasts a new page, which pictures do not.
    onCodeGone: () => {
      form.fail([], unsentText(inLanguage(formMessages, language)))
      if (pictures.list.length === 0) void reloadOnce()
    },
  })
  const { sentence, isPlaceConfirmed: _confirmed, ...listing } = form.values
  const isEmpty = isDraftEmpty({ listing, sentence })
  const { keep } = useStoredForm(form, {
    isTyped: !isEmpty,
    read: () => {
      const draft = readDraft()
      setStep(draft.step)
      return { values: { ...draft.listing, sentence: draft.sentence }, ticket: draft.ticket }
    },
    write: ticket => writeDraft(ticket === null ? null : { step, listing, sentence, ticket }),
  })
  const openAtFault = useEffectEvent(() => {
    const [first] = form.faults
    if (first !== undefined)
      void loadEventually(loadChecks).then(({ stepOf }) => setStep(stepOf(first.field)))
  })
  useEffect(() => openAtFault(), [])
  const place = usePlaceCheck(listing)
  const doubt = step === 2 ? (place.current?.fault ?? null) : null
  const open = doubt === null || later === null ? form.faults : later.inOrder([...form.faults, doubt])
  const isLoading = (step > 1 || form.sent !== null) && later === null
  const isLoadingSlow = useSlow(isLoading)

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

  const show = (next: ListingStep) => {
    if (next === step) return
    hasMoved.current = true
    form.clear()
    setAttemptsBefore(form.attempt)
    setStep(next)
  }
  const entries = useStepHistory(step, show)
  const go = (next: ListingStep) => {
    entries.write(next)
    show(next)
  }
  const moveTo = (at: ListingStep) => {
    if (at === step) return
    entries.stay(at)
    show(at)
  }
  const throwAway = () => {
    if (!window.confirm(texts.discardAsk)) return
    // The button goes with what it throws away.
    hasMoved.current = true
    if (step === 1) heading.current?.focus()
    entries.rewind()
    form.discard()
    setStep(1)
    setPictures(NO_PICTURES)
    setAsked(null)
    toast({ kind: 'done', text: texts.discarded })
  }

  if (form.sent !== null && later !== null) {
    const another = () => {
      setPictures(NO_PICTURES)
      form.again()
    }
    return <later.ListingSent sent={form.sent} pictures={pictures.list} onAnother={another} reply={reply} />
  }
  const shown: WizardForm = {
    ...form,
    faultOf: path => open.find(({ field }) => field === path)?.text,
    isSlow: form.isSlow || isLoadingSlow,
  }
  return (
    <>
      <StepList step={step} onStep={go} />
      <div className="wizard">
        <div>
          <FormFrame
            form={{ ...shown, faults: form.attempt > attemptsBefore ? open : [] }}
            action={routes.addBusiness.href()}
            labelledBy="step"
            head={<StepProgress step={step} />}
            back={
              step > 1 && (
                <button type="button" className="btn ic ic-left" onClick={() => go(step === 3 ? 2 : 1)}>
                  {texts.back}
                </button>
              )
            }
            submit={[texts.toContact, texts.toHours, texts.submit][step - 1] ?? ''}
            {...(step !== 3 && { busy: texts.checking })}
            ref={submitter}
            // Whoever begins to write will soon need the rest.
            onFocus={() => void loadEventually(loadLaterSteps)}
            onBlur={({ target }) => {
              if (step !== 2) return
              setAsked(listing)
              if (target.id === 'postalCode' || target.id === 'city') void place.check()
            }}
          >
            <h2 id="step" tabIndex={-1} ref={heading}>
              {texts.headings[step - 1]}
            </h2>
            {step === 1 && (
              <>
                <FormField form={shown} name="name" hint={texts.hints.name} />
                <CategoryField form={shown} />
                <FormField form={shown} name="description" hint={texts.hints.description} />
              </>
            )}
            {isLoading && <div className="skeleton b70" />}
            {step !== 1 && later !== null && (
              <div inert={isLeaving}>
                <later.LaterStep
                  form={shown}
                  step={step}
                  asked={asked}
                  place={place.current?.answer ?? null}
                  pictures={pictures}
                  onPictures={chosen => {
                    form.clear()
                    setPictures(chosen)
                  }}
                  taken={taken}
                  onTaken={setTaken}
                />
              </div>
            )}
          </FormFrame>
          <p className="hint draft-note">{texts.kept}</p>
          {!(isEmpty && pictures.list.length === 0) && (
            <button type="button" className="btn bare discard" onClick={throwAway}>
              {texts.discard}
            </button>
          )}
        </div>
        {Beside && <Beside listing={listing} note={texts.preview.note} />}
      </div>
    </>
  )
}
