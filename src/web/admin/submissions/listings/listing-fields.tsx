import { LISTING_DAYS, type ListingInput } from '#domain/listing/listing.ts'
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

const AFTER_CATEGORY = ['address', 'postalCode', 'city', 'phone', 'email', 'website'] as const
const INPUT_MODES = { postalCode: 'numeric', phone: 'tel', email: 'email', website: 'url' } as const

/** Every field of a listing. */
export function ListingFields({ listing, onChange, faultOf }: ListingFieldsProps) {
  const messages = useMessages(adminSubmissionsMessages)
  const text = (name: 'name' | (typeof AFTER_CATEGORY)[number]) => (
    <Field
      key={name}
      id={listingFieldId(name)}
      label={messages.fields[name]}
      fault={faultOf(name)}
      isOptional={name === 'website'}
    >
      {control => (
        <input
          {...control}
          value={listing[name]}
          autoComplete="off"
          inputMode={INPUT_MODES[name as keyof typeof INPUT_MODES]}
          onChange={event => onChange({ [name]: event.target.value })}
        />
      )}
    </Field>
  )
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
        <div className="wide">
          <Field
            id={listingFieldId('description')}
            label={messages.fields.description}
            fault={faultOf('description')}
          >
            {control => (
              <textarea
                {...control}
                rows={5}
                value={listing.description}
                onChange={event => onChange({ description: event.target.value })}
              />
            )}
          </Field>
        </div>
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
