import { writtenWords } from '#web/messages/written/words.ts'
import { usePage } from '#web/page-context.ts'

/** A written page on its way. */
export function DocumentSkeleton() {
  const { language } = usePage()
  return (
    <div className="wrap written" aria-busy="true">
      <output className="vh">{writtenWords(language).loading}</output>
      <div className="written-bones" aria-hidden="true">
        <div className="bone b50" />
        <div className="bone" />
        <div className="bone" />
        <div className="bone b70" />
      </div>
    </div>
  )
}
