import {
  type ComponentProps,
  lazy,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { loadEventually } from '#web/load-code.ts'
import { CLOSED, optionId, type Suggester } from '#web/ui/suggest/combobox.ts'
import type { SuggestionsProps } from '#web/ui/suggest/suggestions.tsx'

const Suggestions = lazy(async () => ({
  default: (await loadEventually(() => import('#web/ui/suggest/suggestions.tsx'))).Suggestions,
}))

interface SearchFieldProps
  extends Pick<SuggestionsProps, 'kind' | 'other' | 'near' | 'onGo' | 'onNear'>,
    Omit<ComponentProps<'input'>, 'id' | 'ref' | 'onChange'> {
  label: string
  input: RefObject<HTMLInputElement | null>
  onTyped?: () => void
  /** A suggestion was taken as the field's text. */
  onFilled?: () => void
}

/** One of the two fields of a search box: a combobox, whose suggestions are loaded when one of them is focused first. */
export function SearchField({
  label,
  input,
  kind,
  other,
  near,
  onGo,
  onNear,
  onTyped,
  onFilled,
  ...rest
}: SearchFieldProps) {
  const id = useId()
  const [field, setField] = useState<HTMLInputElement | null>(null)
  const [list, setList] = useState(CLOSED)
  const suggester = useRef<Suggester>(null)
  /** Enter was the last key: suggestions that are loaded after it open with the next letter. */
  const isSent = useRef(false)
  // With the first focus in its box, so that it opens in the moment in which the other field closes. A field may have had the
  // focus before hydration.
  useEffect(() => {
    const form = input.current?.form
    const prepare = () => setField(input.current)
    if (form?.contains(document.activeElement) === true) prepare()
    form?.addEventListener('focusin', prepare)
    return () => form?.removeEventListener('focusin', prepare)
  }, [input])
  const isShown = list.groups.length > 0
  const listId = `${id}l`
  return (
    <div className="search-f">
      <div
        className={`search-in ic ic-${kind === 'what' ? 'search' : 'place'}${list.isOpen ? ' is-open' : ''}`}
      >
        <label htmlFor={id}>{label}</label>
        <input
          {...rest}
          id={id}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={list.active < 0 ? undefined : optionId(listId, list.active)}
          enterKeyHint="search"
          onFocus={() => suggester.current?.enter()}
          onClick={() => suggester.current?.enter()}
          onChange={() => {
            suggester.current?.type()
            onTyped?.()
          }}
          onKeyDown={event => {
            isSent.current = event.key === 'Enter'
            suggester.current?.press(event)
          }}
          onBlur={() => suggester.current?.close()}
        />
        {field !== null && (
          <Suspense>
            <Suggestions
              ref={suggester}
              id={listId}
              input={field}
              isSent={isSent}
              {...{ kind, other, near, list, onGo, onNear }}
              onList={setList}
              onClear={() => onTyped?.()}
              onFilled={() => onFilled?.()}
            />
          </Suspense>
        )}
      </div>
    </div>
  )
}
