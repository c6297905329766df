import { useId } from 'react'
import type { BusinessField } from '#domain/business/business.ts'
import { FIELD_FORMS } from '#domain/business/field-forms.ts'
import { COUNTRY_CODES } from '#domain/place/country.ts'
import { STATES } from '#domain/place/state.ts'
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
  const kind = FIELD_FORMS[field].kind
  const attributes = {
    id: controlId(field),
    name: field,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  }
  if (kind === 'flag') {
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
  if (kind === 'choice' || kind === 'level') {
    return (
      <select {...attributes} value={text} onChange={event => onText(event.target.value)}>
        {!ALWAYS_KNOWN.has(field) && <option value="">{messages.unknown}</option>}
        {choicesOf(field).map(choice => (
          <option key={choice} value={choice}>
            {choiceText(field, choice, { language, texts: messages })}
          </option>
        ))}
      </select>
    )
  }
  if (kind === 'long' || kind === 'lines') {
    return (
      <textarea
        {...attributes}
        className="input"
        rows={kind === 'long' ? 6 : Math.min(8, Math.max(2, text.split('\n').length))}
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
      inputMode={INPUT_MODES[field]}
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

const INPUT_MODES: Readonly<Partial<Record<BusinessField, 'tel' | 'url' | 'numeric' | 'decimal'>>> = {
  phone: 'tel',
  website: 'url',
  reviewsLink: 'url',
  postalCode: 'numeric',
  reviewCount: 'numeric',
  photosCount: 'numeric',
  rating: 'decimal',
}

/** Choices without an empty one. */
const ALWAYS_KNOWN: ReadonlySet<BusinessField> = new Set(['status', 'countryCode'])

function choicesOf(field: BusinessField): readonly string[] {
  if (field === 'state') return Object.keys(STATES)
  if (field === 'countryCode') return COUNTRY_CODES
  if (field === 'priceLevel') return ['1', '2', '3', '4']
  return ['operational', 'closed-temporarily', 'closed-permanently']
}
