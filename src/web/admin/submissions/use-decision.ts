import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { FieldFault } from '#domain/form/field-fault.ts'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** A picture of a submission is decided on, or a submission is taken over, refused, answered or decided on. */
export type DecisionPart = 'pictures' | 'accept' | 'reject' | 'reply' | 'decide'

/** Deciding on one submission, whatever its kind. */
export interface Decision {
  readonly isBusy: boolean
  /** The form that was sent last: what went wrong is told there. */
  readonly part: DecisionPart
  /** What the server found wrong with what was sent. */
  readonly faults: readonly FieldFault[]
  /** Why it failed otherwise; '' when it did not. */
  readonly failure: string
  /** Rises with every refusal, so that its sentence can take the focus. */
  readonly attempt: number
  /** What was typed when somebody else was faster; null when nobody was. */
  readonly beaten: string | null
  /** Rises with every decision made here. */
  readonly made: number
  /**
   * Decides. What fails leaves everything as it was typed.
   * @param part the form that is sent
   * @param told what is said when it is done
   * @param typed the text for the sender, shown again when somebody else was faster
   * @returns whether it is done
   */
  run<Answer>(
    part: DecisionPart,
    action: () => Promise<Answer>,
    told: (answer: Answer) => string,
    typed: string,
  ): Promise<boolean>
}

const NOTHING: Omit<Decision, 'run'> = {
  isBusy: false,
  part: 'accept',
  faults: [],
  failure: '',
  attempt: 0,
  beaten: null,
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
    run: async (part, action, told, typed) => {
      change({ part, isBusy: true, faults: [], failure: '', beaten: null })
      const refuse = (refusal: Pick<Partial<Decision>, 'faults' | 'failure'>) =>
        setState(before => ({ ...before, ...refusal, attempt: before.attempt + 1 }))
      try {
        const answer = await action()
        await refresh()
        toast({ kind: 'done', text: told(answer) })
        setState(before => ({ ...before, made: before.made + 1 }))
        return true
      } catch (error) {
        if (!isRouteError(error)) throw error
        if (error.code === 'submission_decided') {
          change({ beaten: typed })
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
