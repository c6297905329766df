import { useRef } from 'react'
import { CORRECTION_TEXTS } from '#domain/correction/correction.ts'
import { LISTING_DAYS } from '#domain/listing/listing.ts'
import { messages as correctMessages } from '#translated/pages/correct.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { CorrectionPrefill } from '#web/api/api.ts'
import type { FormValues } from '#web/forms/form-body.ts'
import { useForm } from '#web/forms/use-form.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CorrectionSent } from '#web/pages/correct/correction-sent.tsx'
import { useCorrectionDraft } from '#web/pages/correct/use-correction-draft.ts'
import { routes } from '#web/routing/routes.ts'
import { TextField, TickField } from '#web/ui/form/form-fields.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'
import { useTitle } from '#web/ui/use-title.ts'

interface CorrectFormProps {
  id: number
  business: CorrectionPrefill
  /** From a mailed link; '' without. */
  token: string
}

/** What the directory says about a business, to be changed; the change is a proposal. */
export function CorrectForm({ id, business, token }: CorrectFormProps) {
  const { language, messages } = usePage()
  const texts = inLanguage(correctMessages, language)
  const labels = {
    ...texts.labels,
    ...Object.fromEntries(
      LISTING_DAYS.map((day, weekday) => [`hours.${day}`, messages.weekdays.long[weekday] ?? day]),
    ),
    isClosed: texts.isClosed,
    isOpenAgain: texts.isOpenAgain,
    comment: texts.comment,
    email: texts.email,
    isOwner: texts.isOwner,
    proof: texts.proof,
  }
  const start = startOf(id, business, token)
  const { form, isStored, discard } = useCorrectionDraft(
    useForm({ path: 'corrections', scope: String(id), start, labels }),
    { id, names: Object.keys(labels), start },
  )
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)
  const title = texts.titleOf(business.name, business.number)
  useTitle(form.faults.length > 0 ? `${inLanguage(formMessages, language).faultMark} ${title}` : title)

  if (form.sent !== null) {
    return <CorrectionSent sent={form.sent} business={business} id={id} onAnother={form.again} />
  }
  const throwAway = () => {
    if (!window.confirm(texts.discardAsk)) return
    discard()
    // The button goes with what it throws away.
    heading.current?.focus()
    toast({ kind: 'done', text: texts.discarded })
  }
  return (
    <>
      <h2 id="form" tabIndex={-1} ref={heading}>
        {texts.form}
      </h2>
      <p className="prose quiet form-intro">{texts.lead}</p>
      <FormFrame
        form={form}
        action={routes.correct.href({ id })}
        carried={{ businessId: String(id), token: form.valueOf('token') }}
        labelledBy="form"
        submit={texts.submit}
      >
        {CORRECTION_TEXTS.map(name => (
          <TextField
            key={name}
            form={form}
            name={name}
            isOptional={!NEEDED.has(name)}
            hint={name === 'category' ? texts.categoryHint : undefined}
            {...(name === 'description' && { rows: 5 })}
            {...(name === 'postalCode' && { inputMode: 'numeric' })}
            {...(name === 'phone' && { type: 'tel' })}
            {...(name === 'website' && { inputMode: 'url' })}
          />
        ))}
        <fieldset className="days">
          <legend className="legend">{texts.hours}</legend>
          <p className="hint">{texts.hoursHint}</p>
          {LISTING_DAYS.map(day => (
            <TextField key={day} form={form} name={`hours.${day}`} isOptional autoComplete="off" />
          ))}
        </fieldset>
        {business.status !== 'operational' && <TickField form={form} name="isOpenAgain" />}
        {business.status !== 'closed-permanently' && <TickField form={form} name="isClosed" />}
        <TextField form={form} name="comment" rows={3} isOptional hint={texts.commentHint} />
        <TextField
          form={form}
          name="email"
          type="email"
          autoComplete="email"
          isOptional
          hint={texts.emailHint}
        />
        {!business.isFromOwner && (
          <div className="owner-part">
            <TickField form={form} name="isOwner" />
            <TextField form={form} name="proof" rows={3} isOptional hint={texts.proofHint} />
          </div>
        )}
      </FormFrame>
      {isStored && (
        <>
          <p className="hint draft-note">{texts.kept}</p>
          <button type="button" className="btn bare discard" onClick={throwAway}>
            {texts.discard}
          </button>
        </>
      )}
    </>
  )
}

/** A business without these is none that anybody finds. */
const NEEDED: ReadonlySet<string> = new Set(['name', 'category', 'city'])

function startOf(id: number, { texts, hours, isFromOwner }: CorrectionPrefill, token: string): FormValues {
  return {
    ...texts,
    ...Object.fromEntries(LISTING_DAYS.map(day => [`hours.${day}`, hours[day]])),
    businessId: String(id),
    // One that is no longer good would only have the correction refused.
    token: isFromOwner ? token : '',
  }
}
