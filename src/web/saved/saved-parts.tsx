import { Link } from 'wouter'
import { savedWords } from '#web/messages/saved/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { MAX_SAVED, save, unsave } from '#web/saved/saved-ids.ts'
import { useSaved } from '#web/saved/use-saved.ts'
import { useToast } from '#web/ui/toast.tsx'

export interface KeepButtonProps {
  id: number
  /** The business's. */
  name: string
  /** With its word beside the icon. */
  isLarge?: boolean
}

/** Puts a business on the list of saved ones, or takes it off. */
export function KeepButton({ id, name, isLarge = false }: KeepButtonProps) {
  const { language, formats } = usePage()
  const words = savedWords(language)
  const toast = useToast()
  const isSaved = useSaved().includes(id)
  const toggle = () => {
    if (isSaved) unsave(id)
    else if (!save([id])) toast({ kind: 'failed', text: words.full(formats.count(MAX_SAVED)) })
  }
  return (
    <button
      type="button"
      className={isLarge ? 'btn ic ic-keep' : 'keep ic ic-keep'}
      aria-pressed={isSaved}
      aria-label={isLarge ? undefined : words.keepOne(name)}
      onClick={toggle}
    >
      {isLarge && words.keep}
    </button>
  )
}

/** The link to the list in the head of every page, with how many are on it. */
export function SavedLink({ label }: { label: string }) {
  const { formats } = usePage()
  const { length } = useSaved()
  return (
    <Link
      className="marks ic ic-keep"
      href={paths.saved()}
      aria-label={length === 0 ? label : `${label} (${formats.count(length)})`}
    >
      {length > 0 && <span aria-hidden="true">{formats.count(length)}</span>}
    </Link>
  )
}
