import { lazy, type RefObject, Suspense, useRef, useState } from 'react'
import { isListingCategory, LISTING_CATEGORIES, MAX_CATEGORY_LENGTH } from '#domain/listing/listing.ts'
import { messages as addBusinessMessages } from '#translated/pages/add-business.ts'
import { loadEventually } from '#web/load-code.ts'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { comparable } from '#web/pages/add-business/comparable.ts'
import type { WizardForm } from '#web/pages/add-business/listing-draft.ts'
import { Field } from '#web/ui/form/field.tsx'
import { CLOSED, optionId, type Suggester } from '#web/ui/suggest/combobox.ts'

const load = () => loadEventually(() => import('#web/pages/add-business/category-suggestions.tsx'))
const Suggestions = lazy(async () => ({ default: (await load()).CategorySuggestions }))
const TradeProposal = lazy(async () => ({ default: (await load()).TradeProposal }))

/**
 * The trade of a business: a combobox that searches the whole taxonomy and the groups (ARIA authoring practices: list
 * autocomplete with manual selection). What is typed counts as it is; the list only helps, and is loaded with the focus.
 */
export function CategoryField({ form }: { form: WizardForm }) {
  const { messages } = usePage()
  const texts = useMessages(addBusinessMessages)
  const [list, setList] = useState(CLOSED)
  const [isUsed, setUsed] = useState(false)
  const suggester: RefObject<Suggester | null> = useRef(null)
  const listId = 'category-list'
  const { category, proposedTrade } = form.values
  const fault = form.faultOf('category')
  const choose = (text: string) => form.set({ category: slugOrText(text, messages.groups) })
  return (
    <Field
      id={form.idOf('category')}
      label={texts.labels.category}
      hint={texts.hints.category}
      fault={fault}
      below={
        (proposedTrade || fault) && (
          <Suspense>
            <TradeProposal form={form} isUnknown={fault !== undefined} />
          </Suspense>
        )
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
              form.set({ category: event.currentTarget.value })
              suggester.current?.type()
            }}
            onKeyDown={event => suggester.current?.press(event)}
            onBlur={() => {
              suggester.current?.close()
              choose(category)
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
                onChoice={choose}
                onPropose={form.set}
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
