import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { useMessages } from '#web/messages.ts'
import { CategoryField } from '#web/pages/add-business/category-field.tsx'
import { bound, type StepProps } from '#web/pages/add-business/step-props.ts'
import { Field } from '#web/ui/form/field.tsx'

/** Step 1: name, category, description. */
export function BasicsStep(props: StepProps) {
  const { labels, hints } = useMessages(addBusinessMessages)
  const { faultOf } = props
  return (
    <>
      <Field id="name" label={labels.name} hint={hints.name} fault={faultOf('name')}>
        {control => <input {...control} {...bound(props, 'name')} autoComplete="organization" />}
      </Field>
      <CategoryField {...props} />
      <Field
        id="description"
        label={labels.description}
        hint={hints.description}
        fault={faultOf('description')}
      >
        {control => <textarea {...control} {...bound(props, 'description')} rows={6} />}
      </Field>
    </>
  )
}
