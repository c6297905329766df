import type { PlaceCheck } from '#web/api/api.ts'
import { addBusinessStepsMessages } from '#web/messages/add-business-steps.ts'
import { usePage } from '#web/page-context.ts'
import type { WizardForm } from '#web/pages/add-business/listing-draft.ts'
import { addBusinessMessages } from '#web/pages/add-business/messages.ts'
import { FormField } from '#web/ui/form/form-field.tsx'

interface ContactStepProps {
  form: WizardForm
  /** What the gazetteer says about postal code and city. */
  place: PlaceCheck | null
}

/** Step 2: where the business is and how to reach it. */
export function ContactStep({ form, place }: ContactStepProps) {
  const { language } = usePage()
  const { hints } = addBusinessMessages(language)
  const messages = addBusinessStepsMessages(language).place
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
    </>
  )
}
