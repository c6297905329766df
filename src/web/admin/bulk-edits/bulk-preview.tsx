import type { BulkFact } from '#domain/business/bulk-edit.ts'
import type { BulkPreview } from '#domain/business/bulk-preview.ts'
import { messages as adminBulkEditsMessages } from '#translated/admin/bulk-edits.ts'
import { messages as adminBusinessMessages } from '#translated/admin/business.ts'
import { factText, formerText } from '#web/admin/bulk-edits/bulk-text.ts'
import { DiffTable } from '#web/admin/ui/diff-table.tsx'
import { FaultNote } from '#web/admin/ui/fault-note.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface BulkPreviewViewProps {
  field: BulkFact
  preview: BulkPreview
  /** A proposed category is taken instead. */
  onCategory: (name: string) => void
}

/** What a bulk edit would do: how many change, what they had, whom people edited, and examples. */
export function BulkPreviewView({ field, preview, onCategory }: BulkPreviewViewProps) {
  const { language, formats } = usePage()
  const texts = inLanguage(adminBulkEditsMessages, language)
  const messages = texts.preview
  const { count, changing, locked, byHand, impossible, former, to, examples, category } = preview
  const isOnly = count === 1
  const same = count - changing - impossible
  const sentences = [
    changing === 0
      ? messages.none
      : isOnly
        ? messages.only.changing
        : messages.changing(formats.counted(changing), formats.counted(count)),
    changing > 0 && same > 0 && messages.same(formats.counted(same)),
    impossible > 0 && messages.impossible(formats.counted(impossible)),
    former.length > 0 && messages.former(formerText(field, former, texts, formats)),
  ].filter(sentence => sentence !== false)
  const warnings = [
    byHand > 0 && (isOnly ? messages.only.byHand[field] : messages.byHand[field](formats.counted(byHand))),
    locked > 0 && (isOnly ? messages.only.locked[field] : messages.locked[field](formats.counted(locked))),
  ].filter(sentence => sentence !== false)
  return (
    <>
      {category?.kind === 'unknown' && <FaultNote text={messages.unknown(category.name)} />}
      {category?.kind === 'used' && (
        <p className="warn">{messages.used(category.name, formats.counted(category.businesses))}</p>
      )}
      {category !== null && category.proposals.length > 0 && (
        <p className="row-end">
          <span>{messages.meant}</span>
          {category.proposals.map(name => (
            <button key={name} type="button" className="btn" onClick={() => onCategory(name)}>
              {inLanguage(adminBusinessMessages, language).newCategory.take(name)}
            </button>
          ))}
        </p>
      )}
      {category?.kind !== 'unknown' && (
        <>
          <p>{sentences.join(' ')}</p>
          {warnings.length > 0 && <p className="warn">{warnings.join(' ')}</p>}
          {examples.length > 0 && (
            <DiffTable
              caption={messages.examples}
              heads={{ name: messages.examples, before: texts.facts.from, after: texts.facts.to }}
              rows={examples.map(({ id, name, before }) => ({
                key: String(id),
                name,
                before: factText(field, before, texts),
                after: factText(field, to, texts),
              }))}
            />
          )}
          {changing > 0 && <p className="quiet small">{messages.undoable}</p>}
        </>
      )}
    </>
  )
}
