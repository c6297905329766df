import { Link } from 'wouter'
import { GROUP_SLUGS } from '#domain/category/group.ts'
import { messages as adminCategoriesMessages } from '#translated/admin/categories.ts'
import { messages as groupNamesMessages } from '#translated/group-names.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminCategory } from '#web/admin/api/api.ts'
import { tintOf } from '#web/admin/businesses/category-tint.ts'
import { useAddressQuery } from '#web/admin/routing/address-query.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { RowButton, TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { ChoiceFilter, SearchFilter } from '#web/admin/ui/list/filters.tsx'
import { useListQuery } from '#web/admin/ui/list/use-list.tsx'
import { useMessages } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

interface CategoriesPanelProps {
  onChange: (category: AdminCategory) => void
  /** One of the proposals for an unknown name was chosen. */
  onMap: (category: AdminCategory, to: { readonly slug: string }) => void
}

/** The categories in use. Filter, order and page are in the address. */
export function CategoriesPanel({ onChange, onMap }: CategoriesPanelProps) {
  const { formats } = usePage()
  const messages = useMessages(adminCategoriesMessages)
  const groups = useMessages(groupNamesMessages)
  const { api } = useAdmin()
  const address = useAddressQuery()
  const query = {
    page: address.page,
    search: address.get('search'),
    group: GROUP_SLUGS.find(slug => slug === address.get('group')) ?? '',
    known: address.get('known') === 'unknown' ? 'unknown' : '',
    sortBy: address.get('sortBy') === 'name' ? 'name' : 'count',
    sortOrder: address.get('sortOrder') === 'asc' ? 'asc' : 'desc',
  } as const
  const categories = useListQuery(['categories', 'list'], query, asked =>
    api('GET /api/admin/categories', { query: asked }),
  )
  const isFiltered = query.search !== '' || query.group !== '' || query.known !== ''
  return (
    <TablePanel
      title={messages.list}
      count={total => messages.count(total, formats.counted(categories.data?.unknownCount ?? 0))}
      filters={
        <>
          <SearchFilter address={address} name="search" label={messages.search} hint={messages.searchHint} />
          <ChoiceFilter
            label={messages.group}
            address={address}
            name="group"
            all={messages.all}
            options={GROUP_SLUGS.map(slug => [slug, groups[slug]])}
          />
          <ChoiceFilter
            label={messages.known}
            address={address}
            name="known"
            all={messages.all}
            options={[['unknown', messages.onlyUnknown]]}
          />
        </>
      }
      query={categories}
      address={address}
      empty={isFiltered ? messages.noneFound : messages.none}
      className="categories"
      idOf={category => category.slug}
      sorting={{
        by: query.sortBy,
        order: query.sortOrder,
        onSort: (sortBy, sortOrder) => address.set({ sortBy, sortOrder }),
      }}
      columns={[
        {
          head: messages.name,
          kind: 'name',
          sort: 'name',
          cell: ({ name, isKnown }) => (
            <>
              <span>{name}</span>
              {!isKnown && <span className="tint contour">{messages.unknown}</span>}
            </>
          ),
        },
        {
          head: messages.group,
          kind: 'short',
          cell: ({ group }) => <span className={tintOf(group)}>{groups[group]}</span>,
        },
        {
          head: messages.businesses,
          kind: 'number',
          sort: 'count',
          cell: ({ name, slug, count }) => (
            <Link href={adminPaths.businesses(`?category=${encodeURIComponent(slug)}`)}>
              <span>{formats.count(count)}</span>
              <span className="vh">{`: ${messages.businessesOf(name)}`}</span>
            </Link>
          ),
        },
        {
          head: messages.otherNames,
          className: 'notes',
          cell: category => <Notes category={category} onMap={to => onMap(category, to)} />,
        },
        {
          head: messages.actionsHead,
          isHeadHidden: true,
          kind: 'short',
          cell: category => (
            <RowButton
              text={messages.change}
              label={messages.changeOf(category.name)}
              onPress={() => onChange(category)}
            />
          ),
        },
      ]}
    />
  )
}

/** Enough to see what leads to a category. */
const SHOWN_NAMES = 5

interface NotesProps {
  category: AdminCategory
  onMap: (to: { readonly slug: string }) => void
}

/** The names that lead to a category; of an unknown one where it came from and what it may mean. */
function Notes({ category: { name, names, unknown }, onMap }: NotesProps) {
  const { formats } = usePage()
  const messages = useMessages(adminCategoriesMessages)
  const rest = names.length - SHOWN_NAMES
  const first = names.slice(0, SHOWN_NAMES).join(', ')
  return (
    <>
      {names.length > 0 && (
        <span className="quiet" title={rest > 0 ? names.join(', ') : undefined}>
          {rest > 0 ? `${first} ${messages.more(formats.counted(rest))}` : first}
        </span>
      )}
      {unknown !== null && (
        <>
          {unknown.proposals.length > 0 && (
            <p className="proposals">
              {messages.meant}{' '}
              {unknown.proposals.map(to => (
                <button
                  key={to.slug}
                  type="button"
                  className="btn"
                  aria-label={messages.take(name, to.name)}
                  onClick={() => onMap(to)}
                >
                  {to.name}
                </button>
              ))}
            </p>
          )}
          <p className="small quiet">
            {unknown.firstImport === null ? (
              messages.typed
            ) : (
              <span>
                {messages.firstImport}{' '}
                <Link href={adminPaths.import(unknown.firstImport.id)}>{unknown.firstImport.fileName}</Link>
              </span>
            )}
          </p>
          {unknown.examples.length > 0 && (
            <p className="small quiet">
              {`${messages.examples} ${unknown.examples.map(example => example.name).join(', ')}`}
            </p>
          )}
        </>
      )}
    </>
  )
}
