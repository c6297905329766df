import { useQuery } from '@tanstack/react-query'
import { useAdmin } from '#web/admin/admin-context.ts'
import { optionQueries } from '#web/admin/businesses/business-queries.ts'

/** Suggests the categories in use to the input that names its id. */
export function CategoryDatalist({ id }: { id: string }) {
  const { api } = useAdmin()
  const categories = useQuery(optionQueries(api).categories).data ?? []
  return (
    <datalist id={id}>
      {categories.map(({ category }) => (
        <option key={category} value={category} />
      ))}
    </datalist>
  )
}
