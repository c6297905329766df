import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import { useMessages } from '#web/messages.ts'
import type { WizardForm } from '#web/pages/add-business/listing-draft.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { MoreContactFields } from '#web/ui/form/more-contact-fields.tsx'

interface ContactStepProps {
  form: WizardForm
  /** What the gazetteer says about postal code and city. */
  place: PlaceCheck | null
}

/** Step 2: where the business is and how to reach it. */
export function ContactStep({ form, place }: ContactStepProps) {
  const { hints } = useMessages(addBusinessMessages)
  const { more, place: messages } = useMessages(addBusinessStepsMessages)
  const suggestion = place?.suggestion ?? null
  return (
    <>
      <FormField form={form} name="address" />
      <div className="row-zip">
        <FormField form={form} name="postalCode" />
        <FormField
          form={form}
          name="city"
          below={
            suggestion !== null && (
              <div className="offer">
                {place?.matches && <p className="hint">{messages.spelling(suggestion)}</p>}
                <button
                  type="button"
                  className="btn"
                  onClick={() => {
                    form.set({ city: suggestion })
                    // The button goes with the question.
                    document.getElementById(form.idOf('city'))?.focus()
                  }}
                >
                  {messages.take(suggestion)}
                </button>
              </div>
            )
          }
        />
      </div>
      <FormField form={form} name="phone" hint={hints.phone} />
      <FormField form={form} name="email" hint={hints.email} unmailedHint={hints.unmailedEmail} />
      <FormField form={form} name="website" />
      <MoreContactFields form={form} texts={more} />
    </>
  )
}
