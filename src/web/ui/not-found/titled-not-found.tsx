import { LazyNotFound } from '#web/ui/not-found/lazy-not-found.tsx'
import type { NotFoundProps } from '#web/ui/not-found/not-found.tsx'
import { useTitle } from '#web/ui/use-title.ts'

/** A city, category or page that does not exist, under its own title. */
export function TitledNotFound(props: NotFoundProps) {
  useTitle(props.title)
  return <LazyNotFound {...props} />
}
