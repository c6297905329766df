import { type InputHTMLAttributes, type Ref, useId } from 'react'
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '#domain/account/account.ts'
import { Field } from '#web/ui/form/field.tsx'

interface TextInputProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'children' | 'onChange' | 'value'> {
  /** Under which the form has it when it is sent. */
  name: string
  label: string
  hint?: string
  defaultValue?: string
  /** Of a text of several lines. */
  rows?: number
  ref?: Ref<HTMLInputElement>
}

/** A text of a form that is read when it is sent: of a dialog, of the login. It has to be filled in. */
export function TextInput({ name, label, hint, rows, ref, ...input }: TextInputProps) {
  const { defaultValue, maxLength } = input
  return (
    <Field id={useId()} name={name} label={label} hint={hint}>
      {control =>
        rows === undefined ? (
          <input {...control} {...input} ref={ref} />
        ) : (
          <textarea {...control} {...{ defaultValue, maxLength, rows }} />
        )
      }
    </Field>
  )
}

/** A text that a form has when it is sent. */
export function textIn(form: FormData, name: string): string {
  return String(form.get(name) ?? '')
}

/** Of a password that is chosen. */
export const PASSWORD_LIMITS = { minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH } as const
