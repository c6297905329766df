import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isRouteError } from '#api/client/route-error.ts'
import type { SubmissionDetail } from '#web/admin/api/api.ts'
import { refreshBusinesses } from '#web/admin/businesses/business-queries.ts'
import type { SetUnsaved } from '#web/admin/submissions/use-unsaved.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Decides on one submission of any kind. */
export interface Decision {
  /** Something is being sent; no other form of the screen can be. */
  readonly isBusy: boolean
  /** The typed text when somebody else decided first; null otherwise. */
  readonly unsentText: string | null
  /** Counts the decisions made on this screen. */
  readonly made: number
  readonly setUnsaved: SetUnsaved
  /**
   * Sends a decision. Throws what the server refuses, except that somebody else decided first: that is said above all forms.
   * @param action answers what is said when it is done
   * @param typed the text for the sender, shown again when somebody else decided first
   * @returns whether it was made
   */
  run(action: () => Promise<string>, typed?: string): Promise<boolean>
}

/** What the review of a kind of submission gets. */
export interface ReviewProps {
  readonly detail: SubmissionDetail
  readonly decision: Decision
}

/** @param id of the submission */
export function useDecision(id: number, setUnsaved: SetUnsaved): Decision {
  const toast = useToast()
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [unsentText, setUnsentText] = useState<string | null>(null)
  const [made, setMade] = useState(0)
  const refresh = () =>
    Promise.all([
      ...['submissions', 'outbox', 'suppressions'].map(list =>
        queries.invalidateQueries({ queryKey: ['admin', list] }),
      ),
      queries.invalidateQueries({ queryKey: ['admin', 'submission', id] }),
      refreshBusinesses(queries),
    ])
  return {
    isBusy,
    unsentText,
    made,
    setUnsaved,
    run: async (action, typed = '') => {
      setBusy(true)
      setUnsentText(null)
      try {
        const text = await action()
        await refresh()
        toast({ kind: 'done', text })
        setMade(before => before + 1)
        return true
      } catch (error) {
        if (!isRouteError(error) || error.code !== 'submission_decided') throw error
        setUnsentText(typed)
        await refresh()
        return false
      } finally {
        setBusy(false)
      }
    },
  }
}
