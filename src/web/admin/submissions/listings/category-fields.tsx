import { useId, useState } from 'react'
import { isListingCategory, LISTING_CATEGORIES } from '#domain/listing/listing.ts'
import { messages as adminSubmissionsMessages } from '#translated/admin/submissions.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import { messages as formMessages } from '#translated/ui/form.ts'
import { CategoryDatalist } from '#web/admin/businesses/category-datalist.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { Field } from '#web/ui/form/field.tsx'

interface CategoryFieldsProps {
  id: string
  /** A group's slug, or a real category by name. */
  category: string
  onCategory: (category: string) => void
  fault: string | undefined
}

/** The group that was chosen in the public form, and the exact category, which the administrator may add. */
export function CategoryFields({ id, category, onCategory, fault }: CategoryFieldsProps) {
  const { language } = usePage()
  const messages = inLanguage(adminSubmissionsMessages, language)
  const list = useId()
  const exactId = useId()
  const isGroup = isListingCategory(category)
  const [group, setGroup] = useState(isGroup ? category : '')
  const [exact, setExact] = useState(isGroup ? '' : category)
  return (
    <>
      <Field
        id={id}
        label={messages.listing.group}
        hint={exact === '' ? undefined : messages.listing.groupGiven}
        fault={exact === '' ? fault : undefined}
        isOptional={exact !== ''}
      >
        {control => (
          <select
            {...control}
            value={group}
            onChange={event => {
              setGroup(event.target.value)
              if (exact === '') onCategory(event.target.value)
            }}
          >
            <option value="">{inLanguage(formMessages, language).choose}</option>
            {LISTING_CATEGORIES.map(slug => (
              <option key={slug} value={slug}>
                {inLanguage(groupNamesMessages, language)[slug]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        id={exactId}
        label={messages.listing.exact}
        hint={messages.listing.exactHint}
        fault={exact === '' ? undefined : fault}
        isOptional
      >
        {control => (
          <>
            <input
              {...control}
              value={exact}
              list={list}
              autoComplete="off"
              onChange={event => {
                setExact(event.target.value)
                onCategory(event.target.value === '' ? group : event.target.value)
              }}
            />
            <CategoryDatalist id={list} />
          </>
        )}
      </Field>
    </>
  )
}
