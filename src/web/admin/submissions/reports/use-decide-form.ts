import { useState } from 'react'
import { asksForRemoval } from '#domain/submission/privacy-request.ts'
import type { Submission } from '#domain/submission/submission.ts'
import type { SubmissionDecision } from '#web/admin/api/api.ts'
import type { NamedBusiness } from '#web/admin/businesses/business-list.tsx'

/** What can happen to businesses that a submission concerns. */
export const ACTIONS = ['none', 'hide', 'remove'] as const satisfies readonly SubmissionDecision['action'][]

export interface DecideValues {
  /** null: not chosen yet. */
  readonly isActedOn: boolean | null
  /** null: not chosen yet. */
  readonly action: SubmissionDecision['action'] | null
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

/** A privacy request that what is listed goes (Art. 17 and 21 GDPR). */
export function isForRemoval({ kind, payload }: Pick<Submission, 'kind' | 'payload'>): boolean {
  return kind === 'privacy-request' && asksForRemoval(payload.kind)
}

/** Whether the decision changes businesses. */
export function isAffecting({ isActedOn, action }: DecideValues): boolean {
  return isActedOn === true && action !== null && action !== 'none'
}

/** Whether businesses can be chosen: the decision changes them, or it is not said yet whether it does. */
export function isChoosing({ isActedOn, action }: DecideValues): boolean {
  return isActedOn === true && action !== 'none'
}

/** The state of the decision form; the business that the submission certainly means is chosen at first. */
export function useDecideForm(
  submission: Submission,
  found: readonly NamedBusiness[],
  certainId: number | null,
): DecideFormState {
  const [values, setValues] = useState<DecideValues>({
    isActedOn: null,
    // Nobody follows an objection by doing nothing without saying so.
    action: isForRemoval(submission) ? null : 'none',
    chosen: certainId === null ? [] : [certainId],
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
        action: affects && action !== null ? action : 'none',
        businessIds: affects ? chosen : [],
        alsoPhone: affects && action === 'remove' && alsoPhone,
        text,
      }
    },
  }
}
