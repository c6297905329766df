import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { bound, type StepProps } from '#web/pages/add-business/step-props.ts'
import { Field } from '#web/ui/form/field.tsx'

interface ContactStepProps extends StepProps {
  /** What the gazetteer says about postal code and city. */
  place: PlaceCheck | null
}

/** Step 2: where the business is and how to reach it. */
export function ContactStep({ place, ...props }: ContactStepProps) {
  const { site } = usePage()
  const { labels, hints } = useMessages(addBusinessMessages)
  const messages = useMessages(addBusinessStepsMessages).place
  const { faultOf, change } = props
  const suggestion = place?.suggestion ?? null
  return (
    <>
      <Field id="address" label={labels.address} fault={faultOf('address')}>
        {control => <input {...control} {...bound(props, 'address')} autoComplete="street-address" />}
      </Field>
      <div className="row-zip">
        <Field id="postalCode" label={labels.postalCode} fault={faultOf('postalCode')}>
          {control => (
            <input
              {...control}
              {...bound(props, 'postalCode')}
              autoComplete="postal-code"
              inputMode="numeric"
            />
          )}
        </Field>
        <Field
          id="city"
          label={labels.city}
          fault={faultOf('city')}
          below={
            suggestion !== null && (
              <div className="offer">
                {place?.matches && <p className="hint">{messages.spelling(suggestion)}</p>}
                <button
                  type="button"
                  className="btn"
                  onClick={() => {
                    change({ city: suggestion })
                    // The button goes with the question.
                    document.getElementById('city')?.focus()
                  }}
                >
                  {messages.take(suggestion)}
                </button>
              </div>
            )
          }
        >
          {control => <input {...control} {...bound(props, 'city')} autoComplete="address-level2" />}
        </Field>
      </div>
      <Field id="phone" label={labels.phone} hint={hints.phone} fault={faultOf('phone')}>
        {control => <input {...control} {...bound(props, 'phone')} type="tel" autoComplete="tel" />}
      </Field>
      <Field
        id="email"
        label={labels.email}
        hint={site.sendsMail ? hints.email : hints.unmailedEmail}
        fault={faultOf('email')}
      >
        {control => <input {...control} {...bound(props, 'email')} type="email" autoComplete="email" />}
      </Field>
      <Field id="website" label={labels.website} fault={faultOf('website')} isOptional>
        {control => <input {...control} {...bound(props, 'website')} inputMode="url" autoComplete="url" />}
      </Field>
    </>
  )
}
