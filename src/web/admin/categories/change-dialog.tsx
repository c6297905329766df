import { useId, useState } from 'react'
import { GROUP_SLUGS } from '#domain/category/group.ts'
import { messages as adminCategoriesMessages } from '#translated/admin/categories.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import type { AdminCategory, CategoryChange } from '#web/admin/api/api.ts'
import { CategoryDatalist } from '#web/admin/businesses/category-datalist.tsx'
import { ConfirmDialog } from '#web/admin/ui/confirm-dialog.tsx'
import { TextInput, textIn } from '#web/admin/ui/text-input.tsx'
import { useMessages } from '#web/messages.ts'

interface ChangeDialogProps {
  category: AdminCategory
  /** Shows what the change would do. What it throws is said in the dialog. */
  onChosen: (change: CategoryChange) => Promise<void>
  onClose: () => void
}

/** Asks what is to happen to a category. */
export function ChangeDialog({ category, onChosen, onClose }: ChangeDialogProps) {
  const messages = useMessages(adminCategoriesMessages)
  const groups = useMessages(groupNamesMessages)
  const kinds = category.isKnown
    ? (['merge', 'rename', 'group'] as const)
    : (['map', 'keep', 'rename', 'group'] as const)
  const [kind, setKind] = useState<CategoryChange['kind']>(kinds[0])
  const list = useId()
  const choose = async (form: FormData) => {
    const text = (name: string) => textIn(form, name).trim()
    const from = category.slug
    if (kind === 'map' || kind === 'merge') return onChosen({ kind, from, to: text('to') })
    if (kind === 'rename') return onChosen({ kind, from, name: text('name') })
    if (kind === 'keep') return onChosen({ kind, from })
    const group = GROUP_SLUGS.find(slug => slug === text('group'))
    if (group !== undefined) await onChosen({ kind, from, group })
  }
  return (
    <ConfirmDialog
      title={messages.changeOf(category.name)}
      action={messages.next}
      onConfirm={choose}
      onClose={onClose}
    >
      <label>
        {messages.what}
        <select
          className="input"
          value={kind}
          onChange={event => setKind(kinds.find(one => one === event.target.value) ?? kinds[0])}
        >
          {kinds.map(one => (
            <option key={one} value={one}>
              {messages.kinds[one]}
            </option>
          ))}
        </select>
      </label>
      {(kind === 'map' || kind === 'merge') && (
        <div>
          <TextInput
            name="to"
            label={messages.target}
            hint={messages.targetHint}
            list={list}
            defaultValue={category.unknown?.proposals[0]?.name ?? ''}
            maxLength={80}
            autoComplete="off"
          />
          <CategoryDatalist id={list} />
        </div>
      )}
      {kind === 'rename' && (
        <TextInput
          name="name"
          label={messages.newName}
          defaultValue={category.name}
          maxLength={80}
          autoComplete="off"
        />
      )}
      {kind === 'group' && (
        <label>
          {messages.group}
          <select className="input" name="group" defaultValue={category.group}>
            {GROUP_SLUGS.map(slug => (
              <option key={slug} value={slug}>
                {groups[slug]}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'keep' && <p>{messages.keepFollows}</p>}
    </ConfirmDialog>
  )
}
