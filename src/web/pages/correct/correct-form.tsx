import { use, useRef } from 'react'
import { CORRECTION_FORM, CORRECTION_SENDER_FIELDS, MAIN_TEXTS } from '#domain/correction/correction.ts'
import type { ChangeOf, ValuesOf } from '#domain/form/form-fields.ts'
import { LISTING_DAYS } from '#domain/listing/listing.ts'
import { messages as correctMessages } from '#translated/pages/correct.ts'
import type { CorrectionPrefill } from '#web/api/api.ts'
import { dayLabels } from '#web/forms/day-labels.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { LazyCode, loadCode } from '#web/load-code.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { CorrectionSent } from '#web/pages/correct/correction-sent.tsx'
import { useCorrectionDraft } from '#web/pages/correct/use-correction-draft.ts'
import { routes } from '#web/routing/routes.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import type { MoreContactFieldsProps } from '#web/ui/form/more-contact-fields.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

interface CorrectFormProps {
  id: number
  business: CorrectionPrefill
  /** From a mailed link; '' without. */
  token: string
}

/** What the directory says about a business, to be changed; the change is a proposal. */
export function CorrectForm({ id, business, token }: CorrectFormProps) {
  const { messages } = usePage()
  const texts = useMessages(correctMessages)
  const labels = {
    ...texts.more.labels,
    ...dayLabels(messages),
    isClosed: texts.isClosed,
    isOpenAgain: texts.isOpenAgain,
    comment: texts.comment,
    email: texts.email,
    isOwner: texts.isOwner,
    proof: texts.proof,
  }
  const start = startOf(id, business, token)
  const title = texts.titleOf(business.name, business.number)
  const { form, isStored } = useCorrectionDraft(
    usePublicForm('corrections', CORRECTION_FORM, { scope: String(id), start, title, labels, check }),
    id,
  )
  const toast = useToast()
  const heading = useRef<HTMLHeadingElement>(null)

  if (form.sent !== null) {
    return <CorrectionSent sent={form.sent} business={business} id={id} onAnother={form.again} />
  }
  const throwAway = () => {
    if (!window.confirm(texts.discardAsk)) return
    form.discard()
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
        carried={{ businessId: String(id), token: form.values.token }}
        labelledBy="form"
        submit={texts.submit}
      >
        {MAIN_TEXTS.map(name => (
          <FormField
            key={name}
            form={form}
            name={name}
            hint={name === 'category' ? texts.categoryHint : undefined}
            rows={5}
          />
        ))}
        <LazyMoreContact form={form} texts={texts.more} />
        <fieldset className="days">
          <legend className="legend">{texts.hours}</legend>
          <p className="hint">{texts.hoursHint}</p>
          {LISTING_DAYS.map(day => (
            <FormField key={day} form={form} name={`hours.${day}`} autoComplete="off" />
          ))}
        </fieldset>
        {business.status !== 'operational' && <FormField form={form} name="isOpenAgain" />}
        {business.status !== 'closed-permanently' && <FormField form={form} name="isClosed" />}
        <FormField form={form} name="comment" rows={3} hint={texts.commentHint} />
        <FormField form={form} name="email" isOptional hint={texts.emailHint} />
        {!business.isFromOwner && (
          <div className="owner-part">
            <FormField form={form} name="isOwner" />
            <FormField form={form} name="proof" rows={3} isOptional hint={texts.proofHint} />
          </div>
        )}
      </FormFrame>
      {isStored && (
        <div className="needs-script">
          <p className="hint draft-note">{texts.kept}</p>
          <button type="button" className="btn bare discard" onClick={throwAway}>
            {texts.discard}
          </button>
        </div>
      )}
    </>
  )
}

/** By itself, because the wizard for listings needs it only in its second step. */
const moreContact = new LazyCode(() => import('#web/ui/form/more-contact-fields.tsx'))

if (import.meta.env.SSR) await moreContact.load()

function LazyMoreContact(props: MoreContactFieldsProps) {
  const { MoreContactFields } = moreContact.loaded ?? use(moreContact.load())
  return <MoreContactFields {...props} />
}

function startOf(
  id: number,
  { texts, hours, isFromOwner }: CorrectionPrefill,
  token: string,
): ChangeOf<typeof CORRECTION_FORM> {
  // A token that is no longer good would only have the correction refused.
  return {
    ...texts,
    email: '',
    businessEmail: texts.email,
    hours,
    businessId: id,
    token: isFromOwner ? token : '',
  }
}

/** Whether what was changed can be read says the server, which knows what the directory says now. */
async function check(values: ValuesOf<typeof CORRECTION_FORM>) {
  const { formFaults } = await loadCode(() => import('#domain/form/form-faults.ts'))
  return formFaults(CORRECTION_SENDER_FIELDS, values)
}
