import type { Language } from '#domain/language.ts'
import { LISTING_FORM, type ListingInput } from '#domain/listing/listing.ts'
import { messages as addBusinessStepsMessages } from '#translated/pages/add-business-steps.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import type { FaultMessage } from '#web/forms/form-start.ts'
import { inLanguage } from '#web/messages.ts'
import { ContactStep } from '#web/pages/add-business/contact-step.tsx'
import { DuplicateNotice } from '#web/pages/add-business/duplicate-notice.tsx'
import { HoursStep, type HoursStepProps } from '#web/pages/add-business/hours/hours-step.tsx'
import { ListingSent } from '#web/pages/add-business/listing-sent.tsx'
import { PicturesPart, type PicturesPartProps } from '#web/pages/add-business/pictures/pictures-part.tsx'

interface LaterStepProps extends HoursStepProps, Omit<PicturesPartProps, 'form'> {
  step: 2 | 3
  /** The listing as it was when the directory was asked for entries like it last. */
  asked: ListingInput | null
  place: PlaceCheck | null
}

/** Step 2 or 3, below the question whether the business is listed already. */
function LaterStep({ step, asked, place, pictures, onPictures, ...hours }: LaterStepProps) {
  const { form } = hours
  return (
    <>
      {asked !== null && <DuplicateNotice listing={asked} />}
      {step === 2 ? (
        <ContactStep form={form} place={place} />
      ) : (
        <>
          <HoursStep {...hours} />
          <PicturesPart form={form} pictures={pictures} onPictures={onPictures} />
        </>
      )}
    </>
  )
}

/** The labels of what is asked after the first step besides the listing itself. */
function laterLabels(language: Language): Readonly<Record<string, string>> {
  const { hours, more, pictures } = inLanguage(addBusinessStepsMessages, language)
  return { ...more.labels, sentence: hours.sentence, pictures: pictures.title, rights: pictures.title }
}

/** The faults of the second step, in the order of the page. */
function inOrder(faults: readonly FaultMessage[]): readonly FaultMessage[] {
  const names = Object.keys(LISTING_FORM)
  return faults.toSorted((a, b) => names.indexOf(a.field) - names.indexOf(b.field))
}

export { inOrder, LaterStep, ListingSent, laterLabels }
