import { useId } from 'react'
import type { FieldKind } from '#domain/business/field-values.ts'
import { definitionOf } from '#domain/business/fields.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { CategoryDatalist } from '#web/admin/businesses/category-datalist.tsx'
import { controlId, type EditControlProps } from '#web/admin/businesses/fields/edit-control.ts'
import { FLAG_ON } from '#web/admin/businesses/fields/field-value.ts'
import { choiceText } from '#web/admin/businesses/fields/value-text.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

/** The control of a field that is a text, a select or a checkbox. */
export function PlainControl(props: EditControlProps) {
  const { field, text, onText, describedBy, isInvalid } = props
  const { language } = usePage()
  const messages = inLanguage(adminBusinessMessages, language)
  const { kind, shape, choices = [], unknown } = definitionOf(field)
  const attributes = {
    id: controlId(field),
    name: field,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  }
  if (shape === 'flag') {
    return (
      <label className="pick">
        <input
          {...attributes}
          type="checkbox"
          checked={text === FLAG_ON}
          onChange={event => onText(event.target.checked ? FLAG_ON : '')}
        />
        <span>{messages.fields[field]}</span>
      </label>
    )
  }
  if (shape === 'choice') {
    return (
      <select {...attributes} value={text} onChange={event => onText(event.target.value)}>
        {unknown === null && <option value="">{messages.unknown}</option>}
        {choices.map(String).map(choice => (
          <option key={choice} value={choice}>
            {choiceText(field, choice, { language, texts: messages })}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'paragraphs' || shape === 'texts') {
    return (
      <textarea
        {...attributes}
        className="input"
        rows={kind === 'paragraphs' ? 6 : Math.min(8, Math.max(2, text.split('\n').length))}
        value={text}
        onChange={event => onText(event.target.value)}
      />
    )
  }
  if (field === 'category') return <CategoryControl {...props} />
  return (
    <input
      {...attributes}
      className="input"
      value={text}
      autoComplete="off"
      inputMode={field === 'postalCode' ? 'numeric' : INPUT_MODES[kind]}
      onChange={event => onText(event.target.value)}
    />
  )
}

function CategoryControl({ field, text, onText, describedBy, isInvalid }: EditControlProps) {
  const list = useId()
  return (
    <>
      <input
        id={controlId(field)}
        name={field}
        className="input"
        value={text}
        list={list}
        autoComplete="off"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={event => onText(event.target.value)}
      />
      <CategoryDatalist id={list} />
    </>
  )
}

const INPUT_MODES: Readonly<Partial<Record<FieldKind, 'tel' | 'email' | 'url' | 'numeric' | 'decimal'>>> = {
  phone: 'tel',
  email: 'email',
  link: 'url',
  count: 'numeric',
  decimal: 'decimal',
}
