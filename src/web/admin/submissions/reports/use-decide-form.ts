import { useState } from 'react'
import type { Submission } from '#domain/submission/submission.ts'
import type { SubmissionDecision } from '#web/admin/api/api.ts'
import type { NamedBusiness } from '#web/admin/submissions/business-list.tsx'

/** What can happen to businesses that a submission concerns. */
export const ACTIONS = ['none', 'hide', 'remove'] as const satisfies readonly SubmissionDecision['action'][]

export interface DecideValues {
  /** null: not chosen yet. */
  readonly isActedOn: boolean | null
  readonly action: SubmissionDecision['action']
  /** Ids of businesses. */
  readonly chosen: readonly number[]
  readonly alsoPhone: boolean
  readonly text: string
}

export interface DecideFormState {
  readonly values: DecideValues
  readonly isTouched: boolean
  /** Found ones, and those added by hand. */
  readonly businesses: readonly NamedBusiness[]
  set(parts: Partial<DecideValues>): void
  choose(id: number, isChosen: boolean): void
  /** Adds a business that was not found, chosen at once. */
  add(business: NamedBusiness): void
  /** What is sent. */
  decision(): SubmissionDecision
}

/** Whether the decision changes businesses. */
export function isAffecting({ isActedOn, action }: DecideValues): boolean {
  return isActedOn === true && action !== 'none'
}

/** The state of the decision form; the business that the submission names is chosen at first. */
export function useDecideForm(submission: Submission, found: readonly NamedBusiness[]): DecideFormState {
  const { businessId } = submission
  const [values, setValues] = useState<DecideValues>({
    isActedOn: null,
    action: 'none',
    chosen: businessId !== null && found.some(({ id }) => id === businessId) ? [businessId] : [],
    alsoPhone: false,
    text: '',
  })
  const [isTouched, setIsTouched] = useState(false)
  const [added, setAdded] = useState<readonly NamedBusiness[]>([])
  const change = (next: (before: DecideValues) => Partial<DecideValues>) => {
    setIsTouched(true)
    setValues(before => ({ ...before, ...next(before) }))
  }
  const choose = (id: number, isChosen: boolean) =>
    change(({ chosen }) => {
      const others = chosen.filter(one => one !== id)
      return { chosen: isChosen ? [...others, id] : others }
    })
  return {
    values,
    isTouched,
    businesses: [...found, ...added.filter(({ id }) => !found.some(one => one.id === id))],
    set: parts => change(() => parts),
    choose,
    add: business => {
      setAdded(before => [...before.filter(({ id }) => id !== business.id), business])
      choose(business.id, true)
    },
    decision: () => {
      const { isActedOn, action, chosen, alsoPhone, text } = values
      const affects = isAffecting(values)
      return {
        isActedOn: isActedOn === true,
        action: affects ? action : 'none',
        businessIds: affects ? chosen : [],
        alsoPhone: affects && action === 'remove' && alsoPhone,
        text,
      }
    },
  }
}
