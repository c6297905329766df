import { Link } from 'wouter'
import { MAX_LISTED_IDS } from '#domain/business/listed-ids.ts'
import { savedWords } from '#web/messages/saved/words.ts'
import { usePage } from '#web/page-context.ts'
import { paths } from '#web/paths.ts'
import { save, unsave } from '#web/saved/saved-ids.ts'
import { useSaved } from '#web/saved/use-saved.ts'
import { useToast } from '#web/ui/toast.tsx'

export interface KeepButtonProps {
  id: number
  /** The business's. */
  name: string
  /** Beside the icon; without it the icon stands alone. */
  label?: string
}

/** Puts a business on the list of saved ones, or takes it off. */
export function KeepButton({ id, name, label }: KeepButtonProps) {
  const { language, formats } = usePage()
  const words = savedWords(language)
  const toast = useToast()
  const isSaved = useSaved().includes(id)
  const toggle = () => {
    if (isSaved) unsave(id)
    else if (!save([id])) toast({ kind: 'failed', text: words.full(formats.count(MAX_LISTED_IDS)) })
  }
  const button = (
    <button
      type="button"
      className={label === undefined ? 'keep ic ic-keep' : 'btn ic ic-keep'}
      aria-pressed={isSaved}
      aria-label={label === undefined ? words.keepOne(name) : undefined}
      onClick={toggle}
    >
      {label}
    </button>
  )
  return label === undefined ? <span className="keep-spot">{button}</span> : button
}

/** The link to the list in the head of every page, with how many are on it. */
export function SavedLink({ label }: { label: string }) {
  const { formats } = usePage()
  const { length } = useSaved()
  return (
    <Link className="marks ic ic-keep" href={paths.saved()} aria-label={length === 0 ? label : undefined}>
      {length > 0 && (
        <>
          <span className="vh">{`${label} `}</span>
          {formats.count(length)}
        </>
      )}
    </Link>
  )
}
