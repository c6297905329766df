import { usePage } from '#web/page-context.ts'
import { CategoryField } from '#web/pages/add-business/category-field.tsx'
import { addBusinessMessages } from '#web/pages/add-business/messages.ts'
import { bound, type StepProps } from '#web/pages/add-business/step-props.ts'
import { Field } from '#web/ui/form/field.tsx'

/** Step 1: name, category, description. */
export function BasicsStep(props: StepProps) {
  const { language } = usePage()
  const { labels, hints } = addBusinessMessages(language)
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
