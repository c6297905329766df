import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { FormPath } from '#domain/submission/public-forms.ts'
import { EMPTY_START, type FormStart, formKey } from '#web/forms/form-start.ts'
import { formTicket } from '#web/forms/form-ticket.ts'
import { usePage } from '#web/page-context.ts'

interface StartedForm {
  /** As it came with the page, or as it was left. */
  readonly start: FormStart
  /** The ticket to send it with; '' while there is none. */
  readonly ticket: { current: string }
  /** Fetches a ticket where there is none, at the first input. */
  readonly begin: () => void
}

/**
 * The start of a form and its ticket: the page's own, or one that is fetched at the first input.
 * @param typed what is stored for the visitor who comes back to this page; null: nothing
 */
export function useFormStart(
  path: FormPath,
  scope: string,
  typed: { readonly current: FormStart['values'] },
): StartedForm {
  const { api } = usePage()
  const client = useQueryClient()
  const [start] = useState(() => client.getQueryData<FormStart>(formKey(path, scope)) ?? EMPTY_START)
  const ticket = useRef(start.ticket)
  const isAsking = useRef(false)
  const begin = () => {
    if (ticket.current !== '' || isAsking.current) return
    isAsking.current = true
    formTicket(api)
      .then(
        issued => {
          ticket.current = issued
        },
        // Whoever is offline now asks again when sending.
        () => undefined,
      )
      .finally(() => {
        isAsking.current = false
      })
  }
  useEffect(
    () => () => {
      // What was typed waits, with the ticket: sent again after no answer came, it must not be stored twice.
      client.setQueryData(formKey(path, scope), {
        ...EMPTY_START,
        ticket: ticket.current,
        values: typed.current,
      })
    },
    [client, path, scope, typed],
  )
  return { start, ticket, begin }
}
