import { useId } from 'react'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { type BusinessField, definitionOf } from '#domain/business/fields.ts'
import { outcomeText } from '#domain/link/outcome-text.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as linkReportMessages } from '#translated/api/link-report.ts'
import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'
import { AboutControl } from '#web/admin/businesses/fields/about-control.tsx'
import { controlId, type EditControlProps } from '#web/admin/businesses/fields/edit-control.ts'
import { FieldOrigin } from '#web/admin/businesses/fields/field-origin.tsx'
import { HoursControl } from '#web/admin/businesses/fields/hours-control.tsx'
import { PlainControl } from '#web/admin/businesses/fields/plain-control.tsx'
import { ScoresControl } from '#web/admin/businesses/fields/scores-control.tsx'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FaultLine } from '#web/ui/form/field.tsx'

interface EditFieldProps {
  field: BusinessField
  form: BusinessForm
  /** Of a business that is not stored yet: there is no origin and no lock. */
  isNew: boolean
}

/** One field of a business: label, hint, fault, control, and where the value came from. */
export function EditField({ field, form, isNew }: EditFieldProps) {
  const messages = useMessages(adminBusinessMessages)
  const id = useId()
  const fault = form.faultOf(field)
  const hint = messages.hints[field]
  const { shape, isWide } = definitionOf(field)
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
  const isGroup = shape === 'hours' || shape === 'scores' || shape === 'about'
  const className = [
    'field',
    fault !== undefined && 'bad',
    isWide && 'wide',
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
      <FaultLine id={`${id}-fault`} text={fault} />
    </>
  )
  const origin = !isNew && (
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
        <legend className="legend">{messages.fields[field]}</legend>
        {explained}
        {shape === 'hours' && <HoursControl {...control} />}
        {shape === 'scores' && <ScoresControl {...control} />}
        {shape === 'about' && <AboutControl {...control} />}
        {origin}
      </fieldset>
    )
  }
  return (
    <div className={className}>
      {shape !== 'flag' && <label htmlFor={controlId(field)}>{messages.fields[field]}</label>}
      {explained}
      <PlainControl {...control} />
      {origin}
    </div>
  )
}

/** The result of the last check of the website, and whether its link is still shown to visitors. */
function WebsiteCheck({ check }: { check: NonNullable<AdminBusiness['websiteCheck']> }) {
  const { language, formats } = usePage()
  const { websiteCheck: messages } = inLanguage(adminBusinessMessages, language)
  const { outcomes } = inLanguage(linkReportMessages, language)
  const checked = messages.checked(dateFormat(language).day(check.checkedAt), outcomeText(outcomes, check))
  return (
    <p className={check.isDead ? 'err ic ic-warn' : 'quiet small'}>
      <span>{check.isDead ? `${checked} ${messages.dead(formats.counted(check.failedDays))}` : checked}</span>
    </p>
  )
}
