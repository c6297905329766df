import { useEffect, useRef } from 'react'
import { MORE_CONTACT_FIELDS, MORE_CONTACT_NAMES } from '#domain/listing/listing.ts'
import type { MoreContactMessages } from '#messages/de/more-contact.ts'
import type { FormState } from '#web/forms/use-form.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

export interface MoreContactFieldsProps {
  form: FormState
  texts: MoreContactMessages
}

/** By what a business is reached besides telephone and website: folded until something of it is there, or is wrong. */
export function MoreContactFields({ form: state, texts }: MoreContactFieldsProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  const form = { ...state, fields: MORE_CONTACT_FIELDS }
  const isFilledIn = MORE_CONTACT_NAMES.some(name => form.valueAt(name) !== '')
  const hasFault = MORE_CONTACT_NAMES.some(name => form.faultOf(name) !== undefined)
  const isOpenAtFirst = useRef(isFilledIn || hasFault)
  useEffect(() => {
    if (fold.current !== null && (isFilledIn || hasFault)) fold.current.open = true
  }, [isFilledIn, hasFault])
  return (
    <details className="fold" ref={fold} open={isOpenAtFirst.current}>
      <summary>{texts.title}</summary>
      <p className="hint form-intro">{texts.hint}</p>
      {MORE_CONTACT_NAMES.map(name => (
        <FormField
          key={name}
          form={form}
          name={name}
          hint={name === 'profiles' ? texts.profilesHint : undefined}
          rows={3}
        />
      ))}
    </details>
  )
}
