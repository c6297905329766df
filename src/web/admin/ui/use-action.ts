import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '#web/admin/api/error-text.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

/** Something that a press of a button has the server do. */
export interface Action {
  readonly isBusy: boolean
  /** The last run succeeded. */
  readonly isDone: boolean
  /** Why the last run failed; '' when it did not. */
  readonly failure: string
  /** Says why it cannot be run; '' takes that back. */
  refuse(sentence: string): void
  /** @returns whether it succeeded */
  run(action: () => Promise<unknown>): Promise<boolean>
}

export function useAction(): Action {
  const { language } = usePage()
  const [state, setState] = useState<Pick<Action, 'isBusy' | 'isDone' | 'failure'>>(IDLE)
  return {
    ...state,
    refuse: failure => setState({ ...IDLE, failure }),
    run: async action => {
      setState({ ...IDLE, isBusy: true })
      try {
        await action()
        setState({ ...IDLE, isDone: true })
        return true
      } catch (error) {
        setState({ ...IDLE, failure: errorText(error, language) })
        return false
      }
    },
  }
}

interface ToastedAction extends Pick<Action, 'isBusy' | 'isDone'> {
  /**
   * @param done what is said when it succeeded; nothing by default
   * @param failed stands before the reason of a failure
   * @returns whether it succeeded
   */
  run(action: () => Promise<unknown>, done?: string, failed?: string): Promise<boolean>
}

/**
 * An action whose failure is shown in a toast.
 * @param changed the keys of the queries that are read again afterwards, also after a failure
 */
export function useToastedAction(...changed: readonly QueryKey[]): ToastedAction {
  const { language } = usePage()
  const toast = useToast()
  const queries = useQueryClient()
  const { isBusy, isDone, run } = useAction()
  return {
    isBusy,
    isDone,
    run: (action, done, failed) =>
      run(async () => {
        try {
          await action()
          if (done !== undefined) toast({ kind: 'done', text: done })
        } catch (error) {
          const reason = errorText(error, language)
          toast({ kind: 'failed', text: failed === undefined ? reason : `${failed} ${reason}` })
          throw error
        } finally {
          await Promise.all(changed.map(queryKey => queries.invalidateQueries({ queryKey })))
        }
      }),
  }
}

const IDLE = { isBusy: false, isDone: false, failure: '' }
