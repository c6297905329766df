import { useId } from 'react'
import type { BusinessField } from '#domain/business/business.ts'
import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'
import { AboutControl } from '#web/admin/businesses/fields/about-control.tsx'
import { controlId, IS_WIDE, KIND_OF } from '#web/admin/businesses/fields/field-groups.ts'
import { FieldOrigin } from '#web/admin/businesses/fields/field-origin.tsx'
import { HoursControl } from '#web/admin/businesses/fields/hours-control.tsx'
import { adminBusinessMessages } from '#web/admin/businesses/fields/messages.ts'
import { PlainControl } from '#web/admin/businesses/fields/plain-control.tsx'
import { ScoresControl } from '#web/admin/businesses/fields/scores-control.tsx'
import { WebsiteCheck } from '#web/admin/businesses/fields/website-check.tsx'
import { formMessages } from '#web/messages/form.ts'
import { usePage } from '#web/page-context.ts'

interface EditFieldProps {
  field: BusinessField
  form: BusinessForm
  /** What is wrong, in words. */
  fault: string | undefined
}

/** What every control of a field gets. */
export interface EditControlProps {
  field: BusinessField
  text: string
  onText: (text: string) => void
  /** Ties the control to its hint and fault. */
  describedBy: string | undefined
  isInvalid: boolean
}

/** One field of a business: label, hint, fault, control, and below it where the value came from. */
export function EditField({ field, form, fault }: EditFieldProps) {
  const { language } = usePage()
  const words = adminBusinessMessages(language)
  const id = useId()
  const hint = words.hints[field]
  const kind = KIND_OF[field]
  const describedBy = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`]
    .filter(part => part !== false)
    .join(' ')
  const control: EditControlProps = {
    field,
    text: form.text(field),
    onText: text => form.setText(field, text),
    describedBy: describedBy || undefined,
    isInvalid: fault !== undefined,
  }
  const isGroup = kind === 'hours' || kind === 'scores' || kind === 'about'
  const className = [
    'field',
    fault !== undefined && 'bad',
    IS_WIDE.has(field) && 'wide',
    form.changed.includes(field) && 'changed',
  ]
    .filter(part => part !== false)
    .join(' ')
  const explained = (
    <>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {fault !== undefined && (
        <p className="err ic ic-warn" id={`${id}-fault`}>
          <span>
            <span className="vh">{formMessages(language).faultMark} </span>
            {fault}
          </span>
        </p>
      )}
    </>
  )
  const origin = (
    <>
      {field === 'website' && !form.changed.includes(field) && form.base.websiteCheck !== null && (
        <WebsiteCheck check={form.base.websiteCheck} />
      )}
      <FieldOrigin field={field} form={form} />
    </>
  )
  if (isGroup) {
    return (
      <fieldset className={className}>
        <legend className="legend">{words.fields[field]}</legend>
        {explained}
        {kind === 'hours' && <HoursControl {...control} />}
        {kind === 'scores' && <ScoresControl {...control} />}
        {kind === 'about' && <AboutControl {...control} />}
        {origin}
      </fieldset>
    )
  }
  return (
    <div className={className}>
      {kind !== 'flag' && <label htmlFor={controlId(field)}>{words.fields[field]}</label>}
      {explained}
      <PlainControl {...control} />
      {origin}
    </div>
  )
}
