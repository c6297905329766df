import type { ListingInput } from '#domain/listing/listing.ts'
import type { PlaceCheck } from '#web/api/api.ts'
import { ContactStep } from '#web/pages/add-business/contact-step.tsx'
import { DuplicateNotice } from '#web/pages/add-business/duplicate-notice.tsx'
import { HoursStep, type HoursStepProps } from '#web/pages/add-business/hours/hours-step.tsx'
import { ListingSent } from '#web/pages/add-business/listing-sent.tsx'
import { PicturesPart, type PicturesPartProps } from '#web/pages/add-business/pictures/pictures-part.tsx'

interface LaterStepProps extends HoursStepProps, PicturesPartProps {
  step: 2 | 3
  /** The listing as it was when the directory was asked for entries like it last. */
  asked: ListingInput | null
  place: PlaceCheck | null
}

/** Step 2 or 3, below the question whether the business is listed already. */
function LaterStep({
  step,
  asked,
  place,
  pictures,
  onPictures,
  pictureFault,
  rightsFault,
  ...props
}: LaterStepProps) {
  return (
    <>
      {asked !== null && <DuplicateNotice listing={asked} />}
      {step === 2 ? (
        <ContactStep {...props} place={place} />
      ) : (
        <>
          <HoursStep {...props} />
          <PicturesPart {...{ pictures, onPictures, pictureFault, rightsFault }} />
        </>
      )}
    </>
  )
}

export { LaterStep, ListingSent }
