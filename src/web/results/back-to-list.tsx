import { Link, useRouter } from 'wouter'
import { lastListPath, returnToList } from '#web/results/last-list.ts'

interface BackToListProps {
  /** Where nobody came from a list: without language prefix. */
  otherwise: string
  label: string
}

/** Leads back to the very list that the visitor left, as far down as it was. */
export function BackToList({ otherwise, label }: BackToListProps) {
  const { base } = useRouter()
  const path = typeof window === 'undefined' ? undefined : lastListPath()
  const left = path?.startsWith(base) ? path.slice(base.length) || '/' : undefined
  return (
    <Link href={left ?? otherwise} onClick={returnToList}>
      {label}
    </Link>
  )
}
