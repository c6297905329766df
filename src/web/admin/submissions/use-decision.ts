import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import type { Submission } from '#domain/submission/submission.ts'
import type { SubmissionDetail } from '#web/admin/api/api.ts'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import type { SetUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** The forms of a submission's screen. */
export type DecisionPart = 'pictures' | 'accept' | 'reject' | 'reply' | 'decide'

/** Decides on one submission of any kind. */
export interface Decision {
  readonly isBusy: boolean
  /** The form that was sent last, where failures are shown. */
  readonly part: DecisionPart
  /** What the server found wrong with what was sent. */
  readonly faults: readonly FieldFault[]
  /** Why it failed otherwise; '' when it did not. */
  readonly failure: string
  /** Counts the refusals, so that each new one takes the focus. */
  readonly attempt: number
  /** The typed text when somebody else decided first; null otherwise. */
  readonly unsentText: string | null
  /** Counts the decisions made on this screen. */
  readonly made: number
  /**
   * Sends a decision. A failure leaves the form as it is.
   * @param part the form that is sent
   * @param doneText the sentence of the toast when it is done
   * @param typed the text for the sender, shown again when somebody else decided first
   * @returns whether it succeeded
   */
  run<Answer>(
    part: DecisionPart,
    action: () => Promise<Answer>,
    doneText: (answer: Answer) => string,
    typed: string,
  ): Promise<boolean>
}

/** What the review of a kind of submission gets. */
export interface ReviewProps {
  readonly detail: SubmissionDetail
  readonly decision: Decision
  readonly setUnsaved: SetUnsaved
}

const NOTHING: Omit<Decision, 'run'> = {
  isBusy: false,
  part: 'accept',
  faults: [],
  failure: '',
  attempt: 0,
  unsentText: null,
  made: 0,
}

/** @param id of the submission */
export function useDecision(id: number): Decision {
  const toast = useToast()
  const queries = useQueryClient()
  const [state, setState] = useState(NOTHING)
  const change = (parts: Partial<Omit<Decision, 'run'>>) => setState(before => ({ ...before, ...parts }))
  const refresh = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: ['admin', 'submission', id] }),
      queries.invalidateQueries({ queryKey: ['admin', 'submissions'] }),
      queries.invalidateQueries({ queryKey: ['admin', 'outbox'] }),
      queries.invalidateQueries({ queryKey: ['admin', 'suppressions'] }),
      refreshBusinesses(queries),
    ])
  return {
    ...state,
    run: async (part, action, doneText, typed) => {
      change({ part, isBusy: true, faults: [], failure: '', unsentText: null })
      const refuse = (refusal: Pick<Partial<Decision>, 'faults' | 'failure'>) =>
        setState(before => ({ ...before, ...refusal, attempt: before.attempt + 1 }))
      try {
        const answer = await action()
        await refresh()
        toast({ kind: 'done', text: doneText(answer) })
        setState(before => ({ ...before, made: before.made + 1 }))
        return true
      } catch (error) {
        if (!isRouteError(error)) throw error
        if (error.code === 'submission_decided') {
          change({ unsentText: typed })
          await refresh()
        } else if (error.faults.length > 0) refuse({ faults: error.faults })
        else refuse({ failure: error.details })
        return false
      } finally {
        change({ isBusy: false })
      }
    },
  }
}

/** Whether there is a decision. A reply is none: it may be a question. */
export function isDecided({ outcome }: Pick<Submission, 'outcome'>): boolean {
  return outcome !== null && outcome.kind !== 'answered'
}
