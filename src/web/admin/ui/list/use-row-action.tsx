import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { type Column, RowButton } from '#web/admin/ui/list/data-table.tsx'
import type { Elements } from '#web/elements.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface RowActionProps<Row> {
  /** The head of its column, for screen readers only. */
  head: string
  /** What the buttons say, in the row and in the dialog: 'Entfernen'. */
  action: string
  /** Names the button together with its row, for screen readers. */
  labelOf: (row: Row) => string
  /** Rows without it have no button. */
  isPossible?: (row: Row) => boolean
  title: (row: Row) => string
  /** What will happen. */
  about: (row: Row) => Elements
  isDangerous?: boolean
  /** Asks for the own password as well. */
  needsPassword?: boolean
  run: (row: Row, form: FormData) => Promise<unknown>
  /** What is said when it is done; nothing by default. */
  done?: (row: Row) => string
  /** The queries that are read again then. */
  changed?: QueryKey
}

interface RowAction<Row> {
  /** The column with the buttons. */
  readonly column: Column<Row>
  /** Asks before it is done to a row. */
  ask(row: Row): void
  /** The dialog that asks; null while there is nothing to ask. */
  readonly dialog: Elements
}

/** Something that can be done to each row of a table, after a question. */
export function useRowAction<Row>(props: RowActionProps<Row>): RowAction<Row> {
  const { head, action, labelOf, isPossible = () => true, title, about, run, done, changed, ...kind } = props
  const toast = useToast()
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Row | null>(null)
  return {
    column: {
      head,
      isHeadHidden: true,
      cell: row =>
        isPossible(row) && (
          <RowButton text={action} label={labelOf(row)} onPress={() => setAsked(() => row)} />
        ),
    },
    ask: row => setAsked(() => row),
    dialog: asked !== null && (
      <ConfirmDialog
        title={title(asked)}
        action={action}
        {...kind}
        onConfirm={async form => {
          await run(asked, form)
          if (changed !== undefined) await queries.invalidateQueries({ queryKey: changed })
          if (done !== undefined) toast({ kind: 'done', text: done(asked) })
        }}
        onClose={() => setAsked(null)}
      >
        {about(asked)}
      </ConfirmDialog>
    ),
  }
}
