import { categoriesOfGroup, categoryName } from '#domain/category/category.ts'
import {
  LISTING_CATEGORIES,
  LISTING_DAYS,
  LISTING_FORM,
  MAX_CATEGORY_LENGTH,
} from '#domain/listing/listing.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import { dayLabels } from '#web/forms/day-labels.ts'
import { usePublicForm } from '#web/forms/use-public-form.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { routes } from '#web/routing/routes.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { FormFrame } from '#web/ui/form/form-frame.tsx'
import { MoreContactFields } from '#web/ui/form/more-contact-fields.tsx'

/**
 * The listing form on one page, for browsers without script; not in the browser's bundle.
 * Its ids differ from the steps', which are on the page as well.
 */
export function PlainForm() {
  const { messages } = usePage()
  const texts = useMessages(addBusinessMessages)
  const { hours, more, place, trade } = useMessages(addBusinessStepsMessages)
  const labels = {
    ...more.labels,
    ...texts.labels,
    ...dayLabels(messages),
    isPlaceConfirmed: place.confirm,
  }
  const form = usePublicForm('listings', LISTING_FORM, { labels, prefix: 'plain-' })
  const { isPlaceConfirmed, postalCode, city } = form.values
  const isPlaceDoubted =
    isPlaceConfirmed ||
    (postalCode !== '' && city !== '' && PLACE_FIELDS.some(name => form.faultOf(name) !== undefined))
  const [basics, contact, times] = texts.headings
  return (
    <div className="plain-form">
      <FormFrame form={form} action={routes.addBusiness.href()} label={texts.title} submit={texts.submit}>
        <fieldset>
          <legend>{basics}</legend>
          <FormField form={form} name="name" hint={texts.hints.name} />
          <FormField
            form={form}
            name="category"
            hint={texts.hints.plainCategory}
            list="plain-categories"
            maxLength={MAX_CATEGORY_LENGTH}
          />
          <Categories />
          <FormField
            form={form}
            name="proposedTrade"
            hint={trade.plainHint}
            maxLength={MAX_CATEGORY_LENGTH}
          />
          <FormField form={form} name="description" hint={texts.hints.description} />
        </fieldset>
        <fieldset>
          <legend>{contact}</legend>
          <FormField form={form} name="address" />
          <FormField form={form} name="postalCode" />
          <FormField form={form} name="city" />
          {isPlaceDoubted && <FormField form={form} name="isPlaceConfirmed" />}
          <FormField form={form} name="phone" hint={texts.hints.phone} />
          <FormField
            form={form}
            name="email"
            hint={texts.hints.email}
            unmailedHint={texts.hints.unmailedEmail}
          />
          <FormField form={form} name="website" />
          <MoreContactFields form={form} texts={more} />
        </fieldset>
        <fieldset className="days">
          <legend>{times}</legend>
          <p className="hint">{`${hours.intro} ${hours.example(hours.placeholder)}`}</p>
          {LISTING_DAYS.map(day => (
            <FormField key={day} form={form} name={`hours.${day}`} />
          ))}
        </fieldset>
      </FormFrame>
    </div>
  )
}

const PLACE_FIELDS = ['postalCode', 'city']

/** Any trade may be typed; offered are the groups and what is most frequent in each. */
function Categories() {
  const { language, messages } = usePage()
  const groups = LISTING_CATEGORIES.map(group => messages.groups[group])
  const frequent = LISTING_CATEGORIES.flatMap(group =>
    categoriesOfGroup(group)
      .slice(0, OFFERED)
      .map(({ slug, name }) => categoryName(slug, language) ?? name),
  )
  return (
    <datalist id="plain-categories">
      {[...new Set([...groups, ...frequent])].map(name => (
        <option key={name} value={name} />
      ))}
    </datalist>
  )
}

/** Of each group: all of them would be half of the page. */
const OFFERED = 20
