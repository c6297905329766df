import { useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'

/** What was asked about a form, and is meant as it is typed. */
export interface FormConfirmations {
  /** What the server asked about in the last attempt, also where it was touched since. */
  readonly asked: readonly FieldFault[]
  isCategoryMeant: boolean
  meanCategory: (isMeant: boolean) => void
  isPlaceMeant: boolean
  meanPlace: (isMeant: boolean) => void
  /** Sends the form with what is confirmed. */
  sending<Answer>(
    send: (confirmed: {
      readonly confirmsCategory: boolean
      readonly confirmsPlace: boolean
    }) => Promise<Answer>,
  ): Promise<Answer>
}

/** What is confirmed of a form; what is typed afterwards is not. */
export function useConfirmations(form: BusinessForm): FormConfirmations {
  const [asked, setAsked] = useState<readonly FieldFault[]>([])
  const [category, setCategory] = useState('')
  const [place, setPlace] = useState('')
  const typedCategory = form.text('category').trim()
  const typedPlace = `${form.text('postalCode').trim()} ${form.text('city').trim()}`
  const isCategoryMeant = category !== '' && category === typedCategory
  const isPlaceMeant = place !== '' && place === typedPlace
  return {
    asked,
    isCategoryMeant,
    meanCategory: isMeant => setCategory(isMeant ? typedCategory : ''),
    isPlaceMeant,
    meanPlace: isMeant => setPlace(isMeant ? typedPlace : ''),
    sending: async send => {
      setAsked([])
      try {
        return await send({ confirmsCategory: isCategoryMeant, confirmsPlace: isPlaceMeant })
      } catch (error) {
        if (isRouteError(error)) setAsked(error.faults)
        throw error
      }
    },
  }
}
