import { idOfPath } from '#web/admin/settings/settings-draft.ts'
import { Field } from '#web/ui/form/field.tsx'

interface TextFieldProps {
  /** As the server names it: 'operator.email'. */
  path: string
  label: string
  hint?: string
  fault: string | undefined
  value: string
  onChange: (value: string) => void
  type?: 'text' | 'email' | 'tel' | 'url' | 'number'
  /** Lines of a longer text. */
  rows?: number
  /** Monospace, without autocorrection. */
  isCode?: boolean
}

/** One text field of the settings. */
export function TextField(props: TextFieldProps) {
  const { path, label, hint, fault, value, onChange, type = 'text', rows, isCode = false } = props
  return (
    <Field id={idOfPath(path)} label={label} hint={hint} fault={fault}>
      {control => {
        const { required: _none, ...attributes } = control
        return rows === undefined ? (
          <input
            {...attributes}
            type={type}
            {...(type === 'number' && { step: 'any' })}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        ) : (
          <textarea
            {...attributes}
            className={isCode ? 'input code' : 'input'}
            rows={rows}
            spellCheck={!isCode}
            {...(isCode && { autoCapitalize: 'none', autoComplete: 'off', wrap: 'off' })}
            value={value}
            onChange={event => onChange(event.target.value)}
          />
        )
      }}
    </Field>
  )
}
