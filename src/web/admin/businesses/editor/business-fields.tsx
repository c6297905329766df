import { Fragment } from 'react'
import { type BusinessField, FIELDS, FORM_PARTS, fieldsWith } from '#domain/business/fields.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { CategoryChoice } from '#web/admin/businesses/editor/category-choice.tsx'
import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'
import type { FormConfirmations } from '#web/admin/businesses/editor/use-confirmations.ts'
import { EditField } from '#web/admin/businesses/fields/edit-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useMessages } from '#web/messages.ts'
import { FormFaults } from '#web/ui/form/fault-summary.tsx'

interface BusinessFieldsProps {
  form: BusinessForm
  /** Which of them are shown. */
  fields?: readonly BusinessField[]
  /** It is not stored yet: no field has an origin or a lock. */
  isNew?: boolean
  confirmations: FormConfirmations
}

/** The fields of a business in the parts of the form, with what is wrong above all and at each of them. */
export function BusinessFields({ form, fields = FIELDS, isNew = false, confirmations }: BusinessFieldsProps) {
  const messages = useMessages(adminBusinessMessages)
  const categoryFault = confirmations.asked.find(({ code }) => code === 'category_unknown')
  const placeFault = confirmations.asked.find(
    ({ code }) => code === 'postal_code_unknown' || code === 'city_mismatch',
  )
  return (
    <>
      <FormFaults form={form} />
      {FORM_PARTS.map(part => {
        const own = fieldsWith({ part }).filter(field => fields.includes(field))
        if (own.length === 0) return null
        return (
          <Panel key={part} title={messages.groups[part]}>
            <div className="fields">
              {own.map(field => (
                <Fragment key={field}>
                  <EditField field={field} form={form} isNew={isNew} />
                  {field === 'category' && categoryFault !== undefined && (
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
