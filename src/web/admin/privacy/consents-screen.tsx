import { Link } from 'wouter'
import { CONSENT_CATEGORIES, CONSENT_STATES } from '#domain/consent/consent.ts'
import type { Consent } from '#domain/consent/consent-proof.ts'
import { messages as adminConsentsMessages } from '#translated/admin/consents.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import { adminPaths } from '#web/admin/routing/admin-paths.ts'
import { dateFormat } from '#web/admin/ui/date-format.ts'
import { languageName } from '#web/admin/ui/language-name.ts'
import { TablePanel } from '#web/admin/ui/list/data-table.tsx'
import { useList } from '#web/admin/ui/list/use-list.tsx'
import { Screen } from '#web/admin/ui/screen.tsx'
import { Tabs } from '#web/admin/ui/tabs.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'

const TINT_OF = { given: 'tint wood', withdrawn: 'tint' } as const

/** The proofs of consent with their filters and their export. They cannot be changed here. */
export function Page() {
  const { language } = usePage()
  const messages = inLanguage(adminConsentsMessages, language)
  const { categories } = inLanguage(adminSettingsMessages, language).code
  const { moment } = dateFormat(language)
  const { api, addressOf } = useAdmin()
  const { list, filter, isFiltered } = useList(
    ['consents'],
    {
      search: { label: messages.search },
      state: { label: messages.state, all: messages.all, words: CONSENT_STATES, names: messages.states },
      from: { label: messages.from, isDay: true },
      to: { label: messages.to, isDay: true },
    },
    query => api('GET /api/admin/consents', { query }),
  )
  const allowedBy = ({ choices }: Consent) =>
    CONSENT_CATEGORIES.filter(category => choices[category]).map(category => categories[category])
  return (
    <Screen
      title={messages.title}
      actions={
        <a
          className="btn ic ic-download"
          href={addressOf('GET /api/admin/consents/export', { query: filter })}
          download
        >
          {messages.download}
        </a>
      }
    >
      <Tabs of="inbox" />
      <p className="quiet adm-gap">{messages.intro}</p>
      <TablePanel
        title={messages.list}
        count={messages.count}
        {...list}
        empty={
          isFiltered ? (
            messages.noneSuch
          ) : (
            <p>
              {messages.none} <Link href={adminPaths.settings()}>{messages.toSettings}</Link>
            </p>
          )
        }
        note={messages.kept}
        idOf={consent => consent.id}
        columns={[
          { head: messages.given, kind: 'short', isRowHead: true, cell: ({ givenAt }) => moment(givenAt) },
          { head: messages.allowed, cell: consent => allowedBy(consent).join(', ') },
          {
            head: messages.asked,
            kind: 'text',
            cell: ({ asked }) => (asked.startsWith('sha256:') ? messages.askedBefore : asked),
          },
          { head: messages.language, cell: consent => languageName(consent.language, language) },
          {
            head: messages.state,
            cell: ({ withdrawnAt }) => {
              const own = withdrawnAt === null ? 'given' : 'withdrawn'
              return (
                <>
                  <span className={TINT_OF[own]}>{messages.states[own]}</span>
                  {withdrawnAt !== null && <small>{messages.withdrawnAt(moment(withdrawnAt))}</small>}
                </>
              )
            },
          },
          { head: messages.id, kind: 'text', className: 'quiet', cell: ({ id }) => id },
        ]}
      />
    </Screen>
  )
}
