import { type ComponentProps, useEffect } from 'react'
import { type OpenList, optionId } from '#web/ui/suggest/combobox.ts'
import { matchedLetters } from '#web/ui/suggest/matched-letters.ts'
import type { Option, OptionAction } from '#web/ui/suggest/options.ts'

interface OptionListProps {
  id: string
  label: string
  list: OpenList
  onAction: (action: OptionAction) => void
}

/** The listbox below a search field; the focus always stays in the field. */
export function OptionList({ id, label, list: { groups, active }, onAction }: OptionListProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  const count = groups.reduce((sum, { options }) => sum + options.length, 0)
  let at = 0
  const row = (option: Option) => {
    const index = at++
    return (
      <OptionRow
        key={index}
        id={optionId(id, index)}
        place={{ 'aria-posinset': index + 1, 'aria-setsize': count }}
        option={option}
        isActive={index === active}
        onAction={onAction}
      />
    )
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      className="suggest"
      // Browsers give the focus to whatever scrolls, which would close it.
      tabIndex={-1}
      hidden={groups.length === 0}
      onMouseDown={event => event.preventDefault()}
    >
      {groups.map(({ heading, options }, group) =>
        heading === '' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups without a heading have nothing else
          <div key={group} role="none" className="suggest-group">
            {options.map(row)}
          </div>
        ) : (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups options
          <div key={heading} role="group" aria-label={heading} className="suggest-group">
            <div className="suggest-head" aria-hidden="true">
              {heading}
            </div>
            {options.map(row)}
          </div>
        ),
      )}
    </div>
  )
}

interface OptionRowProps {
  id: string
  /** Where it is among all options: the groups do not count for themselves. */
  place: Pick<ComponentProps<'div'>, 'aria-posinset' | 'aria-setsize'>
  option: Option
  isActive: boolean
  onAction: (action: OptionAction) => void
}

function OptionRow({
  id,
  place,
  option: { text, typed = '', aside, sign, action, removal },
  isActive,
  onAction,
}: OptionRowProps) {
  const row = (
    <Choice
      {...place}
      id={id}
      aria-selected={isActive}
      className={`suggest-row ic ic-${sign}`}
      onClick={() => onAction(action)}
    >
      <span className="suggest-text">
        {matchedLetters(text, typed).map((piece, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text
          piece.isMatch ? <b key={at}>{piece.text}</b> : <span key={at}>{piece.text}</span>,
        )}
      </span>
      {aside !== '' && <span className="suggest-aside">{` ${aside}`}</span>}
    </Choice>
  )
  if (removal === undefined) return row
  return (
    <div role="none" className="suggest-line">
      {row}
      <Choice
        aria-selected={false}
        aria-label={removal.text}
        className="suggest-remove ic ic-x"
        onClick={() => onAction(removal.action)}
      />
    </div>
  )
}

function Choice(props: ComponentProps<'div'>) {
  // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option
  return <div role="option" {...props} />
}
