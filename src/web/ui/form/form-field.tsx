import type { InputHTMLAttributes } from 'react'
import {
  type FormField as FieldOfForm,
  type FormFields,
  fieldAt,
  type PathOf,
} from '#domain/form/form-fields.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { Elements } from '#web/elements.ts'
import type { FormState } from '#web/forms/use-form.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { type ControlProps, FaultLine, Field } from '#web/ui/form/field.tsx'

interface InputAttributes
  extends Pick<
    InputHTMLAttributes<HTMLElement>,
    | 'autoCapitalize'
    | 'autoComplete'
    | 'inputMode'
    | 'lang'
    | 'maxLength'
    | 'placeholder'
    | 'readOnly'
    | 'spellCheck'
  > {
  /** Of a text of one line. */
  list?: string
  type?: 'url' | 'password'
}

interface FormFieldProps<Fields extends FormFields> extends InputAttributes {
  form: FormState & { readonly fields: Fields }
  name: PathOf<Fields> | RowPath
  /** Where the form itself does not say it: of the fields of an entry. */
  label?: string
  hint?: string | undefined
  /** In its place while no mail can be sent to the address. */
  unmailedHint?: string
  /** Where the form itself does not say it. */
  isOptional?: boolean
  /** The names of the choices. */
  choices?: Readonly<Record<string, string>>
  /** Of a text of several lines. */
  rows?: number
  /** Stands below the control: an offer, what was understood. */
  below?: Elements
}

/** A field of an entry of a list: 'team.3.text'. */
type RowPath = `${string}.${number}.${string}`

/** A field of a form, with the control of its kind. */
export function FormField<Fields extends FormFields>({
  form,
  name,
  label = form.labelOf(name),
  hint,
  unmailedHint,
  isOptional = form.isOptionalAt(name),
  below,
  ...control
}: FormFieldProps<Fields>) {
  const { language, site } = usePage()
  const field = fieldAt(form.fields, name)
  if (field === undefined) throw new Error(`the form has no field ${name}`)
  if (field.kind === 'flag') return <TickField form={form} name={name} hint={hint} />
  // What is said of a sender's own address else is what will be mailed to it.
  const isOwnEmail = 'autoComplete' in field && field.autoComplete === 'email'
  const isUnmailed = isOwnEmail && form.isPublic && !site.sendsMail
  return (
    <Field
      id={form.idOf(name)}
      name={name}
      label={label}
      hint={isUnmailed ? (unmailedHint ?? inLanguage(formMessages, language).unmailedHint) : hint}
      fault={form.faultOf(name)}
      isOptional={isOptional}
      isUnmarked={!form.isMarked}
      below={below}
    >
      {attributes => <Control {...{ form, name, field, attributes, ...control }} />}
    </Field>
  )
}

interface ControlOfField extends InputAttributes {
  form: FormState
  name: string
  field: FieldOfForm
  attributes: ControlProps
  choices?: Readonly<Record<string, string>>
  rows?: number
}

function Control({
  form,
  name,
  field,
  attributes,
  choices = {},
  rows = 6,
  list,
  type,
  ...input
}: ControlOfField) {
  const isNumber = field.kind === 'number' || field.kind === 'decimal'
  const bound = {
    ...attributes,
    value: String(form.valueAt(name)),
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
      form.setAt(name, isNumber ? Number(value) : value),
  }
  switch (field.kind) {
    case 'choice':
    case 'option':
      return (
        <select {...bound} disabled={input.readOnly}>
          {field.kind === 'choice' && <NoChoice />}
          {field.choices.map(choice => (
            <option key={choice} value={choice}>
              {choices[choice] ?? choice}
            </option>
          ))}
        </select>
      )
    case 'long':
    case 'code':
    case 'profiles':
      return (
        <textarea
          {...bound}
          rows={rows}
          {...input}
          {...(field.kind === 'code' && { className: 'input code', wrap: 'off' })}
        />
      )
    default:
      return (
        <input
          {...bound}
          list={list}
          type={isNumber ? 'number' : type}
          step={isNumber ? 'any' : undefined}
          {...INPUT_OF_KIND[field.kind]}
          {...('autoComplete' in field && { autoComplete: field.autoComplete })}
          {...input}
        />
      )
  }
}

const INPUT_OF_KIND: Readonly<
  Partial<Record<FieldOfForm['kind'], Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode'>>>
> = {
  email: { type: 'email' },
  phone: { type: 'tel' },
  website: { inputMode: 'url' },
  'postal-code': { inputMode: 'numeric' },
}

function NoChoice() {
  return <option value="">{useMessages(formMessages).choose}</option>
}

/** A box to tick. */
function TickField({ form, name, hint }: { form: FormState; name: string; hint: string | undefined }) {
  const id = form.idOf(name)
  const fault = form.faultOf(name)
  const described = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`]
  return (
    <div className={fault === undefined ? 'field' : 'field bad'}>
      <FaultLine id={`${id}-fault`} text={fault} />
      <label className="pick" htmlFor={id}>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={form.valueAt(name) === true}
          onChange={event => form.setAt(name, event.currentTarget.checked)}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={described.filter(Boolean).join(' ') || undefined}
        />
        <span>{form.labelOf(name)}</span>
      </label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
