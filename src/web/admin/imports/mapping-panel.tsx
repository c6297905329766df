import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { FORM_PARTS } from '#domain/business/fields.ts'
import { type MappableColumn, mappableIn, mappingFault } from '#domain/draft/header/column-mapping.ts'
import type { ColumnPreview, ShownColumns } from '#domain/import/column-preview.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { messages as adminColumnMappingMessages } from '#translated/admin/imports/column-mapping.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { LeaveGuard } from '#web/admin/ui/leave-guard.tsx'
import { Loaded } from '#web/admin/ui/loaded.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { useAction } from '#web/admin/ui/use-action.ts'
import { inLanguage, useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface MappingPanelProps {
  runId: number
  /** The header was not understood, so that this is the next step; else the mapping only can be corrected. */
  isNeeded: boolean
  onStarted: (runId: number) => void
}

/** What the columns of an import's file have, and a dry run with what was chosen. */
export function MappingPanel({ runId, isNeeded, onStarted }: MappingPanelProps) {
  const messages = useMessages(adminColumnMappingMessages)
  const { api } = useAdmin()
  const [isOpen, setIsOpen] = useState(isNeeded)
  const columns = useQuery({
    queryKey: ['admin', 'import-columns', runId],
    queryFn: () => api('GET /api/admin/imports/:id/columns', { params: { id: runId } }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Panel title={messages.title}>
      <p className="prose">{isNeeded ? messages.unknown : messages.correct}</p>
      {isOpen ? (
        <Loaded query={columns}>
          {shown => <MappingForm runId={runId} shown={shown} onStarted={onStarted} />}
        </Loaded>
      ) : (
        <div>
          <button type="button" className="btn" onClick={() => setIsOpen(true)}>
            {messages.open}
          </button>
        </div>
      )}
    </Panel>
  )
}

type Chosen = ReadonlyMap<number, MappableColumn>

interface MappingFormProps {
  runId: number
  shown: ShownColumns
  onStarted: (runId: number) => void
}

function MappingForm({ runId, shown, onStarted }: MappingFormProps) {
  const { formats } = usePage()
  const messages = useMessages(adminColumnMappingMessages)
  const nameOf = useColumnNames()
  const { api } = useAdmin()
  const id = useId()
  const [proposed] = useState<Chosen>(() => proposalOf(shown.columns))
  const [chosen, setChosen] = useState(proposed)
  const action = useAction()
  const choose = (at: number, column: MappableColumn | null) => {
    action.refuse('')
    const next = new Map(chosen)
    if (column === null) next.delete(at)
    else next.set(at, column)
    setChosen(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const columns = [...chosen].map(([at, column]) => ({ at, column }))
    const fault = mappingFault(columns)
    if (fault !== undefined) {
      return action.refuse(
        fault.code === 'column_twice'
          ? messages.faults.column_twice(nameOf(fault.column))
          : messages.faults[fault.code],
      )
    }
    void action.run(async () => {
      const started = await api('POST /api/admin/imports/:id/mapping', {
        params: { id: runId },
        body: { columns },
      })
      onStarted(started.runId)
    })
  }
  if (shown.columns.length === 0) return <p>{messages.noColumns}</p>
  const isChanged = chosen !== proposed && !action.isDone
  return (
    <form className="mapping-form" noValidate onSubmit={submit} aria-describedby={`${id}-hint`}>
      <ul className="mapping">
        {shown.columns.map(column => (
          <MappedColumn
            key={column.at}
            column={column}
            chosen={chosen.get(column.at) ?? null}
            onChoose={field => choose(column.at, field)}
          />
        ))}
      </ul>
      {shown.fixedColumns > 0 && (
        <p className="small quiet">{messages.fixed(formats.counted(shown.fixedColumns))}</p>
      )}
      <FaultNote text={action.failure} />
      <p className="hint" id={`${id}-hint`}>
        {messages.remembered}
      </p>
      <div>
        <button type="submit" className="btn go" disabled={action.isBusy || action.isDone}>
          {action.isBusy ? messages.submitting : messages.submit}
        </button>
      </div>
      <LeaveGuard isNeeded={isChanged} />
    </form>
  )
}

interface MappedColumnProps {
  column: ColumnPreview
  chosen: MappableColumn | null
  onChoose: (column: MappableColumn | null) => void
}

/** A column with its first cells, and what it has. */
function MappedColumn({ column: { at, name, cells }, chosen, onChoose }: MappedColumnProps) {
  const { formats } = usePage()
  const messages = useMessages(adminColumnMappingMessages)
  const { groups } = useMessages(adminBusinessMessages)
  const nameOf = useColumnNames()
  const shownName = name === '' ? messages.unnamed(formats.counted(at + 1)) : name
  return (
    <li className={chosen === null ? 'left' : undefined}>
      <div>
        <b>{shownName}</b>
        <p className="small quiet">
          {cells.map(cell => (cell === '' ? `(${messages.emptyCell})` : cell)).join(' · ')}
        </p>
      </div>
      <select
        className="input"
        aria-label={messages.fieldOf(shownName)}
        value={chosen ?? ''}
        onChange={event => {
          const options = FORM_PARTS.flatMap(mappableIn)
          onChoose(options.find(option => option === event.target.value) ?? null)
        }}
      >
        <option value="">{messages.none}</option>
        {FORM_PARTS.map(part => (
          <optgroup key={part} label={groups[part]}>
            {mappableIn(part).map(option => (
              <option key={option} value={option}>
                {nameOf(option)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </li>
  )
}

/** What a choice is called. */
function useColumnNames(): (column: MappableColumn) => string {
  const { language } = usePage()
  const names: Readonly<Record<MappableColumn, string>> = {
    ...inLanguage(adminBusinessMessages, language).fields,
    ...inLanguage(adminColumnMappingMessages, language).others,
  }
  return column => names[column]
}

function proposalOf(columns: readonly ColumnPreview[]): Chosen {
  return new Map(columns.flatMap(({ at, proposed }) => (proposed === null ? [] : [[at, proposed] as const])))
}
