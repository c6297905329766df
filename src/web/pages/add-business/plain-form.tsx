import type { InputHTMLAttributes } from 'react'
import { categoriesOfGroup, categoryName } from '#domain/category/category.ts'
import { localAddress } from '#domain/language-path.ts'
import {
  isListingCategory,
  LISTING_CATEGORIES,
  LISTING_DAYS,
  type ListingInput,
  MAX_CATEGORY_LENGTH,
} from '#domain/listing/listing.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import type { FormStart } from '#web/forms/form-start.ts'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { labelledFault } from '#web/pages/add-business/step-faults.ts'
import { routes } from '#web/routing/routes.ts'
import { CarriedFields } from '#web/ui/form/carried-fields.tsx'
import { FaultSummary } from '#web/ui/form/fault-summary.tsx'
import { type ControlProps, Field } from '#web/ui/form/field.tsx'
import { NoMailNote } from '#web/ui/form/no-mail-note.tsx'
import { Refusal } from '#web/ui/form/refusal.tsx'

type TextName = Exclude<keyof ListingInput, 'hours'>

/**
 * The listing form on one page, for browsers without script; not in the browser's bundle.
 * Its ids differ from the steps', which are on the page as well.
 */
export function PlainForm({ start }: { start: FormStart }) {
  const { language, messages, site } = usePage()
  const texts = inLanguage(addBusinessMessages, language)
  const { hours, place, trade } = inLanguage(addBusinessStepsMessages, language)
  const faults = start.faults.flatMap(fault => labelledFault(fault, { language, messages }) ?? [])
  const faultOf = (name: string) => faults.find(({ field }) => field === name)?.text
  const typedIn = (name: string) => start.values?.[name] ?? ''
  const isPlaceConfirmed = typedIn('isPlaceConfirmed') !== ''
  const placeFields = ['postalCode', 'city']
  const isPlaceDoubted =
    isPlaceConfirmed ||
    (placeFields.every(name => typedIn(name) !== '') && placeFields.some(name => faultOf(name) !== undefined))
  const idOf = (name: string) => `plain-${name.replace('.', '-')}`
  const text = (name: TextName, attributes: InputHTMLAttributes<HTMLInputElement> = {}, hint?: string) => (
    <Field
      id={idOf(name)}
      name={name}
      label={texts.labels[name]}
      hint={hint}
      fault={faultOf(name)}
      isOptional={name === 'website' || name === 'proposedTrade'}
    >
      {control => <input {...control} {...attributes} defaultValue={typedIn(name)} />}
    </Field>
  )
  const [basics, contact, times] = texts.headings
  return (
    <form
      method="post"
      action={localAddress(language, routes.addBusiness.href())}
      noValidate
      className="plain-form"
      aria-label={texts.title}
    >
      <CarriedFields path="listings" ticket={start.ticket} />
      <NoMailNote />
      {start.refused !== '' && <Refusal text={start.refused} attempt={0} />}
      <FaultSummary attempt={0} faults={faults.map(fault => ({ ...fault, id: idOf(fault.field) }))} />
      <fieldset>
        <legend>{basics}</legend>
        {text('name', { autoComplete: 'organization' }, texts.hints.name)}
        <Field
          id={idOf('category')}
          name="category"
          label={texts.labels.category}
          hint={texts.hints.plainCategory}
          fault={faultOf('category')}
        >
          {control => <Categories control={control} chosen={typedIn('category')} />}
        </Field>
        {text('proposedTrade', { maxLength: MAX_CATEGORY_LENGTH }, trade.plainHint)}
        <Field
          id={idOf('description')}
          name="description"
          label={texts.labels.description}
          hint={texts.hints.description}
          fault={faultOf('description')}
        >
          {control => <textarea {...control} rows={6} defaultValue={typedIn('description')} />}
        </Field>
      </fieldset>
      <fieldset>
        <legend>{contact}</legend>
        {text('address', { autoComplete: 'street-address' })}
        {text('postalCode', { autoComplete: 'postal-code', inputMode: 'numeric' })}
        {text('city', { autoComplete: 'address-level2' })}
        {isPlaceDoubted && (
          <div className="field">
            <label className="pick">
              <input type="checkbox" name="isPlaceConfirmed" defaultChecked={isPlaceConfirmed} />
              {place.confirm}
            </label>
          </div>
        )}
        {text('phone', { autoComplete: 'tel', type: 'tel' }, texts.hints.phone)}
        {text(
          'email',
          { autoComplete: 'email', type: 'email' },
          site.sendsMail ? texts.hints.email : texts.hints.unmailedEmail,
        )}
        {text('website', { autoComplete: 'url', inputMode: 'url' })}
      </fieldset>
      <fieldset className="days">
        <legend>{times}</legend>
        <p className="hint">{`${hours.intro} ${hours.example(hours.placeholder)}`}</p>
        {LISTING_DAYS.map((day, weekday) => (
          <Field
            key={day}
            id={idOf(`hours.${day}`)}
            name={`hours.${day}`}
            label={messages.weekdays.long[weekday] ?? day}
            fault={faultOf(`hours.${day}`)}
            isOptional
          >
            {control => <input {...control} defaultValue={typedIn(`hours.${day}`)} />}
          </Field>
        ))}
      </fieldset>
      <div className="form-end">
        <button type="submit" className="btn go">
          {texts.submit}
        </button>
      </div>
    </form>
  )
}

/** Any trade may be typed; offered are the groups and what is most frequent in each. */
function Categories({ control, chosen }: { control: ControlProps; chosen: string }) {
  const { language, messages } = usePage()
  const groups = LISTING_CATEGORIES.map(group => messages.groups[group])
  const frequent = LISTING_CATEGORIES.flatMap(group =>
    categoriesOfGroup(group)
      .slice(0, OFFERED)
      .map(({ slug, name }) => categoryName(slug, language) ?? name),
  )
  return (
    <>
      <input
        {...control}
        list="plain-categories"
        maxLength={80}
        defaultValue={isListingCategory(chosen) ? messages.groups[chosen] : chosen}
      />
      <datalist id="plain-categories">
        {[...new Set([...groups, ...frequent])].map(name => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** Of each group: all of them would be half of the page. */
const OFFERED = 20
