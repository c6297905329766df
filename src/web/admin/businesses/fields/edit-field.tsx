import { useId } from 'react'
import type { AdminBusiness } from '#domain/business/admin-business.ts'
import { type BusinessField, definitionOf } from '#domain/business/fields.ts'
import { outcomeText } from '#domain/link/outcome-text.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as linkReportMessages } from '#translated/api/link-report.ts'
import { CategoryDatalist } from '#web/admin/businesses/category-datalist.tsx'
import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'
import { AboutControl } from '#web/admin/businesses/fields/about-control.tsx'
import { FieldOrigin } from '#web/admin/businesses/fields/field-origin.tsx'
import { HoursControl } from '#web/admin/businesses/fields/hours-control.tsx'
import { ScoresControl } from '#web/admin/businesses/fields/scores-control.tsx'
import { choiceText } from '#web/admin/businesses/fields/value-text.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FieldGroup } from '#web/ui/form/field-group.tsx'
import { FormField } from '#web/ui/form/form-field.tsx'

interface EditFieldProps {
  field: BusinessField
  form: BusinessForm
  /** Of a business that is not stored yet: there is no origin and no lock. */
  isNew: boolean
}

/** One field of a business, and where its value came from. */
export function EditField({ field, form, isNew }: EditFieldProps) {
  const { isWide } = definitionOf(field)
  const check = field === 'website' && !form.changed.includes(field) ? form.base.websiteCheck : null
  return (
    <div className={isWide ? 'edit-field wide' : 'edit-field'}>
      <EditControl field={field} form={form} />
      {!isNew && check !== null && <WebsiteCheck check={check} />}
      {!isNew && <FieldOrigin field={field} form={form} />}
    </div>
  )
}

function EditControl({ field, form }: Omit<EditFieldProps, 'isNew'>) {
  const { language } = usePage()
  const messages = inLanguage(adminBusinessMessages, language)
  const list = useId()
  const { kind, shape, choices = [] } = definitionOf(field)
  const hint = messages.hints[field]
  const text = form.text(field)
  const Controls = CONTROLS[shape as keyof typeof CONTROLS] ?? null
  if (Controls !== null) {
    const id = form.idOf(field)
    const fault = form.faultOf(field)
    return (
      <FieldGroup id={id} legend={messages.fields[field]} hint={hint} fault={fault} className="field">
        {describedBy => (
          <Controls
            id={id}
            text={text}
            onText={typed => form.setAt(field, typed)}
            describedBy={describedBy}
            isInvalid={fault !== undefined}
          />
        )}
      </FieldGroup>
    )
  }
  const names = choices.map(choice => [choice, choiceText(field, choice, { language, texts: messages })])
  return (
    <FormField
      form={form}
      name={field}
      hint={hint}
      choices={{ ...Object.fromEntries(names), '': messages.unknown }}
      rows={kind === 'paragraphs' ? 6 : Math.min(8, Math.max(2, text.split('\n').length))}
      autoComplete="off"
      {...(shape === 'count' && { inputMode: 'numeric' })}
      {...(shape === 'decimal' && { inputMode: 'decimal' })}
      {...(field === 'category' && { list, below: <CategoryDatalist id={list} /> })}
    />
  )
}

/** Of the fields that have several controls. */
const CONTROLS = { hours: HoursControl, scores: ScoresControl, about: AboutControl } as const

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
