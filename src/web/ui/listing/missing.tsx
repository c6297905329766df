import { Lost } from '#web/ui/lost.tsx'
import type { NotFoundProps } from '#web/ui/not-found/not-found.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** A city, category or page that does not exist, under its own title. */
export function Missing(props: NotFoundProps) {
  useTitle(props.title)
  return <Lost {...props} />
}
