import type { TextField } from '#domain/form/form-fields.ts'
import {
  LISTING_DAYS,
  LISTING_FIELDS,
  type ListingInput,
  MORE_CONTACT_NAMES,
} from '#domain/listing/listing.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { controlId } from '#web/admin/businesses/fields/edit-control.ts'
import { HoursControl } from '#web/admin/businesses/fields/hours-control.tsx'
import { CategoryFields } from '#web/admin/submissions/listings/category-fields.tsx'
import { useMessages } from '#web/messages.ts'
import { Field } from '#web/ui/form/field.tsx'

interface ListingFieldsProps {
  listing: ListingInput
  onChange: (parts: Partial<ListingInput>) => void
  /** What is wrong with a field, in words. */
  faultOf: (field: string) => string | undefined
}

const AFTER_CATEGORY = [
  ...(['address', 'postalCode', 'city', 'phone', 'email', 'website'] as const),
  ...MORE_CONTACT_NAMES,
] as const
const INPUT_MODES = { 'postal-code': 'numeric', phone: 'tel', email: 'email', website: 'url' } as const

/** Every field of a listing. */
export function ListingFields({ listing, onChange, faultOf }: ListingFieldsProps) {
  const messages = useMessages(adminSubmissionsMessages)
  const text = (name: Exclude<keyof ListingInput, 'hours'>) => {
    const { kind, isOptional = false } = LISTING_FIELDS[name] as TextField
    const isLong = kind === 'long' || kind === 'profiles'
    const onText = ({ target }: { target: { value: string } }) => onChange({ [name]: target.value })
    const field = (
      <Field
        key={name}
        id={listingFieldId(name)}
        label={messages.fields[name]}
        fault={faultOf(name)}
        isOptional={isOptional === true}
      >
        {control =>
          isLong ? (
            <textarea {...control} rows={5} value={listing[name]} onChange={onText} />
          ) : (
            <input
              {...control}
              value={listing[name]}
              autoComplete="off"
              inputMode={INPUT_MODES[kind as keyof typeof INPUT_MODES]}
              onChange={onText}
            />
          )
        }
      </Field>
    )
    return isLong ? (
      <div key={name} className="wide">
        {field}
      </div>
    ) : (
      field
    )
  }
  const hoursFault = faultOf('hours')
  return (
    <>
      <div className="fields">
        {text('name')}
        <CategoryFields
          id={listingFieldId('category')}
          category={listing.category}
          onCategory={category => onChange({ category })}
          fault={faultOf('category')}
        />
        {text('description')}
        {AFTER_CATEGORY.map(text)}
      </div>
      <fieldset className="field">
        <legend className="legend">{messages.listing.hours}</legend>
        {hoursFault !== undefined && <p className="err ic ic-warn">{hoursFault}</p>}
        <HoursControl
          field="openingHours"
          text={LISTING_DAYS.map(day => listing.hours[day].replaceAll('\n', ' ')).join('\n')}
          onText={lines => onChange({ hours: hoursOf(lines) })}
          describedBy={undefined}
          isInvalid={false}
        />
      </fieldset>
    </>
  )
}

/** The id of a field's control; days are 'hours.monday' and so on. */
export function listingFieldId(field: string): string {
  const weekday = LISTING_DAYS.findIndex(day => `hours.${day}` === field)
  if (weekday === -1) return `listing-${field}`
  return weekday === 0 ? controlId('openingHours') : `${controlId('openingHours')}-${weekday}`
}

function hoursOf(lines: string): ListingInput['hours'] {
  const [monday = '', tuesday = '', wednesday = '', thursday = '', friday = '', saturday = '', sunday = ''] =
    lines.split('\n')
  return { monday, tuesday, wednesday, thursday, friday, saturday, sunday }
}
