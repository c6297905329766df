import type { HTMLInputAutoCompleteAttribute } from 'react'
import { messages as formMessages } from '#translated/ui/form.ts'
import type { Elements } from '#web/elements.ts'
import type { Form } from '#web/forms/use-form.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Field } from '#web/ui/form/field.tsx'

interface FormFieldProps {
  form: Form
  name: string
  hint?: string | undefined
  isOptional?: boolean
}

interface TextFieldProps extends FormFieldProps {
  type?: 'text' | 'email' | 'tel'
  inputMode?: 'numeric' | 'url'
  autoComplete?: HTMLInputAutoCompleteAttribute
  placeholder?: string
  /** A text of several lines. */
  rows?: number
  /** Stands below the control. */
  below?: Elements
}

/** A text of one or several lines. */
export function TextField({ form, name, rows, below, hint, isOptional = false, ...input }: TextFieldProps) {
  const { language, site } = usePage()
  // What is said of an address else is what will be mailed to it.
  const isUnmailed = input.type === 'email' && !site.sendsMail
  const bound = {
    value: form.valueOf(name),
    onChange: (event: { currentTarget: { value: string } }) => form.set(name, event.currentTarget.value),
  }
  return (
    <Field
      id={form.idOf(name)}
      name={name}
      label={form.labelOf(name)}
      hint={isUnmailed ? inLanguage(formMessages, language).unmailedHint : hint}
      fault={form.faultOf(name)}
      isOptional={isOptional}
      below={below}
    >
      {control =>
        rows === undefined ? (
          <input {...control} {...bound} {...input} />
        ) : (
          <textarea {...control} {...bound} rows={rows} />
        )
      }
    </Field>
  )
}

interface ChoiceFieldProps extends FormFieldProps {
  choices: readonly (readonly [value: string, label: string])[]
}

/** One of several. */
export function ChoiceField({ form, name, choices, hint, isOptional = false }: ChoiceFieldProps) {
  const messages = useMessages(formMessages)
  return (
    <Field
      id={form.idOf(name)}
      name={name}
      label={form.labelOf(name)}
      hint={hint}
      fault={form.faultOf(name)}
      isOptional={isOptional}
    >
      {control => (
        <select
          {...control}
          value={form.valueOf(name)}
          onChange={event => form.set(name, event.currentTarget.value)}
        >
          <option value="">{messages.choose}</option>
          {choices.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A box to tick. */
export function TickField({ form, name, hint }: Omit<FormFieldProps, 'isOptional'>) {
  const messages = useMessages(formMessages)
  const id = form.idOf(name)
  const fault = form.faultOf(name)
  const described = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`]
  return (
    <div className={fault === undefined ? 'field' : 'field bad'}>
      {fault !== undefined && (
        <p className="err ic ic-warn" id={`${id}-fault`}>
          <span>
            <span className="vh">{messages.faultMark} </span>
            <span>{fault}</span>
          </span>
        </p>
      )}
      <label className="pick" htmlFor={id}>
        <input
          id={id}
          name={name}
          type="checkbox"
          checked={form.valueOf(name) !== ''}
          onChange={event => form.set(name, event.currentTarget.checked ? 'on' : '')}
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
