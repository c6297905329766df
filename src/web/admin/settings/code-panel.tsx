import { useMutation, useQuery } from '@tanstack/react-query'
import type { SiteSettings } from '#domain/settings/settings.ts'
import { messages as adminSettingsMessages } from '#translated/admin/settings/settings.ts'
import { useAdmin } from '#web/admin/admin-context.ts'
import type { AdminSettings, CodeVersion } from '#web/admin/api/api.ts'
import { errorText } from '#web/admin/api/error-text.ts'
import { CodePreview } from '#web/admin/settings/code-preview.tsx'
import { CodeVersions } from '#web/admin/settings/code-versions.tsx'
import type { SettingsPart } from '#web/admin/settings/settings-part.ts'
import { Panel } from '#web/admin/ui/panel.tsx'
import { inLanguage } from '#web/messages.ts'
import { usePage } from '#web/page-context.ts'
import { FormField } from '#web/ui/form/form-field.tsx'
import { useToast } from '#web/ui/toast/toast.tsx'

interface CodePanelProps extends SettingsPart {
  /** The settings in effect. */
  stored: SiteSettings
  onSwitchedOff: (settings: AdminSettings) => void
}

/** Code for every public page: the editor, its effects, its versions, and a button that switches it off at once. */
export function CodePanel({ form, stored, onSwitchedOff }: CodePanelProps) {
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
    form.set({ headCode: head_code, footerCode: footer_code })
    toast({ kind: 'done', text: messages.restored })
  }
  const { headCode, footerCode } = form.values
  const isActive = stored.headCode !== '' || stored.footerCode !== ''
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
      <FormField form={form} name="headCode" rows={8} {...AS_TYPED} />
      <FormField form={form} name="footerCode" rows={8} {...AS_TYPED} />
      <CodePreview code={`${headCode}\n${footerCode}`} />
      <CodeVersions versions={versions.data ?? []} onRestore={restore} />
    </Panel>
  )
}

/** Nothing corrects what is no language of people. */
const AS_TYPED = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false } as const
