import { useState } from 'react'
import type { BusinessForm } from '#web/admin/businesses/editor/use-business-form.ts'

/** What was asked about, and is meant as it is typed. */
export interface FormConfirmations {
  isCategoryMeant: boolean
  meanCategory: (isMeant: boolean) => void
  isPlaceMeant: boolean
  meanPlace: (isMeant: boolean) => void
}

/** What is confirmed of a form; what is typed afterwards is not. */
export function useConfirmations(form: BusinessForm): FormConfirmations {
  const [category, setCategory] = useState('')
  const [place, setPlace] = useState('')
  const typedCategory = form.text('category').trim()
  const typedPlace = `${form.text('postalCode').trim()} ${form.text('city').trim()}`
  return {
    isCategoryMeant: category !== '' && category === typedCategory,
    meanCategory: isMeant => setCategory(isMeant ? typedCategory : ''),
    isPlaceMeant: place !== '' && place === typedPlace,
    meanPlace: isMeant => setPlace(isMeant ? typedPlace : ''),
  }
}
