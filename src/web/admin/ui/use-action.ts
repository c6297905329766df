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

/** An action whose failure is shown in a toast. */
export function useToastedAction(): Omit<Action, 'failure' | 'refuse'> {
  const { language } = usePage()
  const toast = useToast()
  const { isBusy, isDone, run } = useAction()
  return {
    isBusy,
    isDone,
    run: action =>
      run(async () => {
        try {
          await action()
        } catch (error) {
          toast({ kind: 'failed', text: errorText(error, language) })
          throw error
        }
      }),
  }
}

const IDLE = { isBusy: false, isDone: false, failure: '' }
