import { useMutation, useQuery } from '@tanstack/react-query'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminSettings, CodeVersion } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { CodePreview } from '#web/admin/settings/code-preview.tsx'
import { CodeVersions } from '#web/admin/settings/code-versions.tsx'
import type { SettingsPart } from '#web/admin/settings/settings-draft.ts'
import { TextField } from '#web/admin/settings/text-field.tsx'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { useToast } from '#web/ui/toast/toast.tsx'

interface CodePanelProps extends SettingsPart {
  /** The settings in effect. */
  stored: AdminSettings
  onSwitchedOff: (settings: AdminSettings) => void
}

/** Code for every public page: the editor, its effects, its versions, and a button that switches it off at once. */
export function CodePanel({ draft, change, faultOf, stored, onSwitchedOff }: CodePanelProps) {
  const { language } = usePage()
  const { code: messages } = inLanguage(adminSettingsMessages, language)
  const { api } = useAdmin()
  const toast = useToast()
  const versions = useQuery({
    queryKey: ['admin', 'code-versions'],
    queryFn: () => api('GET /api/admin/settings/code-versions'),
    staleTime: 0,
  })
  const off = useMutation({
    mutationFn: () => api('POST /api/admin/settings/code-off'),
    onSuccess: settings => {
      onSwitchedOff(settings)
      toast({ kind: 'done', text: messages.offDone })
    },
    onError: error => toast({ kind: 'failed', text: errorText(error, language) }),
  })
  const restore = ({ head_code, footer_code }: CodeVersion) => {
    change({ head_code, footer_code })
    toast({ kind: 'done', text: messages.restored })
  }
  const isActive = stored.head_code !== '' || stored.footer_code !== ''
  return (
    <Panel
      title={messages.title}
      aside={
        isActive && (
          <button type="button" className="btn danger" disabled={off.isPending} onClick={() => off.mutate()}>
            {messages.off}
          </button>
        )
      }
    >
      <p className="prose">{messages.intro}</p>
      <p className="prose note">{messages.consent}</p>
      {(['head_code', 'footer_code'] as const).map(name => (
        <TextField
          key={name}
          path={name}
          label={messages[name]}
          fault={faultOf(name)}
          value={draft[name]}
          rows={8}
          isCode
          onChange={text => change({ [name]: text })}
        />
      ))}
      <CodePreview code={`${draft.head_code}\n${draft.footer_code}`} />
      <CodeVersions versions={versions.data ?? []} onRestore={restore} />
    </Panel>
  )
}
