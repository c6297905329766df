import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { isListingCategory, LISTING_CATEGORIES, MAX_CATEGORY_LENGTH } from '#domain/listing/listing.ts'
import { loadEventually } from '#web/load-code.ts'
import { usePage } from '#web/page-context.ts'
import { comparable } from '#web/pages/add-business/comparable.ts'
import { addBusinessMessages } from '#web/pages/add-business/messages.ts'
import { fieldId } from '#web/pages/add-business/step-props.ts'
import { Field } from '#web/ui/form/field.tsx'
import { CLOSED, optionId, type Suggester } from '#web/ui/suggest/combobox.ts'

const Suggestions = lazy(async () => ({
  default: (await loadEventually(() => import('#web/pages/add-business/category-suggestions.tsx')))
    .CategorySuggestions,
}))

interface CategoryFieldProps {
  /** The slug of a group, or what was typed. */
  category: string
  /** A trade that no list has; '' without a proposal. */
  proposedTrade: string
  onCategory: (category: string) => void
  /** @param trade '' takes the proposal back */
  onPropose: (trade: string) => void
  fault: string | undefined
}

/**
 * The trade of a business: a combobox that searches the whole taxonomy and the groups (ARIA authoring practices: list
 * autocomplete with manual selection). What is typed counts as it is; the list only helps, and is loaded with the focus.
 */
export function CategoryField({ category, proposedTrade, onCategory, onPropose, fault }: CategoryFieldProps) {
  const { language, messages } = usePage()
  const texts = addBusinessMessages(language)
  const [list, setList] = useState(CLOSED)
  const [isUsed, setUsed] = useState(false)
  const suggester: RefObject<Suggester | null> = useRef(null)
  const listId = 'category-list'
  const isUnknown = fault !== undefined && category.trim() !== '' && !isListingCategory(category)
  const focus = () => document.getElementById(fieldId('category'))?.focus()
  return (
    <Field
      id={fieldId('category')}
      label={texts.labels.category}
      hint={texts.hints.category}
      fault={fault}
      below={
        <div className="understood" aria-live="polite">
          {proposedTrade !== '' && (
            <>
              <p className="hint">{texts.tradeProposed(proposedTrade)}</p>
              <button
                type="button"
                className="btn bare"
                onClick={() => {
                  onPropose('')
                  // The button goes with the proposal.
                  focus()
                }}
              >
                {texts.withdrawTrade}
              </button>
            </>
          )}
          {isUnknown && (
            <button
              type="button"
              className="btn"
              onClick={() => {
                onPropose(category.trim())
                focus()
              }}
            >
              {texts.proposeTrade(category.trim())}
            </button>
          )}
        </div>
      }
    >
      {control => (
        <div className="category-choice">
          <input
            {...control}
            value={isListingCategory(category) ? messages.groups[category] : category}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list.groups.length > 0}
            aria-controls={listId}
            aria-activedescendant={list.active < 0 ? undefined : optionId(listId, list.active)}
            autoComplete="off"
            maxLength={MAX_CATEGORY_LENGTH}
            onFocus={() => setUsed(true)}
            onClick={() => suggester.current?.enter()}
            onChange={event => {
              onCategory(event.currentTarget.value)
              suggester.current?.type()
            }}
            onKeyDown={event => suggester.current?.press(event)}
            onBlur={() => {
              suggester.current?.close()
              onCategory(slugOrText(category, messages.groups))
            }}
          />
          {isUsed && (
            <Suspense>
              <Suggestions
                ref={suggester}
                id={listId}
                list={list}
                onList={setList}
                category={category}
                onChoice={text => onCategory(slugOrText(text, messages.groups))}
                onPropose={onPropose}
              />
            </Suspense>
          )}
        </div>
      )}
    </Field>
  )
}

/** The slug of a group that is named so; else the text itself. */
function slugOrText(text: string, groups: Readonly<Record<string, string>>): string {
  return LISTING_CATEGORIES.find(slug => comparable(groups[slug] ?? '') === comparable(text)) ?? text
}
