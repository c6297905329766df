import { Fragment } from 'react'
import type { BusinessField } from '#domain/business/business.ts'
import { FORM_FIELDS, FORM_PARTS, fieldsIn } from '#domain/business/field-forms.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as formOutcomeMessages } from '#translated/ui/form-outcome.ts'
import { CategoryChoice } from '#web/admin/businesses/editor/category-choice.tsx'
import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'
import type { FormConfirmations } from '#web/admin/businesses/editor/use-confirmations.ts'
import { controlId } from '#web/admin/businesses/fields/edit-control.ts'
import { EditField } from '#web/admin/businesses/fields/edit-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { faultText } from '#web/forms/fault-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FaultSummary } from '#web/ui/form/fault-summary.tsx'

interface BusinessFieldsProps {
  form: BusinessForm
  /** Which of them are shown. */
  fields?: readonly BusinessField[]
  /** It is not stored yet: no field has an origin or a lock. */
  isNew?: boolean
  faults: readonly FieldFault[]
  /** Another number for each attempt to save. */
  attempt: number
  confirmations: FormConfirmations
}

/** The fields of a business in the parts of the form, with what is wrong above all and at each of them. */
export function BusinessFields({
  form,
  fields = FORM_FIELDS,
  isNew = false,
  faults,
  attempt,
  confirmations,
}: BusinessFieldsProps) {
  const { language, formats } = usePage()
  const messages = inLanguage(adminBusinessMessages, language)
  const textOfFault = (field: BusinessField) => {
    const fault = faults.find(one => one.field === field)
    return fault === undefined
      ? undefined
      : faultText(fault, inLanguage(formOutcomeMessages, language), formats)
  }
  const shownFaults = fields.flatMap(field => {
    const text = textOfFault(field)
    return text === undefined ? [] : [{ id: controlId(field), label: messages.fields[field], text }]
  })
  const categoryFault = faults.find(({ field }) => field === 'category')
  const placeFault = faults.find(({ code }) => code === 'postal_code_unknown' || code === 'city_mismatch')
  return (
    <>
      <FaultSummary faults={shownFaults} attempt={attempt} />
      {FORM_PARTS.map(part => {
        const own = fieldsIn(part).filter(field => fields.includes(field))
        if (own.length === 0) return null
        return (
          <Panel key={part} title={messages.groups[part]}>
            <div className="fields">
              {own.map(field => (
                <Fragment key={field}>
                  <EditField field={field} form={form} fault={textOfFault(field)} isNew={isNew} />
                  {field === 'category' && categoryFault?.code === 'category_unknown' && (
                    <CategoryChoice
                      form={form}
                      proposals={categoryFault.proposals ?? []}
                      isMeant={confirmations.isCategoryMeant}
                      onMeant={confirmations.meanCategory}
                    />
                  )}
                  {field === placeFault?.field && (
                    <div className="field">
                      <label className="pick">
                        <input
                          type="checkbox"
                          checked={confirmations.isPlaceMeant}
                          onChange={event => confirmations.meanPlace(event.target.checked)}
                        />
                        <span>
                          {messages.placeMeant(`${form.text('postalCode')} ${form.text('city')}`.trim())}
                        </span>
                      </label>
                    </div>
                  )}
                </Fragment>
              ))}
            </div>
          </Panel>
        )
      })}
    </>
  )
}
